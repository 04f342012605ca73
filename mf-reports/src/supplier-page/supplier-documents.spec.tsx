import { expect, test } from '@jest/globals';
import { listDocuments } from '@fsvp/contracts/documents/document';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { sampleDocument } from '../testing/sample-records.js';
import { SupplierDocuments } from './supplier-documents.js';

const SUPPLIER = '0197a000-0000-7000-8000-0000000000a1';
const counts = { total: 0, valid: 0, expiresSoon: 0, expired: 0 };

test('a supplier’s page has its documents by kind, with what has expired', async () => {
  const ids = ['1', '2'].map((end) => SUPPLIER.replace(/.$/, end));
  const documents = [
    sampleDocument({
      id: ids[0]!,
      title: 'Audit 2024',
      type: 'audit_report',
      expirationDate: '2025-01-01T00:00:00.000Z',
    }),
    sampleDocument({ id: ids[1]!, title: 'ISO 22000', type: 'certificate', expirationDate: null }),
  ];
  const { host } = renderInHost(<SupplierDocuments supplierId={SUPPLIER} />, {
    host: new MockHost().answer(listDocuments, { documents, total: 2, next: null, counts }),
  });
  const audits = within(await screen.findByRole('region', { name: 'Audit Report' }));
  expect(audits.getByRole('link', { name: 'Audit 2024' })).toHaveAttribute('href', `/documents?view=${ids[0]}`);
  expect(audits.getByText('Expired')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Certificate' })).getByText('ISO 22000')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'SOP' })).toBeNull();
  expect(host.requests(listDocuments)[0]!.query.get('supplierId')).toBe(SUPPLIER);
});

test('a failed load is said, and is not the empty state', async () => {
  const host = new MockHost().fail(listDocuments, 503);
  renderInHost(<SupplierDocuments supplierId={SUPPLIER} />, { host });
  expect(await screen.findByText('The documents could not be loaded')).toBeVisible();
  expect(screen.queryByText('No document of this supplier is stored.')).toBeNull();
});
