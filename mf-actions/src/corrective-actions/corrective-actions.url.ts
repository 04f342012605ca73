import { ACTION_PRIORITIES, ACTION_STATUSES } from '@fsvp/contracts/corrective-action';
import { urlChoice, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';
import { ACTION_SORTS } from './action-sorting.js';

/** The state in the address of the list of actions, and of the form that another screen opened (hrefs.newCorrectiveAction). */
export const actionsUrl = {
  search: urlText(),
  status: urlChoice(ACTION_STATUSES),
  priority: urlChoice(ACTION_PRIORITIES),
  /** The supplier whose actions are listed; `supplierId` is the form's. */
  supplier: urlOptional(),
  sort: urlChoice(ACTION_SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
  /** The action whose details are open. */
  view: urlOptional(),
  /** Opens the form for a new action, filled in with the parameters below. */
  new: urlChoice(['1']),
  supplierId: urlOptional(),
  verificationId: urlOptional(),
  inspectionId: urlOptional(),
  title: urlOptional(),
  description: urlOptional(),
};
export type ActionsState = UrlState<typeof actionsUrl>;

/** Takes the form and what it was filled in with out of the address. */
export const NO_FORM = {
  new: undefined,
  supplierId: undefined,
  verificationId: undefined,
  inspectionId: undefined,
  title: undefined,
  description: undefined,
} satisfies Partial<ActionsState>;
