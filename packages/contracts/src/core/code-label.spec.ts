import { expect, test } from '@jest/globals';
import { codeLabel } from './code-label.js';

test.each([
  ['totalSuppliers', 'Total Suppliers'],
  ['fsvpDueSoon', 'FSVP Due Soon'],
  ['in_progress', 'In Progress'],
  ['risk-assessment', 'Risk Assessment'],
  ['nonCompliant', 'Non-Compliant'],
  ['report-run.finished.v1', 'Report run finished'],
  ['fsvp-record.updated.v1', 'FSVP record updated'],
])('%s is shown as %s', (code, label) => {
  expect(codeLabel(code)).toBe(label);
});
