import { expect, it } from '@jest/globals';
import { exampleOfRecord } from '../docs/events/examples.js';
import { setTimeZone, suiteTimeZone } from '../core/calendar-day.js';
import { addedLater } from '../core/signed-field.js';
import { contentRows, SIGNABLE, signedContent } from './signable.js';
import { SIGNABLE_TYPES, type SignableType } from '../signatures/signature.js';

it.each(SIGNABLE_TYPES)(
  'the content of a record of the type %s can be read whatever byte of it was altered',
  (type) => {
    const text = JSON.stringify(signedContent(type, exampleOfRecord(type) as object));
    const whole = contentRows(type, JSON.parse(text) as Record<string, unknown>, {});
    expect(whole.length).toBeGreaterThan(0);
    for (let at = 0; at < text.length; at += 1)
      for (const character of ['X', '9', '"', ' ']) {
        const altered = readObject(text.slice(0, at) + character + text.slice(at + 1));
        const rows = altered ? contentRows(type, altered, {}) : [];
        for (const row of rows) expect(typeof row.text).toBe('string');
      }
  },
);

/** What was signed when records were signed first. A field that is added to this list makes every earlier signature stale. */
const SIGNED_FROM_THE_START: Record<SignableType, string> = {
  'hazard-analysis':
    'supplierId productId hazardType hazardDescription severity likelihood riskScore preventiveControls monitoringProcedures correctiveActions verificationActivities recordKeepingProcedures',
  'verification-activity':
    'supplierId type title description status scheduledDate dueDate completedDate assignedTo findings recommendations followUpRequired followUpDate cost attachments',
  'receiving-inspection':
    'supplierId productName lotNumber receivedDate status actualTemp tempUnit requiredTempMin requiredTempMax tempCompliant quantity quantityUnit inspectionQuestions failureReasons notes',
  'corrective-action':
    'supplierId verificationId inspectionId title description rootCause correctiveAction preventiveAction status priority assignedTo dueDate completedDate verificationOfEffectiveness attachments',
  'result-review': 'activityId resultId resultVersion versionNumber result assessment reason hazardKeys actionIds',
  document:
    'title description type supplierId verificationId correctiveActionId expirationDate fileVersion fileName fileSize mimeType sha256',
  qualification:
    'individualId individualName employer relation versionNumber activities foodClasses industryCodes languages basis documents validFrom validUntil',
  'importer-eligibility': 'importerId versionNumber foodClass year years average cutoff eligible',
  'applicability-determination':
    'fileId fileNumber importerName supplierName foodName versionNumber answers proposedRegime chosenRegime citations entryCode reason',
  'food-hazard-analysis':
    'foodId versionNumber basis covers consumers facts reviewed considered originsConsidered factors hazards outcome controlCount sources',
  'supplier-evaluation':
    'fileId fileNumber importerId supplierId foodId versionNumber kind regime basis reviewed hazardAnalysisId hazardAnalysisVersion allocations procedures regulations complianceHistory safetyHistory performance otherFactors answers conclusion reason',
  'supplier-approval':
    'fileId fileNumber importerId supplierId foodId versionNumber evaluationId evaluationVersion evaluationConclusion decision conditions until preImportVerification',
  'reevaluation-dismissal': 'fileId fileNumber supplierName foodName reevaluationId reasonId reasonText text',
  procedure: 'importerId code versionNumber title documentId effectiveFrom establishedBy reviewNote',
  'verification-plan':
    'fileId fileNumber importerName supplierName foodName versionNumber evaluationId evaluationVersion regime band lines droppedLines justification reliedOn',
  'account-review': 'day accounts',
};

it.each(SIGNABLE_TYPES)('a field of the type %s that is signed later is marked as such (`addedLater`)', (type) => {
  const fields = Object.entries(SIGNABLE[type].fields).filter(([, { addedLater: later }]) => !later);
  expect(fields.map(([name]) => name).join(' ')).toBe(SIGNED_FROM_THE_START[type]);
});

it('a field that is added later changes the content only of records that have a value in it', () => {
  const { fields } = SIGNABLE['corrective-action'] as { fields: Record<string, unknown> };
  const record = exampleOfRecord('corrective-action');
  const before = signedContent('corrective-action', record);
  fields.lotCode = addedLater('Lot Code');
  try {
    expect(signedContent('corrective-action', { ...record, lotCode: null })).toEqual(before);
    expect(signedContent('corrective-action', { ...record, lotCode: 'L1' })).toEqual({ ...before, lotCode: 'L1' });
  } finally {
    delete fields.lotCode;
  }
});

it.each([
  ['verification-activity', 'completedDate'],
  ['corrective-action', 'completedDate'],
  ['receiving-inspection', 'receivedDate'],
] as const)('the day of %s %s is that of the time zone of the suite', (type, field) => {
  const zone = suiteTimeZone();
  try {
    setTimeZone('America/New_York');
    const content = { ...signedContent(type, exampleOfRecord(type)), [field]: '2026-01-01T04:30:00.000Z' };
    expect(contentRows(type, content, {}).find((row) => row.field === field)?.text).toBe('Dec 31, 2025');
  } finally {
    setTimeZone(zone);
  }
});

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
