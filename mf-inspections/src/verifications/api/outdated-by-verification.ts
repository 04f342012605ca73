import type { CallDefinition } from '@fsvp/contracts/call';
import { fsvpSummary, getSupplier, listSuppliers } from '@fsvp/contracts/supplier';
import { getVerification, listVerifications } from '@fsvp/contracts/verification';

/** What shows activities, and what shows the last verification of a supplier, which a completed one moves. */
export const OUTDATED_BY_VERIFICATION: readonly CallDefinition[] = [
  listVerifications,
  getVerification,
  listSuppliers,
  getSupplier,
  fsvpSummary,
];
