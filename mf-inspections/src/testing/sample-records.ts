import { receivingInspection, type ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { verificationActivity, type VerificationActivity } from '@fsvp/contracts/quality/verification';
import { supplier, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { sampleRecord } from '@fsvp/web-kit/testing';

export const SUPPLIER_ID = '0197a000-0000-7000-8000-0000000000a1';
export const RECORD_ID = '0197a000-0000-7000-8000-0000000000c1';
export const OTHER_ID = '0197a000-0000-7000-8000-0000000000c2';

const record = {
  id: RECORD_ID,
  version: 3,
  supplierId: SUPPLIER_ID,
  supplierName: 'Bay Seafood Ltd',
};

/** A verification activity as the server returns it. */
export function sampleActivity(changes: Partial<VerificationActivity> = {}): VerificationActivity {
  return sampleRecord(verificationActivity, {
    ...record,
    type: 'certificate_review',
    title: 'Organic certificate',
    description: 'Check the new certificate',
    status: 'scheduled',
    scheduledDate: '2024-02-01T00:00:00.000Z',
    dueDate: '2024-03-05T00:00:00.000Z',
    assignedTo: 'dana@example.com',
    followUpRequired: false,
    resultState: 'none',
    ...changes,
  });
}

/** The supplier of the activities, as the server returns it. */
export function sampleSupplier(lastVerificationDate: string | null): Supplier {
  return sampleRecord(supplier, {
    id: SUPPLIER_ID,
    version: 3,
    name: 'Bay Seafood Ltd',
    country: 'Bangladesh',
    riskLevel: 'high',
    status: 'approved',
    fsvpRequired: true,
    lastVerificationDate,
    verificationFrequencyMonths: 12,
    fsvpStatus: 'compliant',
    approvalStatus: 'approved',
  });
}

/** A receiving inspection as the server returns it. */
export function sampleInspection(changes: Partial<ReceivingInspection> = {}): ReceivingInspection {
  return sampleRecord(receivingInspection, {
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
    gateReleaseNeeded: false,
    status: 'passed',
    ...changes,
  });
}
