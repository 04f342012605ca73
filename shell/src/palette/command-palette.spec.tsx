import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { listActions } from '@fsvp/contracts/quality/corrective-action';
import { listDocuments } from '@fsvp/contracts/documents/document';
import { listInspections } from '@fsvp/contracts/quality/receiving-inspection';
import { listFoods } from '@fsvp/contracts/program/food';
import { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { listVerifications } from '@fsvp/contracts/quality/verification';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { inlineRegistry, repositoryModules } from '../testing/mock-registry.js';
import CommandPalette from './command-palette.js';
import { clearRecentItems } from './recent-items.js';

beforeAll(() => inlineRegistry(repositoryModules()));
afterEach(() => clearRecentItems());

const found = () =>
  new MockHost()
    .answer(listSuppliers, {
      suppliers: [{ id: 's1', name: 'Bay Seafood', city: 'Khulna', country: 'Bangladesh' }] as never,
      total: 12,
      next: null,
    })
    .answer(listVerifications, { activities: [], total: 0, next: null })
    .answer(listInspections, {
      inspections: [
        { id: 'i1', productName: 'Shrimp', lotNumber: 'BAY-7', status: 'failed', supplierName: 'Bay Seafood' },
      ] as never,
      total: 1,
      next: null,
    })
    .answer(listActions, {
      actions: [{ id: 'a1', title: 'Bay: cold chain', status: 'open', supplierName: null }],
      total: 1,
      next: null,
    } as never)
    .answer(listDocuments, {
      documents: [{ id: 'd1', title: 'Bay HACCP', type: 'haccp_plan', supplierName: 'Bay Seafood' }],
      total: 1,
      next: null,
    } as never)
    .answer(listFsvpFiles, {
      fsvpFiles: [
        { id: 'f1', number: 'F-000012', foodName: 'Shrimp', supplierName: 'Bay Seafood', lifecycle: 'importing' },
      ],
      total: 7,
      next: null,
    } as never)
    .answer(listFoods, {
      foods: [{ id: 'o1', name: 'Bay shrimp', foodClass: 'human' }],
      total: 1,
      next: null,
    } as never);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <CommandPalette open={open} onClose={() => setOpen(false)} />
    </>
  );
}

async function renderPage(host = found()) {
  const result = renderInHost(<Page />, { host, at: '/reports' });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  return { ...result, input: screen.getByRole('combobox', { name: 'Search and commands' }) };
}

const labels = () => screen.getAllByRole('option').map((option) => option.textContent);
const activeOption = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant')!);

test('lists every screen and every task; the arrow keys move through them and wrap around', async () => {
  const { input, address } = await renderPage();
  expect(input).toHaveFocus();
  expect(labels().slice(0, 2)).toEqual(['Dashboard', 'Suppliers']);
  for (const label of [
    'Add Supplier',
    'Schedule Verification',
    'New Inspection',
    'New Action',
    'Upload Document',
    'Generate Report',
  ])
    expect(labels()).toContain(label);
  expect(activeOption(input)).toHaveTextContent('Dashboard');
  await userEvent.keyboard('{ArrowUp}');
  expect(activeOption(input)).toHaveTextContent('Generate Report');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption(input)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/suppliers');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('finds a task by the first letters of its words', async () => {
  const { address } = await renderPage();
  await userEvent.keyboard('sch ver');
  expect(labels()).toEqual(['Schedule Verification']);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/verifications?new=1');
});

test('finds records of every kind at once, five of each, after a pause in typing', async () => {
  const { host } = await renderPage();
  await userEvent.keyboard('bay');
  await screen.findByRole('option', { name: /Bay Seafood Khulna, Bangladesh|Bay SeafoodKhulna, Bangladesh/ });
  const group = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(group('Suppliers')).toEqual(['Bay SeafoodKhulna, Bangladesh', 'Show all 12 in Suppliers']);
  expect(group('Receiving Inspections')).toEqual(['Shrimp, lot BAY-7Failed · Bay Seafood']);
  expect(group('Corrective Actions')).toEqual(['Bay: cold chainOpen · Unknown Supplier']);
  expect(group('Documents')).toEqual(['Bay HACCPHACCP Plan · Bay Seafood']);
  expect(group('FSVP Files')).toEqual(['F-000012, ShrimpImporting · Bay Seafood', 'Show all 7 in FSVP Files']);
  expect(group('Foods')).toEqual(['Bay shrimpHuman food']);
  expect(screen.queryByRole('group', { name: 'Verifications' })).toBeNull();
  for (const call of [
    listSuppliers,
    listVerifications,
    listInspections,
    listActions,
    listDocuments,
    listFsvpFiles,
    listFoods,
  ]) {
    expect(host.requests(call).map(({ query }) => query.toString())).toEqual(['search=bay&limit=5']);
  }
});

test('opens an FSVP file by its number, and the list of all that match', async () => {
  const { address } = await renderPage();
  await userEvent.keyboard('F-000012');
  await userEvent.click(await screen.findByRole('option', { name: /^F-000012/ }));
  expect(address()).toBe('/fsvp-files?view=f1');
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await userEvent.keyboard('F-000');
  await userEvent.click(await screen.findByRole('option', { name: 'Show all 7 in FSVP Files' }));
  expect(address()).toBe('/fsvp-files?search=F-000&state=all');
});

test('a failed search of one kind does not affect the others; Enter retries it', async () => {
  const host = found().fail(listActions, 503);
  const { address } = await renderPage(host);
  await userEvent.keyboard('bay');
  const failed = await screen.findByRole('option', { name: 'Corrective Actions could not be searched. Try again' });
  expect(await screen.findByRole('option', { name: /Bay HACCP/ })).toBeVisible();
  host.answer(listActions, {
    actions: [{ id: 'a1', title: 'Bay: cold chain', status: 'open', supplierName: null }],
    total: 1,
    next: null,
  } as never);
  await userEvent.click(failed);
  await userEvent.click(await screen.findByRole('option', { name: /Bay: cold chain/ }));
  expect(address()).toBe('/corrective-actions?view=a1');
});

test('shows that nothing was found', async () => {
  const nothing = new MockHost()
    .answer(listSuppliers, { suppliers: [], total: 0, next: null })
    .answer(listVerifications, { activities: [], total: 0, next: null })
    .answer(listInspections, { inspections: [], total: 0, next: null })
    .answer(listActions, { actions: [], total: 0, next: null } as never)
    .answer(listDocuments, { documents: [], total: 0, next: null } as never)
    .answer(listFsvpFiles, { fsvpFiles: [], total: 0, next: null } as never)
    .answer(listFoods, { foods: [], total: 0, next: null });
  await renderPage(nothing);
  await userEvent.keyboard('zzz');
  expect(await screen.findByText('No results for “zzz”')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('lists recent items first, and clears them at sign-out', async () => {
  await renderPage();
  await userEvent.keyboard('bay');
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood.*Khulna/ }));
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(
    within(screen.getByRole('group', { name: 'Recent' }))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Bay SeafoodKhulna, Bangladesh']);
  await userEvent.keyboard('{Escape}');
  clearRecentItems();
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});

test('Escape returns the focus', async () => {
  await renderPage();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
});
