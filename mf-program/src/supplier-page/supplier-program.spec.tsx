import { expect, test } from '@jest/globals';
import { listEntryLines } from '@fsvp/contracts/program/entry-line';
import { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { getPerformanceBand } from '@fsvp/contracts/program/supplier-evaluations/performance';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen } from '@testing-library/react';
import { sampleFile, SUPPLIER_ID } from '../testing/sample-records.js';
import { SupplierProgram } from './supplier-program.js';

const counts = { ready: 0, expiring: 0, gaps: 0, not_ready: 1 };

test('a supplier’s page has its open files by food; a part that fails leaves the others', async () => {
  const file = sampleFile({ foodName: 'Black pepper' });
  const host = new MockHost()
    .answer(listFsvpFiles, { fsvpFiles: [file], total: 12, next: null, counts })
    .answer(listEntryLines, { entryLines: [], total: 0, next: null })
    .fail(getPerformanceBand, 503);
  renderInHost(<SupplierProgram supplierId={SUPPLIER_ID} />, { host });
  expect(await screen.findByRole('link', { name: 'Black pepper' })).toHaveAttribute(
    'href',
    `/fsvp-files?view=${file.id}`,
  );
  expect(screen.getByText(/^Regime not determined: .+, §1\.502$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All 12 files' })).toHaveAttribute(
    'href',
    `/fsvp-files?supplierId=${SUPPLIER_ID}`,
  );
  expect(screen.getByRole('link', { name: 'Start an FSVP file' })).toHaveAttribute(
    'href',
    `/fsvp-files?start=${SUPPLIER_ID}`,
  );
  expect(await screen.findByText('The performance could not be computed')).toBeVisible();
  expect(screen.queryByText('Entry lines')).toBeNull();
  const { query } = host.requests(listFsvpFiles)[0]!;
  expect(query.getAll('lifecycle')).not.toContain('closed');
});
