import type { ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';

export const SUPPLIER_ID = '0197a000-0000-7000-8000-0000000000a1';
export const RECORD_ID = '0197a000-0000-7000-8000-0000000000c1';
export const OTHER_ID = '0197a000-0000-7000-8000-0000000000c2';

const record = {
  id: RECORD_ID,
  version: 3,
  externalIds: {},
  createdBy: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  supplierId: SUPPLIER_ID,
  supplierName: 'Bay Seafood Ltd',
};

/** A verification activity as the server returns it. */
export function sampleActivity(changes: Partial<VerificationActivity> = {}): VerificationActivity {
  return {
    ...record,
    type: 'certificate_review',
    title: 'Organic certificate',
    description: 'Check the new certificate',
    status: 'scheduled',
    scheduledDate: '2024-02-01T00:00:00.000Z',
    completedDate: null,
    dueDate: '2024-03-05T00:00:00.000Z',
    assignedTo: 'dana@example.com',
    findings: null,
    recommendations: null,
    followUpRequired: false,
    followUpDate: null,
    cost: null,
    attachments: [],
    ...changes,
  };
}

/** A receiving inspection as the server returns it. */
export function sampleInspection(changes: Partial<ReceivingInspection> = {}): ReceivingInspection {
  return {
    ...record,
    productName: 'Frozen shrimp',
    lotNumber: 'L-77',
    receivedDate: '2024-03-05T00:00:00.000Z',
    actualTemp: 38,
    tempCompliant: true,
    tempUnit: 'F',
    requiredTempMin: 0,
    requiredTempMax: 41,
    quantity: 20,
    quantityUnit: 'cases',
    inspectionQuestions: null,
    status: 'passed',
    notes: null,
    failureReasons: null,
    inspectedBy: null,
    ...changes,
  };
}
