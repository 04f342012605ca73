import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { ExportedReadiness } from '@fsvp/contracts/program/internal';
import type { CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import { hazardRiskScore, LIKELIHOODS, SEVERITIES } from '@fsvp/contracts/quality/hazard-analysis';
import { fsvpStatus, nextVerificationDay } from '@fsvp/contracts/suppliers/fsvp';
import { RISK_LEVELS } from '@fsvp/contracts/suppliers/supplier';
import { SUPPLIER_STATUSES } from '@fsvp/contracts/suppliers/supplier-status';
import { VERIFICATION_STATUSES, VERIFICATION_TYPES } from '@fsvp/contracts/quality/verification';

const toInstant = (days: number) => `${addDays(today(), days)}T12:00:00.000Z`;
const createId = (kind: string, index: number) => `019aa27e-0000-7000-${kind}-${String(index).padStart(12, '0')}`;

/** Rows of the supplier export with every status, risk level and FSVP status. */
export function createSupplierRows(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => {
    const clock = {
      fsvpRequired: index % 7 !== 0,
      lastVerificationDate: index % 3 ? toInstant(-((index * 37) % 420)) : null,
      verificationFrequencyMonths: 12,
    };
    const due = nextVerificationDay(clock);
    return {
      id: createId('8001', index),
      name: `=Supplier ${index}, "Ağrı" 食品`,
      city: index % 2 ? 'Łódź' : null,
      country: 'Poland',
      status: SUPPLIER_STATUSES[index % 4],
      riskLevel: RISK_LEVELS[index % 3],
      fsvpRequired: clock.fsvpRequired,
      fsvpStatus: fsvpStatus(clock),
      lastVerificationDate: clock.lastVerificationDate,
      nextVerificationDate: due && `${due}T00:00:00.000Z`,
      verificationFrequencyMonths: 12,
      createdAt: toInstant(-500),
    };
  });
}

export function createHazardRows(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => {
    const severity = SEVERITIES[index % 3]!;
    const likelihood = LIKELIHOODS[index % 5]!;
    return {
      id: createId('8002', index),
      supplierId: createId('8001', index % 4),
      supplierName: 'x',
      hazardType: index % 2 ? 'chemical' : 'biological',
      hazardDescription: 'x',
      severity,
      likelihood,
      riskScore: hazardRiskScore(severity, likelihood),
    };
  });
}

export function createVerificationRows(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => ({
    id: createId('8003', index),
    supplierId: createId('8001', index),
    supplierName: `Supplier ${index}`,
    type: VERIFICATION_TYPES[index % 4],
    title: `Audit ${index}`,
    description: null,
    status: VERIFICATION_STATUSES[index % 5],
    scheduledDate: toInstant(-20),
    dueDate: toInstant(index % 2 ? -3 : 3),
    completedDate: index % 5 === 2 ? toInstant(-1) : null,
    assignedTo: null,
    findings: 'Line one\nline two',
    recommendations: null,
    followUpRequired: index % 3 === 0,
    followUpDate: null,
    cost: index % 2 ? 0.1 : null,
  }));
}

export function createActionRows(count: number): Omit<CorrectiveAction, 'attachments'>[] {
  return Array.from({ length: count }, (_, index) => ({
    id: createId('8004', index),
    version: 1,
    externalIds: {},
    createdBy: null,
    createdAt: toInstant(-5),
    updatedAt: toInstant(-5),
    supplierId: createId('8001', index % 3),
    supplierName: `Supplier ${index % 3}`,
    verificationId: null,
    inspectionId: null,
    title: `Action ${index}`,
    description: 'What happened',
    rootCause: null,
    correctiveAction: 'What is done',
    preventiveAction: null,
    status: (['open', 'in_progress', 'completed', 'closed'] as const)[index % 4]!,
    priority: (['low', 'medium', 'high', 'critical'] as const)[index % 4]!,
    assignedTo: null,
    dueDate: toInstant(index % 2 ? -2 : 2),
    completedDate: null,
    verificationOfEffectiveness: null,
  }));
}

/** Rows of the export of FSVP files; every second file has a gap. */
export function createReadinessRows(count: number): ExportedReadiness[] {
  return Array.from({ length: count }, (_, index): ExportedReadiness => {
    const gap = index % 2 === 0;
    return {
      fileId: createId('8005', index),
      number: `F-${String(index + 1).padStart(6, '0')}`,
      importerName: 'Harbor Foods LLC',
      supplierId: createId('8001', index),
      supplierName: `=Supplier ${index}, "Ağrı" 食品`,
      supplierCountry: index % 3 ? 'India' : null,
      foodName: 'Fried chickpea snacks',
      regime: 'standard',
      verdict: gap ? 'not_ready' : 'ready',
      percent: gap ? 50 : 100,
      missing: gap ? ['APP-1'] : [],
      fresh: true,
      items: [
        {
          code: 'APP-1',
          title: 'Applicability determined',
          citations: ['1.501', '1.502'],
          state: gap ? 'missing' : 'satisfied',
          reason: gap ? 'unsigned' : null,
          citation: null,
          evidence: [
            {
              recordType: 'applicability-determination',
              id: createId('8006', index),
              version: 2,
              title: 'Determination, version 1',
              signedBy: gap ? null : 'Mia Chen',
              signedAt: gap ? null : '2026-11-02T08:31:00.000Z',
              validUntil: null,
            },
          ],
          dueOn: gap ? null : '2027-03-01',
        },
        {
          code: 'LACF-1',
          title: 'Made under part 113',
          citations: ['1.502(b)(1)'],
          state: 'not_applicable',
          reason: null,
          citation: '1.502(b)(1)',
          evidence: [],
          dueOn: null,
        },
      ],
    };
  });
}
