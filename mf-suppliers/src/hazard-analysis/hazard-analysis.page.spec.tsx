import { expect, test } from '@jest/globals';
import {
  createHazard,
  getHazard,
  listHazards,
  updateHazard,
  hazardSignatures,
} from '@fsvp/contracts/quality/hazard-analysis';
import { getSupplier, listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, mockViewer, offeredWrites, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HAZARD_ID, sampleHazard, sampleSupplier, SUPPLIER_ID } from '../testing/sample-records.js';
import { HazardAnalysisPage } from './hazard-analysis.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './hazard-dialogs.js';

const hazard = sampleHazard();
const hostOf = (hazards = [hazard]) =>
  new MockHost()
    .answer(listHazards, hazards)
    .answer(getHazard, hazard)
    .answer(getSupplier, sampleSupplier())
    .answer(listSuppliers, { suppliers: [sampleSupplier()], total: 1, next: null });

test('shows each analysis with its type, rating and fields, first without paging', async () => {
  const { host } = renderInHost(<HazardAnalysisPage />, {
    host: hostOf([
      hazard,
      sampleHazard({ id: SUPPLIER_ID, hazardType: 'chemical', riskScore: 11, supplierName: null }),
    ]),
  });
  const [first, second] = await screen.findAllByRole('listitem');
  for (const text of [
    'Biological Hazard',
    'Critical Risk',
    'Salmonella in frozen shrimp',
    'High',
    'Likely',
    'Chlorine wash',
  ])
    expect(within(first!).getByText(text)).toBeVisible();
  for (const text of ['Chemical Hazard', 'High Risk', 'Unknown Supplier'])
    expect(within(second!).getByText(text)).toBeVisible();
  expect(host.requests(listHazards)[0]!.query.toString()).toBe('');
});

test('shows which analyses are signed, also on paper', async () => {
  const records = [{ recordId: HAZARD_ID, state: 'stale' as const, meanings: ['authored' as const] }];
  const host = hostOf().answer(hazardSignatures.states, { records, total: 1 });
  renderInHost(<HazardAnalysisPage />, { host });
  const badge = await screen.findByText('Signature stale');
  expect(badge.closest('li')).toHaveTextContent('Biological Hazard');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const printed = within(screen.getByRole('table')).getByText('Signature stale');
  expect(printed.closest('tr')).toHaveTextContent('Biological Hazard');
});

test('shows five placeholder cards while loading', () => {
  renderInHost(<HazardAnalysisPage />, { host: hostOf().answer(listHazards, () => new Promise(() => {})) });
  const loading = screen.getByRole('status');
  expect(loading).toHaveTextContent('Loading…');
  expect(loading.querySelectorAll(':scope > div')).toHaveLength(5);
});

test('the supplier filter of the URL shows its name, is sent to the server and prefills a new analysis', async () => {
  const { host } = renderInHost(<HazardAnalysisPage />, {
    host: hostOf([]),
    at: `/hazard-analysis?supplierId=${SUPPLIER_ID}`,
  });
  expect(await screen.findByText('No hazard analyses found')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Bay Seafood Ltd'));
  expect(host.requests(listHazards)[0]!.query.get('supplierId')).toBe(SUPPLIER_ID);
  // Lazy components resolve only within act.
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Add Hazard Analysis' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Hazard Analysis' }));
  expect(dialog.getByRole('combobox', { name: /Supplier/ })).toHaveValue('Bay Seafood Ltd');
});

test('offers four hazard types, requires supplier, type and description, updates the rating while choosing and sends every field', async () => {
  const host = hostOf().answer(createHazard, hazard);
  renderInHost(<HazardAnalysisPage />, { host });
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Add Hazard Analysis' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Hazard Analysis' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create Hazard Analysis' }));
  for (const text of ['Supplier is required', 'Hazard type is required', 'Hazard description is required'])
    expect(await dialog.findByText(text)).toBeVisible();

  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await dialog.findByRole('option', { name: /Bay Seafood Ltd/ }));
  await userEvent.click(dialog.getByRole('combobox', { name: /Hazard Type/ }));
  await dialog.findByRole('option', { name: 'Chemical' });
  expect(dialog.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Biological',
    'Chemical',
    'Physical',
    'Radiological',
  ]);
  await userEvent.click(dialog.getByRole('option', { name: 'Chemical' }));
  await userEvent.type(dialog.getByLabelText(/Description/), 'Nitrofurans');
  const rating = within(dialog.getByRole('status', { name: 'Risk rating' }));
  expect(rating.getByText('Medium Risk')).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Likelihood' }));
  await userEvent.click(await dialog.findByRole('option', { name: 'Certain' }));
  expect(rating.getByText('High Risk')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'More' }));
  await userEvent.type(dialog.getByLabelText('Corrective Actions'), 'Reject the lot');

  await userEvent.click(dialog.getByRole('button', { name: 'Create Hazard Analysis' }));
  expect(await screen.findByText('Hazard analysis created successfully')).toBeVisible();
  expect(host.requests(createHazard)[0]!.body).toEqual({
    supplierId: SUPPLIER_ID,
    productId: null,
    hazardType: 'chemical',
    hazardDescription: 'Nitrofurans',
    severity: 'medium',
    likelihood: 'certain',
    preventiveControls: null,
    monitoringProcedures: null,
    correctiveActions: 'Reject the lot',
    verificationActivities: null,
    recordKeepingProcedures: null,
  });
  await waitFor(() => expect(host.requests(listHazards)).toHaveLength(2));
});

test('an edit starts with the current record and sends its version', async () => {
  const fresh = sampleHazard({ version: 7, hazardDescription: 'Salmonella and Listeria' });
  const host = hostOf().answer(getHazard, fresh).answer(updateHazard, fresh);
  renderInHost(<HazardAnalysisPage />, { host });
  const opener = await screen.findByRole('button', { name: /^Edit Biological Hazard/ });
  await act(() => userEvent.click(opener));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Hazard Analysis' }));
  expect(await dialog.findByLabelText(/Description/)).toHaveValue('Salmonella and Listeria');
  await userEvent.type(dialog.getByLabelText('Monitoring Procedures'), 'Swabs');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Hazard Analysis' }));
  expect(await screen.findByText('Hazard analysis updated successfully')).toBeVisible();
  const { params, headers, body } = host.requests(updateHazard)[0]!;
  expect([params.id, headers['If-Match'], body.monitoringProcedures]).toEqual([HAZARD_ID, '"7"', 'Swabs']);
});

test('a failed save keeps the input; a failed list offers Retry', async () => {
  const host = hostOf()
    .fail(listHazards, 503)
    .fail(createHazard, 503, { detail: 'The quality service is not available.' });
  renderInHost(<HazardAnalysisPage />, { host, at: `/hazard-analysis?supplierId=${SUPPLIER_ID}` });
  expect(await screen.findByText('The hazard analyses could not be loaded')).toBeVisible();
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Add Hazard Analysis' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Hazard Analysis' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /Hazard Type/ }));
  await userEvent.click(await dialog.findByRole('option', { name: 'Physical' }));
  await userEvent.type(dialog.getByLabelText(/Description/), 'Glass');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Hazard Analysis' }));
  expect(await screen.findByText('Failed to create hazard analysis')).toBeVisible();
  expect(dialog.getByText('The quality service is not available.')).toBeVisible();
  expect(dialog.getByLabelText(/Description/)).toHaveValue('Glass');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  host.answer(listHazards, [hazard]);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Salmonella in frozen shrimp')).toBeVisible();
});

test.each(['', `?view=${HAZARD_ID}`, `?edit=${HAZARD_ID}`, '?new=1'])(
  'a viewer is offered nothing that changes records at %p',
  async (query) => {
    const options = { host: hostOf(), at: `/hazard-analysis${query}`, shown: 'Salmonella in frozen shrimp' };
    expect(await offeredWrites(<HazardAnalysisPage />, options)).not.toEqual([]);
    expect(await offeredWrites(<HazardAnalysisPage />, { ...options, user: mockViewer })).toEqual([]);
  },
);
