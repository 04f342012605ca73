import type { CallDefinition } from '@fsvp/contracts/call';
import { listActions } from '@fsvp/contracts/corrective-action';
import { listDocuments } from '@fsvp/contracts/document';
import { listHazards } from '@fsvp/contracts/hazard-analysis';
import { listInspections } from '@fsvp/contracts/receiving-inspection';
import { fsvpSummary, listSuppliers } from '@fsvp/contracts/supplier';
import { listVerifications } from '@fsvp/contracts/verification';

/** What shows suppliers or counts them. */
export const SUPPLIER_LISTS: readonly CallDefinition[] = [listSuppliers, fsvpSummary];

/** What shows a supplier's name beside its own records. */
export const NAMING_LISTS: readonly CallDefinition[] = [listHazards, listVerifications, listInspections, listActions, listDocuments];
