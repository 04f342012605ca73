import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { Reevaluation, ReevaluationReason } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { FILE_ID, FOOD_ID, SUPPLIER_ID } from './sample-records.js';

export const REEVALUATION_ID = '0197a000-0000-7000-8000-0000000000f7';
export const REASON_ID = '0197a000-0000-7000-8000-0000000000f8';

/** A reason as the server returns it. */
export const sampleReason = (changes: Partial<ReevaluationReason> = {}): ReevaluationReason => ({
  id: REASON_ID,
  kind: 'supplier_changed',
  recordType: 'supplier',
  recordId: SUPPLIER_ID,
  recordVersion: 3,
  at: '2026-01-05T10:00:00.000Z',
  text: 'Country: Peru → Ecuador',
  dueOn: addDays(today(), 12),
  dismissalId: null,
  dismissedAt: null,
  ...changes,
});

/** A reevaluation as the server returns it. */
export const sampleReevaluation = (changes: Partial<Reevaluation> = {}): Reevaluation => ({
  id: REEVALUATION_ID,
  version: 3,
  createdBy: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  fileId: FILE_ID,
  fileNumber: 'F-000123',
  supplierId: SUPPLIER_ID,
  supplierName: 'Bay Seafood',
  foodId: FOOD_ID,
  foodName: 'Frozen shrimp',
  importerName: 'Harbor Foods LLC',
  dueOn: addDays(today(), 12),
  status: 'open',
  reasons: [sampleReason()],
  assigneeId: null,
  evaluationId: null,
  closedAt: null,
  ...changes,
});
