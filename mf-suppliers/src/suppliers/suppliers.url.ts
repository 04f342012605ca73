import { COMPLIANCES } from '@fsvp/contracts/compliance';
import { RISK_LEVELS, SUPPLIER_STATUSES } from '@fsvp/contracts/supplier';
import { urlChoice, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

/** The tabs of a supplier's details beside the first, which the address does not name. */
export const DETAIL_TABS = ['products', 'performance'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

const SORTS = ['name', 'country', 'status', 'riskLevel', 'lastVerificationDate'] as const;

/** The state in the address of the directory. */
export const suppliersUrl = {
  search: urlText(),
  status: urlChoice(SUPPLIER_STATUSES),
  riskLevel: urlChoice(RISK_LEVELS),
  /** Whom a card of the dashboard counts. */
  compliance: urlChoice(COMPLIANCES),
  sort: urlChoice(SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
  /** The supplier whose details are open. */
  view: urlOptional(),
  tab: urlChoice(DETAIL_TABS),
  productSearch: urlText(),
  productOffset: urlNumber(),
  evaluationOffset: urlNumber(),
  /** Opens the form for a new supplier (hrefs). */
  new: urlChoice(['1']),
  /** The supplier to edit; removed from the address at once. */
  edit: urlOptional(),
};
export type SuppliersState = UrlState<typeof suppliersUrl>;

/** Takes the details, and where one was in them, out of the address. */
export const DETAILS_CLOSED = {
  view: undefined,
  tab: undefined,
  productSearch: '',
  productOffset: 0,
  evaluationOffset: 0,
} satisfies Partial<SuppliersState>;
/** Takes whatever narrows the list out of the address. */
export const UNFILTERED = {
  search: '',
  status: undefined,
  riskLevel: undefined,
  compliance: undefined,
  offset: 0,
} satisfies Partial<SuppliersState>;
export type SupplierSort = (typeof SORTS)[number];
