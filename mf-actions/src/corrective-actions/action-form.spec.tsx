import { expect, test } from '@jest/globals';
import {
  createAction,
  defaultDueDay,
  getAction,
  listActions,
  updateAction,
} from '@fsvp/contracts/quality/corrective-action';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { getInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { getSupplier, listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { getVerification, listVerifications } from '@fsvp/contracts/quality/verification';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ACTION_ID,
  INSPECTION_ID,
  OTHER_ID,
  sampleAction,
  SUPPLIER_ID,
  VERIFICATION_ID,
} from '../testing/sample-records.js';
import { CorrectiveActionsPage } from './corrective-actions.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './action-dialogs.js';

const action = sampleAction({ verificationId: VERIFICATION_ID, inspectionId: INSPECTION_ID });
const hostOf = () =>
  new MockHost()
    .answer(listActions, {
      actions: [action],
      total: 1,
      next: null,
      counts: { open: 1, in_progress: 0, completed: 0, closed: 0 },
    })
    .answer(getAction, action)
    .answer(getSupplier, { name: 'Bay Seafood Ltd' } as never)
    .answer(getVerification, { title: 'Plant audit' } as never)
    .answer(getInspection, {
      productName: 'Frozen shrimp',
      lotNumber: 'L-77',
      receivedDate: '2024-03-05T00:00:00.000Z',
    } as never);

async function openEdit(host: MockHost) {
  renderInHost(<CorrectiveActionsPage />, { host, at: `/corrective-actions?view=${ACTION_ID}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Corrective Action' }));
  await dialog.findByLabelText(/^Title/);
  return dialog;
}

test('a link from another screen opens the prefilled form; saving removes the form from the URL', async () => {
  const host = hostOf().answer(createAction, action);
  const at = hrefs.newCorrectiveAction({
    supplierId: SUPPLIER_ID,
    inspectionId: INSPECTION_ID,
    title: 'Failed receiving inspection: Frozen shrimp',
    description: 'Temperature out of range',
  });
  const { address } = renderInHost(<CorrectiveActionsPage />, { host, at });
  const dialog = within(await screen.findByRole('dialog', { name: 'New Corrective Action' }));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Supplier/ })).toHaveValue('Bay Seafood Ltd'));
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Receiving Inspection' })).toHaveTextContent(
      'Frozen shrimp, lot L-77, Mar 5, 2024',
    ),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Create Corrective Action' }));
  expect(await dialog.findByText('Corrective action is required')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Corrective Action/), 'Chlorinate');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Corrective Action' }));
  expect(await screen.findByText('Corrective action created successfully')).toBeVisible();
  const { body, headers } = host.requests(createAction)[0]!;
  const entered = Object.entries(body).filter(([, value]) => value !== null);
  expect(Object.fromEntries(entered)).toEqual({
    supplierId: SUPPLIER_ID,
    inspectionId: INSPECTION_ID,
    title: 'Failed receiving inspection: Frozen shrimp',
    description: 'Temperature out of range',
    correctiveAction: 'Chlorinate',
    status: 'open',
    priority: 'medium',
    dueDate: `${defaultDueDay()}T00:00:00.000Z`,
  });
  expect(body).toMatchObject({ verificationId: null, rootCause: null });
  expect(headers['Idempotency-Key']).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/corrective-actions'));
});

test('a new action requires supplier, title, description, corrective action and a due date that is not past', async () => {
  const { host } = renderInHost(<CorrectiveActionsPage />, { host: hostOf() });
  // Lazy components resolve only within act.
  await act(() => userEvent.click(screen.getByRole('button', { name: 'New Action' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Corrective Action' }));
  const due = dialog.getByRole('textbox', { name: /^Due Date/ });
  await userEvent.clear(due);
  await userEvent.type(due, 'Mar 5, 2024');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Corrective Action' }));
  for (const text of [
    'Supplier is required',
    'Title is required',
    'Description is required',
    'Corrective action is required',
  ])
    expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByText(/or a later date$/)).toBeVisible();
  expect(host.requests(createAction)).toHaveLength(0);
});

test('an action that was closed before is recorded with its days', async () => {
  const host = hostOf().answer(createAction, action);
  const at = hrefs.newCorrectiveAction({ supplierId: SUPPLIER_ID, title: 'Salmonella', description: 'In shrimp' });
  renderInHost(<CorrectiveActionsPage />, { host, at });
  const dialog = within(await screen.findByRole('dialog', { name: 'New Corrective Action' }));
  await userEvent.type(dialog.getByLabelText(/^Corrective Action/), 'Chlorinate');
  const due = dialog.getByRole('textbox', { name: /^Due Date/ });
  await userEvent.clear(due);
  await userEvent.type(due, 'Mar 5, 2024');
  expect(dialog.queryByRole('textbox', { name: 'Completed Date' })).toBeNull();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(screen.getByRole('option', { name: 'Closed' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Completed Date' }), 'Mar 3, 2024');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Corrective Action' }));
  expect(await screen.findByText('Corrective action created successfully')).toBeVisible();
  expect(host.requests(createAction)[0]!.body).toMatchObject({
    status: 'closed',
    dueDate: '2024-03-05T00:00:00.000Z',
    completedDate: '2024-03-03T00:00:00.000Z',
  });
});

test('an edit accepts the past due date of the record, and sends only what changed, with If-Match', async () => {
  const host = hostOf().answer(updateAction, action);
  const dialog = await openEdit(host);
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Linked Verification' })).toHaveValue('Plant audit'));
  await userEvent.type(dialog.getByLabelText('Preventive Action'), 'Weekly check');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Corrective Action' }));
  expect(await screen.findByText('Corrective action updated successfully')).toBeVisible();
  const { body, headers } = host.requests(updateAction)[0]!;
  expect(body).toEqual({ preventiveAction: 'Weekly check' });
  expect(headers['If-Match']).toBe('"3"');
});

test('a failed save keeps the input; closing then asks for confirmation', async () => {
  const host = hostOf().fail(updateAction, 400, {
    errors: [
      { path: 'title', message: 'This title is taken' },
      { path: 'verificationId', message: 'There is no such verification activity' },
    ],
  });
  const dialog = await openEdit(host);
  await userEvent.type(dialog.getByLabelText(/^Title/), '!');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Corrective Action' }));
  expect(await dialog.findByText('This title is taken')).toBeVisible();
  expect(dialog.getByText('There is no such verification activity')).toBeVisible();
  expect(await screen.findByText('Failed to update corrective action')).toBeVisible();
  expect(dialog.getByLabelText(/^Title/)).toHaveValue('Salmonella in shrimp!');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).getByRole('button', {
      name: 'Discard',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('choosing another supplier clears both links and offers only its verifications', async () => {
  const host = hostOf()
    .answer(listSuppliers, {
      suppliers: [
        { id: SUPPLIER_ID, name: 'Bay Seafood Ltd' },
        { id: OTHER_ID, name: 'New Farm' },
      ].map((supplier) => ({ ...supplier, city: null, country: 'Peru' }) as never),
      total: 2,
      next: null,
    })
    .answer(listVerifications, { activities: [], total: 0, next: null });
  const dialog = await openEdit(host);
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Linked Verification' })).toHaveValue('Plant audit'));
  const pick = async (name: RegExp) => {
    await userEvent.click(dialog.getByRole('combobox', { name: /^Supplier/ }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  await pick(/Bay Seafood/);
  expect(dialog.getByRole('combobox', { name: 'Linked Verification' })).toHaveValue('Plant audit');
  expect(dialog.getByRole('combobox', { name: 'Receiving Inspection' })).toBeVisible();
  await pick(/New Farm/);
  expect(dialog.queryByRole('combobox', { name: 'Receiving Inspection' })).toBeNull();
  expect(dialog.getByRole('combobox', { name: 'Linked Verification' })).toHaveValue('');
  await userEvent.click(dialog.getByRole('combobox', { name: 'Linked Verification' }));
  expect((await screen.findAllByText('No verifications for this supplier'))[0]).toBeVisible();
  expect(host.requests(listVerifications)[0]!.query.get('supplierId')).toBe(OTHER_ID);
});

test('Complete of My Work begins as completed at the completed date, and one click saves it', async () => {
  const host = hostOf().answer(updateAction, action);
  const { address } = renderInHost(<CorrectiveActionsPage />, {
    host,
    at: `/corrective-actions?edit=${ACTION_ID}&complete=1`,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Corrective Action' }));
  expect(await dialog.findByRole('combobox', { name: 'Status' })).toHaveTextContent('Completed');
  await waitFor(() => expect(dialog.getByLabelText('Completed Date')).toHaveFocus());
  await userEvent.click(dialog.getByRole('button', { name: 'Update Corrective Action' }));
  await waitFor(() => expect(host.requests(updateAction).map(({ body }) => body)).toEqual([{ status: 'completed' }]));
  await waitFor(() => expect(address()).toBe('/corrective-actions'));
});
