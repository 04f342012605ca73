import { RISK_LEVELS, SUPPLIER_STATUSES } from '@fsvp/contracts/supplier';
import { urlChoice, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

const SORTS = ['name', 'country', 'status', 'riskLevel', 'lastVerificationDate'] as const;

/** What the address says of the directory. */
export const suppliersUrl = {
  search: urlText(),
  status: urlChoice(SUPPLIER_STATUSES),
  riskLevel: urlChoice(RISK_LEVELS),
  sort: urlChoice(SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
  /** The supplier whose details are open. */
  view: urlOptional(),
  /** The supplier to edit; taken out of the address at once (specification §2). */
  edit: urlOptional(),
};
export type SuppliersState = UrlState<typeof suppliersUrl>;
export type SupplierSort = (typeof SORTS)[number];
