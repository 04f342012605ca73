import { DUE_FILTERS, REASON_KINDS, REEVALUATION_STATUSES } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { urlChoice, urlId, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

const SORTS = ['dueOn', 'fileNumber', 'supplierName', 'foodName', 'createdAt'] as const;

/** In the address of FSVP Files. */
export const reevaluationsUrl = {
  /** Shows the list of reevaluations in place of that of files. */
  reevaluations: urlChoice(['1']),
  /** The reevaluation that is shown in place of the list. */
  reevaluation: urlOptional(),
  search: urlText(),
  /** Without it, the open ones. */
  status: urlChoice([...REEVALUATION_STATUSES, 'all']),
  reason: urlChoice(REASON_KINDS),
  due: urlChoice(DUE_FILTERS),
  assignee: urlId(),
  supplierId: urlId(),
  sort: urlChoice(SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
};
export type ReevaluationsState = UrlState<typeof reevaluationsUrl>;

/** Removes search and filters from the address. */
export const UNFILTERED = {
  search: '',
  status: undefined,
  reason: undefined,
  due: undefined,
  assignee: undefined,
  supplierId: undefined,
  offset: 0,
} satisfies Partial<ReevaluationsState>;

export const isFiltered = ({ search, status, reason, due, assignee, supplierId }: ReevaluationsState): boolean =>
  Boolean(search || status || reason || due || assignee || supplierId);
