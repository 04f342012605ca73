import { expect, test } from '@jest/globals';
import { listInspections } from '@fsvp/contracts/quality/receiving-inspection';
import { listVerifications } from '@fsvp/contracts/quality/verification';
import { getSupplier } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen } from '@testing-library/react';
import { RECORD_ID, sampleActivity, sampleInspection, sampleSupplier, SUPPLIER_ID } from '../testing/sample-records.js';
import { SupplierRecords } from './supplier-records.js';

test('a supplier’s page names its verifications and receipts; one list that fails leaves the other', async () => {
  const supplier = sampleSupplier(null);
  const host = new MockHost()
    .answer(getSupplier, supplier)
    .answer(listVerifications, { activities: [sampleActivity({ title: 'Yearly audit' })], total: 9, next: null })
    .fail(listInspections, 503);
  renderInHost(<SupplierRecords supplierId={SUPPLIER_ID} />, { host });
  expect(await screen.findByRole('link', { name: 'Yearly audit' })).toHaveAttribute(
    'href',
    `/verifications?view=${RECORD_ID}`,
  );
  expect(await screen.findByRole('link', { name: 'All 9 verifications' })).toHaveAttribute(
    'href',
    `/verifications?${new URLSearchParams({ search: supplier.name })}`,
  );
  expect(await screen.findByText('The receiving inspections could not be loaded')).toBeVisible();
  expect(host.requests(listInspections)[0]!.query.get('supplierId')).toBe(SUPPLIER_ID);
});

test('the receipts have their lot and verdict', async () => {
  const host = new MockHost()
    .fail(getSupplier, 404)
    .answer(listVerifications, { activities: [], total: 0, next: null })
    .answer(listInspections, {
      inspections: [sampleInspection({ productName: 'Cheese', lotNumber: 'L7', status: 'failed' })],
      ...{ total: 1, next: null },
    });
  renderInHost(<SupplierRecords supplierId={SUPPLIER_ID} />, { host });
  expect(await screen.findByRole('link', { name: 'Cheese' })).toBeVisible();
  expect(screen.getByText(/Lot L7$/)).toBeVisible();
  expect(screen.getByText('Failed')).toBeVisible();
  expect(await screen.findByText('No verification activity is planned or recorded for this supplier.')).toBeVisible();
});
