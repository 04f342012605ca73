import { COMPLIANCES } from '@fsvp/contracts/suppliers/compliance';
import { RISK_LEVELS } from '@fsvp/contracts/suppliers/supplier';
import { SUPPLIER_STATUSES } from '@fsvp/contracts/suppliers/supplier-status';
import { urlChoice, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

/** The tabs of a supplier's details that the URL names, all but the first. */
export const DETAIL_TABS = ['products', 'performance'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

/** In the URL instead of an id. */
export const NEW_RECORD = 'new';

const SORTS = ['name', 'country', 'status', 'riskLevel', 'lastVerificationDate'] as const;

/** URL state of the directory. */
export const suppliersUrl = {
  search: urlText(),
  status: urlChoice(SUPPLIER_STATUSES),
  riskLevel: urlChoice(RISK_LEVELS),
  /** The suppliers that a dashboard card counts. */
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
  /** The product whose form is open; NEW_RECORD for a new one. */
  product: urlOptional(),
  /** Opens the form of a new evaluation. */
  evaluation: urlChoice([NEW_RECORD]),
  /** Opens the form of a new supplier (hrefs). */
  new: urlChoice(['1']),
  /** Opens the import (hrefs); removed from the URL at once. */
  import: urlChoice(['1']),
  /** The supplier to edit; removed from the URL at once. */
  edit: urlOptional(),
};
export type SuppliersState = UrlState<typeof suppliersUrl>;

/** Removes the details and their state from the URL. */
export const DETAILS_CLOSED = {
  view: undefined,
  tab: undefined,
  productSearch: '',
  productOffset: 0,
  evaluationOffset: 0,
  product: undefined,
  evaluation: undefined,
} satisfies Partial<SuppliersState>;
/** Removes search and filters from the URL. */
export const UNFILTERED = {
  search: '',
  status: undefined,
  riskLevel: undefined,
  compliance: undefined,
  offset: 0,
} satisfies Partial<SuppliersState>;
