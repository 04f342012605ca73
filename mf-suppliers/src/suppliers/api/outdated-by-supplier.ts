import { OUTDATED_BY } from '@fsvp/contracts/live';
import { fsvpSummary, listSuppliers } from '@fsvp/contracts/supplier';
import type { Endpoint } from '@fsvp/web-kit';

/** What shows suppliers or counts them. */
export const SUPPLIER_LISTS: readonly Endpoint[] = [listSuppliers, fsvpSummary];

/** What shows a supplier's name beside its own records: named by their paths, as their contracts would weigh as much as a screen. */
export const NAMING_LISTS: readonly Endpoint[] = (OUTDATED_BY.supplier ?? [])
  .filter((path) => path !== listSuppliers.path)
  .map((path) => ({ method: 'GET', path }));
