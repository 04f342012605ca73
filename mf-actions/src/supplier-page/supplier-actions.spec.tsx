import { expect, test } from '@jest/globals';
import { listActions } from '@fsvp/contracts/quality/corrective-action';
import { getSupplier } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACTION_ID, sampleAction, SUPPLIER_ID } from '../testing/sample-records.js';
import { SupplierActions } from './supplier-actions.js';

const counts = { open: 0, in_progress: 0, completed: 0, closed: 0 };
const hostOf = () => new MockHost().fail(getSupplier, 404);
const answerOf = (total: number) => ({
  actions: total > 0 ? [sampleAction({ title: 'Clean the sieve' })] : [],
  ...{ total, next: null, counts },
});

test('a supplier’s page names its corrective actions, each leading to its details', async () => {
  const { host } = renderInHost(<SupplierActions supplierId={SUPPLIER_ID} />, {
    host: hostOf().answer(listActions, answerOf(1)),
  });
  expect(await screen.findByRole('link', { name: 'Clean the sieve' })).toHaveAttribute(
    'href',
    `/corrective-actions?view=${ACTION_ID}`,
  );
  expect(host.requests(listActions)[0]!.query.get('supplierId')).toBe(SUPPLIER_ID);
});

test('without any it says so; a failed load is never that', async () => {
  const host = hostOf().fail(listActions, 503);
  renderInHost(<SupplierActions supplierId={SUPPLIER_ID} />, { host });
  expect(await screen.findByText('The corrective actions could not be loaded')).toBeVisible();
  expect(screen.queryByText('No corrective action concerns this supplier.')).toBeNull();
  host.answer(listActions, answerOf(0));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No corrective action concerns this supplier.')).toBeVisible();
});
