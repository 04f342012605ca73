import { expect, jest, test } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import {
  createInspection,
  getInspection,
  listInspections,
  updateInspection,
  type ReceivingInspection,
} from '@fsvp/contracts/quality/receiving-inspection';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECORD_ID, sampleInspection, SUPPLIER_ID } from '../testing/sample-records.js';
import { ReceivingInspectionsPage } from './receiving-inspections.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './inspection-dialogs.js';

const hostOf = (inspections: ReceivingInspection[] = []) =>
  new MockHost().answer(listInspections, { inspections, total: inspections.length, next: null }).answer(listSuppliers, {
    suppliers: [{ id: SUPPLIER_ID, name: 'Bay Seafood Ltd', city: null, country: 'Bangladesh' } as never],
    total: 1,
    next: null,
  });

async function openNew(host: MockHost) {
  renderInHost(<ReceivingInspectionsPage />, { host });
  // Lazy components resolve only within act.
  await act(() => userEvent.click(screen.getByRole('button', { name: 'New Inspection' })));
  return within(await screen.findByRole('dialog', { name: 'Create Receiving Inspection' }));
}

async function openEdit(
  inspection: ReceivingInspection,
  host = hostOf([inspection]).answer(getInspection, inspection).answer(updateInspection, inspection),
) {
  renderInHost(<ReceivingInspectionsPage />, { host });
  const opener = await screen.findByRole('button', { name: `Edit ${inspection.productName}` });
  await act(() => userEvent.click(opener));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Receiving Inspection' }));
  await dialog.findByLabelText(/^Product Name/);
  return { dialog, host };
}

const temperature = (dialog: ReturnType<typeof within>) => dialog.getByRole('spinbutton', { name: /^Temperature/ });
const fail = (dialog: ReturnType<typeof within>, question: RegExp) =>
  userEvent.click(within(dialog.getByRole('radiogroup', { name: question })).getByRole('radio', { name: 'Fail' }));

const pass = (dialog: ReturnType<typeof within>, question: RegExp) =>
  userEvent.click(within(dialog.getByRole('radiogroup', { name: question })).getByRole('radio', { name: 'Pass' }));
const complete = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Complete Inspection' }));
/** Completes the inspection although checks are unanswered. */
async function completeUnanswered(dialog: ReturnType<typeof within>) {
  await complete(dialog);
  await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
}

test('starts unanswered and without a result; the panel follows answers and temperature', async () => {
  const dialog = await openNew(hostOf());
  const verdict = within(dialog.getByRole('status', { name: 'Overall Status' }));
  expect(dialog.getAllByRole('radio').every((radio) => radio.getAttribute('aria-checked') === 'false')).toBe(true);
  expect(verdict.getByText('Answer the checks to see the result')).toBeVisible();
  expect(verdict.queryByText(/passed|unanswered/)).toBeNull();
  expect(dialog.queryByText('Passed')).toBeNull();
  await pass(dialog, /packaging/);
  expect(verdict.getByText('All checks passed - shipment accepted')).toBeVisible();
  expect(verdict.getByText('3 checks are unanswered')).toBeVisible();
  expect(dialog.getByText('Passed')).toBeVisible();
  await userEvent.type(temperature(dialog), '42');
  expect(dialog.getByText('Inspection failed - temperature out of range')).toBeVisible();
  await userEvent.clear(temperature(dialog));
  expect(dialog.getByText('Inspection failed - temperature out of range')).toBeVisible();
  await userEvent.type(temperature(dialog), '41');
  expect(dialog.getByText('All checks passed - shipment accepted')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Change the sign of the temperature' }));
  expect(temperature(dialog)).toHaveValue('-41');
  expect(dialog.getByText('Inspection failed - temperature out of range')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Change the sign of the temperature' }));
  await fail(dialog, /labeling/);
  expect(dialog.getByText('Inspection failed - quality check failed')).toBeVisible();
  expect(dialog.getByText('2 checks are unanswered')).toBeVisible();
  await pass(dialog, /contamination/);
  expect(dialog.getByText('1 check is unanswered')).toBeVisible();
});

test('a temperature out of range fails an inspection without answers', async () => {
  const dialog = await openNew(hostOf());
  await userEvent.type(temperature(dialog), '42');
  expect(dialog.getByText('Inspection failed - temperature out of range')).toBeVisible();
  expect(dialog.getByText('4 checks are unanswered')).toBeVisible();
});

test('asks once before an inspection with unanswered checks is completed', async () => {
  const host = hostOf().fail(createInspection, 503, { detail: 'The quality service is down.' });
  const dialog = await openNew(host);
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood/ }));
  await userEvent.type(dialog.getByLabelText(/^Product Name/), 'Frozen shrimp');
  for (const question of [/packaging/, /contamination/]) await pass(dialog, question);
  await complete(dialog);
  const question = await screen.findByRole('alertdialog', { name: 'Complete with 2 unanswered checks?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Go back' }));
  expect(host.requests(createInspection)).toHaveLength(0);
  await pass(dialog, /labeling/);
  await complete(dialog);
  await screen.findByRole('alertdialog', { name: 'Complete with 1 unanswered check?' });
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('Failed to create inspection: The quality service is down.')).toBeVisible();
  host.answer(createInspection, sampleInspection());
  await complete(dialog);
  expect(await screen.findByText('Receiving inspection completed successfully')).toBeVisible();
});

test('does not ask when every check is answered', async () => {
  const host = hostOf().answer(createInspection, sampleInspection());
  const dialog = await openNew(host);
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood/ }));
  await userEvent.type(dialog.getByLabelText(/^Product Name/), 'Frozen shrimp');
  for (const question of [/packaging/, /contamination/, /labeling/, /product quality/]) await pass(dialog, question);
  await complete(dialog);
  expect(await screen.findByText('Receiving inspection completed successfully')).toBeVisible();
  expect(host.requests(createInspection)[0]!.body).toMatchObject({ status: 'passed' });
});

test('sends the specified fields, and a failed inspection offers a corrective action', async () => {
  const failed = sampleInspection({
    status: 'failed',
    failureReasons: 'Temperature out of range; Is packaging intact and undamaged?',
  });
  const host = hostOf().answer(createInspection, failed);
  const dialog = await openNew(host);
  await complete(dialog);
  expect(await dialog.findByText('Supplier is required')).toBeVisible();
  expect(dialog.getByText('Product name is required')).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood/ }));
  await userEvent.type(dialog.getByLabelText(/^Product Name/), 'Frozen shrimp');
  await userEvent.type(temperature(dialog), '50.5');
  await fail(dialog, /packaging/);
  await completeUnanswered(dialog);
  expect(await screen.findByText('Receiving inspection failed and completed successfully')).toBeVisible();
  const { body } = host.requests(createInspection)[0]!;
  expect(body).toMatchObject({
    supplierId: SUPPLIER_ID,
    productName: 'Frozen shrimp',
    receivedDate: `${today()}T00:00:00.000Z`,
    actualTemp: '50.5',
    tempCompliant: false,
    status: 'failed',
    failureReasons: 'Temperature out of range; Is packaging intact and undamaged?',
    notes: null,
  });
  const questions = JSON.parse(body.inspectionQuestions);
  expect(questions.map(({ id, answer }: { id: string; answer?: boolean }) => [id, answer])).toEqual([
    ['packaging_intact', false],
    ['no_contamination', undefined],
    ['proper_labeling', undefined],
    ['acceptable_quality', undefined],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Create corrective action' })).toHaveAttribute(
    'href',
    expect.stringContaining(`inspectionId=${RECORD_ID}`),
  );
});

test('a passed inspection shows the completed message; a failed call shows the message of the server', async () => {
  const host = hostOf().fail(createInspection, 503, { detail: 'The quality service is down.' });
  const dialog = await openNew(host);
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood/ }));
  await userEvent.type(dialog.getByLabelText(/^Product Name/), 'Frozen shrimp');
  await completeUnanswered(dialog);
  expect(await screen.findByText('Failed to create inspection: The quality service is down.')).toBeVisible();
  expect(dialog.getByLabelText(/^Product Name/)).toHaveValue('Frozen shrimp');
  host.answer(createInspection, sampleInspection());
  await complete(dialog);
  expect(await screen.findByText('Receiving inspection completed successfully')).toBeVisible();
  expect(host.requests(createInspection)[1]!.body).toMatchObject({
    actualTemp: null,
    tempCompliant: true,
    status: 'passed',
    failureReasons: null,
  });
  expect(new Set(host.requests(createInspection).map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});

test('edit loads the inspection and saves it with PUT', async () => {
  const { dialog, host } = await openEdit(sampleInspection());
  expect(temperature(dialog)).toHaveValue('38');
  expect(dialog.getByLabelText('Lot Number')).toHaveValue('L-77');
  await fail(dialog, /contamination/);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Inspection' }));
  expect(await screen.findByText('Receiving inspection updated successfully')).toBeVisible();
  const { body, headers, params } = host.requests(updateInspection)[0]!;
  expect(params.id).toBe(RECORD_ID);
  expect(headers['If-Match']).toBe('"3"');
  // Without failure reasons: the server keeps those that an inspector has edited.
  expect(Object.keys(body).sort()).toEqual(['inspectionQuestions', 'status']);
  expect(body.status).toBe('failed');
});

test('a status set by an inspector is kept until answers or temperature change', async () => {
  const { dialog, host } = await openEdit(sampleInspection({ status: 'conditional' }));
  expect(dialog.getByText(/Recorded as Conditional/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Notes'), 'Relabel');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Inspection' }));
  await screen.findByText('Receiving inspection updated successfully');
  expect(host.requests(updateInspection)[0]!.body).toEqual({ notes: 'Relabel' });
});

test('an inspection with its own temperature range is checked against that range', async () => {
  const { dialog } = await openEdit(sampleInspection({ requiredTempMin: -20, requiredTempMax: 0, actualTemp: -5 }));
  await userEvent.clear(temperature(dialog));
  await userEvent.type(temperature(dialog), '10');
  expect(dialog.getByText('Inspection failed - temperature out of range')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Change the sign of the temperature' }));
  expect(dialog.getByText('All checks passed - shipment accepted')).toBeVisible();
});

test('a lost connection is reported at once and beside the submit button; the input is kept', async () => {
  const host = hostOf().disconnect(createInspection);
  const dialog = await openNew(host);
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood/ }));
  await userEvent.type(dialog.getByLabelText(/^Product Name/), 'Frozen shrimp');
  await userEvent.type(temperature(dialog), '50');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(dialog.getByText('No connection. Your entries are kept. Save them when you are back online.')).toBeVisible();
  await completeUnanswered(dialog);
  expect(
    await screen.findByText(
      'Failed to create inspection: Cannot reach the server. Check the connection and try again.',
    ),
  ).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent('Cannot reach the server. Check the connection and try again.');
  expect(dialog.getByLabelText(/^Product Name/)).toHaveValue('Frozen shrimp');
  expect(temperature(dialog)).toHaveValue('50');
  online.mockRestore();
  host.answer(createInspection, sampleInspection({ status: 'failed' }));
  await complete(dialog);
  expect(await screen.findByText('Receiving inspection failed and completed successfully')).toBeVisible();
});

test('a failure without a message shows Unknown error', async () => {
  const host = hostOf().fail(createInspection, 502, '');
  const dialog = await openNew(host);
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood/ }));
  await userEvent.type(dialog.getByLabelText(/^Product Name/), 'Shrimp');
  await completeUnanswered(dialog);
  expect(await screen.findByText('Failed to create inspection: Unknown error')).toBeVisible();
});

test('an edit that makes the inspection fail shows the reasons and offers a corrective action', async () => {
  const failed = sampleInspection({ status: 'failed', failureReasons: 'Is overall product quality acceptable?' });
  const { dialog, host } = await openEdit(sampleInspection());
  await fail(dialog, /overall product quality/);
  expect(
    within(dialog.getByText('Failure Reasons').parentElement!).getByText('Is overall product quality acceptable?'),
  ).toBeVisible();
  host.answer(updateInspection, failed).answer(listInspections, { inspections: [failed], total: 1, next: null });
  await userEvent.click(dialog.getByRole('button', { name: 'Update Inspection' }));
  expect(await screen.findByRole('link', { name: 'Create corrective action' })).toHaveAttribute(
    'href',
    expect.stringContaining(`inspectionId=${RECORD_ID}`),
  );
});

test('a pasted minus sign is a minus, and a text that can mean another number is refused with what to write', async () => {
  const host = hostOf().answer(createInspection, sampleInspection({ status: 'failed' }));
  const dialog = await openNew(host);
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood/ }));
  await userEvent.type(dialog.getByLabelText(/^Product Name/), 'Frozen shrimp');
  const paste = async (text: string) => {
    await userEvent.clear(temperature(dialog));
    await userEvent.click(temperature(dialog));
    await userEvent.paste(text);
    expect(temperature(dialog)).toHaveValue(text);
  };
  await paste('30–35');
  await complete(dialog);
  expect(await dialog.findByText('Enter one number, not a range')).toBeVisible();
  await paste('30,5');
  expect(await dialog.findByText('Write 30.5 with a point: a comma can mean thousands or decimals')).toBeVisible();
  expect(host.requests(createInspection)).toHaveLength(0);
  await paste('\u221218');
  expect(dialog.getByText('Inspection failed - temperature out of range')).toBeVisible();
  await completeUnanswered(dialog);
  await screen.findByText('Receiving inspection failed and completed successfully');
  expect(host.requests(createInspection)[0]!.body).toMatchObject({ actualTemp: '-18', tempCompliant: false });
});

test('a unit that someone else changed is shown, and the typed temperature is judged in its range', async () => {
  const { dialog, host } = await openEdit(sampleInspection());
  await userEvent.clear(temperature(dialog));
  await userEvent.type(temperature(dialog), '10');
  const current = sampleInspection({
    version: 4,
    tempUnit: 'C',
    requiredTempMin: 0,
    requiredTempMax: 5,
    actualTemp: 4,
  });
  host.fail(updateInspection, 412, { detail: 'Changed.', current });
  await userEvent.click(dialog.getByRole('button', { name: 'Update Inspection' }));
  expect(
    await dialog.findByText(/^Someone else changed this record after you opened it: .*Temperature unit/),
  ).toBeVisible();
  expect(host.requests(updateInspection)).toHaveLength(1);
  expect(dialog.getByRole('spinbutton', { name: 'Temperature (°C)' })).toHaveValue('10');
  expect(dialog.getByText('Inspection failed - temperature out of range')).toBeVisible();
});
