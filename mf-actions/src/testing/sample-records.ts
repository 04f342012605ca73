import { correctiveAction, type CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import { sampleRecord } from '@fsvp/web-kit/testing';

export const SUPPLIER_ID = '0197a000-0000-7000-8000-0000000000a1';
export const ACTION_ID = '0197a000-0000-7000-8000-0000000000d1';
export const OTHER_ID = '0197a000-0000-7000-8000-0000000000d2';
export const VERIFICATION_ID = '0197a000-0000-7000-8000-0000000000e1';
export const INSPECTION_ID = '0197a000-0000-7000-8000-0000000000f1';

/** A corrective action as the server returns it. */
export function sampleAction(changes: Partial<CorrectiveAction> = {}): CorrectiveAction {
  return sampleRecord(correctiveAction, {
    id: ACTION_ID,
    version: 3,
    supplierId: SUPPLIER_ID,
    supplierName: 'Bay Seafood Ltd',
    title: 'Salmonella in shrimp',
    description: 'Refused at the border',
    rootCause: 'Unchlorinated wash water',
    correctiveAction: 'Chlorinate the water',
    status: 'open',
    priority: 'critical',
    assignedTo: 'dana@example.com',
    dueDate: '2024-03-05T09:30:00.000Z',
    ...changes,
  });
}
