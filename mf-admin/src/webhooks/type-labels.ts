import type { ChangingType } from '@fsvp/contracts/catalogue/change';
import { codeLabel } from '@fsvp/contracts/core/code-label';
import { WEBHOOK_TEST_TYPE } from '@fsvp/contracts/webhooks/webhook';

export const RECORD_TYPE_LABELS: Record<ChangingType, string> = {
  supplier: 'Suppliers',
  'supplier-product': 'Supplier products',
  'supplier-performance': 'Supplier performance',
  'hazard-analysis': 'Hazard analyses',
  'verification-activity': 'Verification activities',
  'receiving-inspection': 'Receiving inspections',
  'corrective-action': 'Corrective actions',
  document: 'Documents',
  'qualified-individual': 'Qualified individuals',
  qualification: 'Qualifications',
  importer: 'Importers',
  'importer-eligibility': 'Eligibilities of importers',
  'fsvp-file': 'FSVP files',
  'fsvp-file-readiness': 'Readiness of FSVP files',
  'applicability-determination': 'Determinations of FSVP files',
  assurance: 'Assurances',
  'entry-line': 'Entry lines',
  'standing-check': 'Checks of scope and standing',
  'evidence-links': 'Chosen evidence of FSVP files',
  procedure: 'Procedures',
  'reference-set': 'Reference data',
  food: 'Foods',
  signature: 'Signatures',
};

/** A type of records or of an event in words: 'Receiving inspections', 'Supplier created'. */
export function typeLabel(type: string): string {
  if (type === WEBHOOK_TEST_TYPE) return 'Test message';
  return Object.hasOwn(RECORD_TYPE_LABELS, type) ? RECORD_TYPE_LABELS[type as ChangingType] : codeLabel(type);
}

/** What a webhook gets, in words. @param types as the contract has them: none for all */
export function typesText(types: readonly string[]): string {
  return types.length === 0 ? 'All changes' : types.map((type) => typeLabel(type)).join(', ');
}
