import { ACTION_PRIORITIES, ACTION_STATUSES } from '@fsvp/contracts/quality/corrective-action';
import { urlChoice, urlId, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';
import { ACTION_SORTS } from './action-sorting.js';

/** URL state of the list, and of the form that another screen opened (hrefs.newCorrectiveAction). */
export const actionsUrl = {
  search: urlText(),
  status: urlChoice(ACTION_STATUSES),
  priority: urlChoice(ACTION_PRIORITIES),
  /** The supplier filter; `supplierId` prefills the form. */
  supplier: urlId(),
  sort: urlChoice(ACTION_SORTS),
  order: urlChoice(['asc', 'desc']),
  /** In groups by due day. */
  grouped: urlChoice(['1']),
  offset: urlNumber(),
  /** The action whose details are open. */
  view: urlOptional(),
  /** The action whose form is open. */
  edit: urlOptional(),
  /** The form begins as completed. */
  complete: urlChoice(['1']),
  /** Opens the form of a new action, prefilled with the parameters below. */
  new: urlChoice(['1']),
  supplierId: urlOptional(),
  verificationId: urlOptional(),
  inspectionId: urlOptional(),
  title: urlOptional(),
  description: urlOptional(),
};
export type ActionsState = UrlState<typeof actionsUrl>;

/** Removes the form and its prefill from the URL. */
export const NO_FORM = {
  new: undefined,
  supplierId: undefined,
  verificationId: undefined,
  inspectionId: undefined,
  title: undefined,
  description: undefined,
} satisfies Partial<ActionsState>;
