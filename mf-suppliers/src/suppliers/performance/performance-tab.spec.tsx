import { expect, test } from '@jest/globals';
import {
  createSupplierPerformance,
  getSupplier,
  listSupplierPerformance,
  listSuppliers,
} from '@fsvp/contracts/suppliers/supplier';
import { formatDate } from '@fsvp/ui';
import { today } from '@fsvp/contracts/core/calendar-day';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OTHER_ID, sampleEvaluation, sampleSupplier, SUPPLIER_ID } from '../../testing/sample-records.js';
import { SuppliersPage } from '../suppliers.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import '../supplier-dialogs.js';

const supplier = sampleSupplier();
const AT = `/suppliers?view=${SUPPLIER_ID}&tab=performance`;

function hostOf(evaluations = [sampleEvaluation()], total = evaluations.length) {
  return new MockHost()
    .answer(listSuppliers, { suppliers: [supplier], total: 1, next: null })
    .answer(getSupplier, supplier)
    .answer(listSupplierPerformance, { evaluations, total, next: null });
}

async function openPerformance(host: MockHost, at = AT) {
  await act(async () => renderInHost(<SuppliersPage />, { host, at }));
  return within(await screen.findByRole('dialog', { name: 'Supplier Details' }));
}

async function openForm(host: MockHost) {
  const details = await openPerformance(host);
  await userEvent.click(await details.findByRole('button', { name: 'Record Evaluation' }));
  return within(await screen.findByRole('dialog', { name: 'Record Evaluation' }));
}

test('shows the history with scores and compares the latest two', async () => {
  const before = sampleEvaluation({
    id: OTHER_ID,
    evaluationDate: '2025-09-05T00:00:00.000Z',
    qualityScore: null,
    overallScore: 92.5,
    notes: 'Two late shipments',
  });
  const details = await openPerformance(hostOf([sampleEvaluation(), before]));
  await details.findByText('Mar 5, 2026');
  const rows = details
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent),
    );
  expect(rows).toEqual([
    ['Mar 5, 2026', '91.00', '99.99', '80.00', '90.33', '—Not given'],
    ['Sep 5, 2025', '—Not given', '99.99', '80.00', '92.50', 'Two late shipments'],
  ]);
  expect(details.getByText('Overall score 90.33 on Mar 5, 2026, 2.17 lower than on Sep 5, 2025.')).toBeVisible();
});

test('shows a hint without evaluations, Retry after a failed load, and pages', async () => {
  const host = hostOf().fail(listSupplierPerformance, 503, { detail: 'The supplier service is down.' });
  const details = await openPerformance(host, `${AT}&evaluationOffset=50`);
  expect(await details.findByText('The supplier service is down.')).toBeVisible();
  host.answer(listSupplierPerformance, { evaluations: [sampleEvaluation()], total: 51, next: null });
  await userEvent.click(details.getByRole('button', { name: 'Retry' }));
  expect(await details.findByText('Page 2 of 2')).toBeVisible();
  host.answer(listSupplierPerformance, { evaluations: [], total: 0, next: null });
  await userEvent.click(details.getByRole('button', { name: 'Previous page' }));
  expect(await details.findByText(/^No evaluations yet\. Record one/)).toBeVisible();
});

test('proposes the mean of the scores until the user enters an overall score', async () => {
  const form = await openForm(hostOf());
  const overall = form.getByLabelText('Overall Score');
  expect(overall).toHaveAccessibleDescription('Calculated as the average of the other scores, unless you enter one.');
  await userEvent.type(form.getByLabelText('Quality Score'), '90.5');
  await userEvent.type(form.getByLabelText('Delivery Score'), '80');
  expect(overall).toHaveValue('85.25');
  await userEvent.clear(overall);
  await userEvent.type(overall, '70');
  await userEvent.type(form.getByLabelText('Compliance Score'), '99');
  expect(overall).toHaveValue('70');
  await userEvent.click(form.getByRole('button', { name: 'Reset' }));
  expect(overall).toHaveValue('');
  await userEvent.type(form.getByLabelText('Quality Score'), '60');
  expect(overall).toHaveValue('60');
});

test('rejects a future date, and scores outside 0 to 99.99 or with a third decimal place', async () => {
  const host = hostOf();
  const form = await openForm(host);
  const date = form.getByLabelText(/^Evaluation Date/);
  expect(date).toHaveValue(formatDate(today()));
  await userEvent.clear(date);
  await userEvent.type(date, 'Jan 5, 2100');
  await userEvent.type(form.getByLabelText('Quality Score'), '100');
  await userEvent.type(form.getByLabelText('Compliance Score'), '90.125');
  await userEvent.click(form.getByRole('button', { name: 'Record Evaluation' }));
  expect(await form.findByText("Evaluation date can't be in the future")).toBeVisible();
  expect(form.getByText('Enter a number from 0 to 99.99')).toBeVisible();
  expect(form.getByText('At most 2 decimal places')).toBeVisible();
  expect(host.requests(createSupplierPerformance)).toHaveLength(0);
});

test('saves an evaluation; after a failure keeps the input and sends the same idempotency key', async () => {
  const host = hostOf().disconnect(createSupplierPerformance);
  const form = await openForm(host);
  await userEvent.type(form.getByLabelText('Quality Score'), '91');
  await userEvent.type(form.getByLabelText('Notes'), 'Good');
  await userEvent.click(form.getByRole('button', { name: 'Record Evaluation' }));
  expect(await screen.findByText('Failed to record evaluation')).toBeVisible();
  expect(form.getByText('Cannot reach the server. Check the connection and try again.')).toBeVisible();
  host.answer(createSupplierPerformance, sampleEvaluation());
  const before = host.requests(listSupplierPerformance).length;
  await userEvent.click(form.getByRole('button', { name: 'Record Evaluation' }));
  expect(await screen.findByText('Evaluation recorded successfully')).toBeVisible();
  const [first, second] = host.requests(createSupplierPerformance);
  expect(second!.body).toEqual({
    evaluationDate: `${today()}T00:00:00.000Z`,
    qualityScore: 91,
    complianceScore: null,
    deliveryScore: null,
    overallScore: 91,
    notes: 'Good',
  });
  expect(second!.headers['Idempotency-Key']).toBe(first!.headers['Idempotency-Key']);
  await waitFor(() => expect(host.requests(listSupplierPerformance).length).toBe(before + 1));
});
