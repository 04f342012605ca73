import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  getSupplier,
  listSuppliers,
  updateSupplier,
  type Supplier,
  type SupplierUpdate,
} from '@fsvp/contracts/suppliers/supplier';
import { getCurrentUser } from '@fsvp/contracts/access/user';
import { listVerifications } from '@fsvp/contracts/quality/verification';
import { Form, FormErrorSummary, TextField, useContractForm } from '@fsvp/ui/dialogs';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useApiMutation } from '../query/use-api-mutation.js';
import { useApiQuery } from '../query/use-api-query.js';
import { useSave } from '../records/use-save.js';
import { useRecordSave } from '../records/use-record-save.js';
import { MockHost, renderInHost } from '../testing.js';
import { MockEventSource } from './mock-event-source.js';
import { REFETCH_INTERVAL_MS } from './start-live.js';
import { useLive } from './use-live.js';

const ID = '0197a000-0000-7000-8000-000000000001';
const opened = { id: ID, version: 1, name: 'Bay Seafood', city: 'Khulna' } as Supplier;
let uninstall: () => void;
beforeEach(() => {
  uninstall = MockEventSource.install();
});
afterEach(() => uninstall());

const settled = (ms = 60) => act(() => new Promise<void>((resolve) => void setTimeout(resolve, ms)));

interface Values {
  name: string;
  city: string;
}
const toFormValues = ({ name, city }: Supplier): Values => ({ name, city: city ?? '' });

function EditForm({ record }: { record: Supplier }) {
  const update = useApiMutation(updateSupplier, {
    success: 'Supplier updated successfully',
    changes: ['supplier'],
  });
  const { opened: start, save } = useRecordSave<Supplier, Values, SupplierUpdate>({
    record,
    labels: { name: 'Supplier Name', city: 'City' },
    toFormValues,
    send: (body, version) => update.mutateAsync({ params: { id: record.id }, body, ifVersion: version }),
  });
  const form = useContractForm<Values, SupplierUpdate>({
    schema: updateSupplier.body!,
    defaultValues: toFormValues(start),
  });
  const { submit, formErrors } = useSave({ form, save, onSaved: () => undefined });
  return (
    <Form form={form} onSubmit={submit} label="Edit">
      <FormErrorSummary messages={formErrors} />
      <TextField name="name" label="Name" />
      <TextField name="city" label="City" />
      <button type="submit">Save</button>
    </Form>
  );
}

function Screen({ editing = false }) {
  useLive();
  const list = useApiQuery(listSuppliers, { query: {} });
  const one = useApiQuery(getSupplier, { params: { id: ID } });
  return (
    <>
      {list.isPending ? <p>loading</p> : null}
      {list.isError ? <p role="alert">failed</p> : null}
      <p>{list.data ? `total ${list.data.total}` : ''}</p>
      {editing && one.data ? <EditForm record={one.data} /> : null}
    </>
  );
}

function hostOf() {
  const state = { total: 1, record: opened };
  const host = new MockHost()
    .answer(listSuppliers, () => ({ suppliers: [], total: state.total, next: null }))
    .answer(getSupplier, () => state.record)
    .answer(listVerifications, { activities: [], total: 0, next: null });
  return { host, state };
}

test('shows a change made in another window, and the old data until then', async () => {
  const { host, state } = hostOf();
  renderInHost(<Screen />, { host });
  await screen.findByText('total 1');
  MockEventSource.latest().accept();
  state.total = 2;
  MockEventSource.latest().sendChange('supplier');
  expect(screen.getByText('total 1')).toBeVisible();
  expect(screen.queryByText('loading')).toBeNull();
  await screen.findByText('total 2');
  expect(host.requests(listSuppliers)).toHaveLength(2);
  MockEventSource.latest().sendChange('corrective-action', 'something-new');
  await settled();
  expect(host.requests(listSuppliers)).toHaveLength(2);
});

test('keeps the old data if the refetch fails', async () => {
  const { host } = hostOf();
  renderInHost(<Screen />, { host });
  await screen.findByText('total 1');
  MockEventSource.latest().accept();
  const failed = jest.fn();
  new MutationObserver(() => screen.queryByRole('alert') && failed()).observe(document.body, {
    childList: true,
    subtree: true,
  });
  host.fail(listSuppliers, 503);
  MockEventSource.latest().sendChange('supplier');
  await waitFor(() => expect(host.requests(listSuppliers)).toHaveLength(2));
  await settled();
  expect(screen.getByText('total 1')).toBeVisible();
  expect(failed).not.toHaveBeenCalled();
});

test('refetches everything after the stream was interrupted', async () => {
  const { host, state } = hostOf();
  host.answer(getCurrentUser, {} as never);
  renderInHost(<Screen />, { host });
  await screen.findByText('total 1');
  MockEventSource.latest().accept();
  state.total = 7;
  MockEventSource.latest().fail();
  await waitFor(() => expect(MockEventSource.opened).toHaveLength(2), { timeout: 2_000 });
  MockEventSource.latest().accept();
  await screen.findByText('total 7');
  expect(host.requests(getSupplier)).toHaveLength(2);
  expect(host.requests(getCurrentUser)).toHaveLength(0);
});

test('requests the current user if the stream cannot be opened, so that an ended session is reported', async () => {
  const { host } = hostOf();
  host.fail(getCurrentUser, 401);
  renderInHost(<Screen />, { host });
  MockEventSource.latest().fail();
  expect((await screen.findAllByText('You are logged out. Logging in again...')).length).toBeGreaterThan(0);
});

test('refetches at most once per interval while many changes arrive', async () => {
  const { host } = hostOf();
  renderInHost(<Screen />, { host });
  await screen.findByText('total 1');
  MockEventSource.latest().accept();
  for (let change = 0; change < 8; change += 1) {
    MockEventSource.latest().sendChange('supplier');
    await settled(20);
  }
  expect(host.requests(listSuppliers)).toHaveLength(2);
  await settled(REFETCH_INTERVAL_MS);
  expect(host.requests(listSuppliers)).toHaveLength(3);
});

test('keeps the input of an open form; saving lists the fields that someone else has changed', async () => {
  const { host, state } = hostOf();
  host.answer(updateSupplier, (request) => request.body as never);
  renderInHost(<Screen editing />, { host });
  const name = await screen.findByLabelText('Name');
  MockEventSource.latest().accept();
  await userEvent.type(name, ' Ltd');

  state.record = { ...opened, version: 2, city: 'Dhaka' };
  MockEventSource.latest().sendChange('supplier');
  await waitFor(() => expect(host.requests(getSupplier)).toHaveLength(2));
  await settled();
  expect(name).toHaveValue('Bay Seafood Ltd');
  expect(screen.getByLabelText('City')).toHaveValue('Khulna');
  expect(name).toHaveFocus();

  host.fail(updateSupplier, 412, { current: state.record } as object);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Someone else changed this record after you opened it: City\./)).toBeVisible();
  expect(host.requests(updateSupplier)[0]!.headers).toMatchObject({ 'If-Match': '"1"' });
  expect(name).toHaveValue('Bay Seafood Ltd');
});

test('a change reported during a save is refetched after the response to the save', async () => {
  const { host, state } = hostOf();
  let respond!: () => void;
  const responded = new Promise<void>((resolve) => (respond = resolve));
  host.answer(updateSupplier, async () => {
    state.total = 2;
    // The stream can be faster than the response.
    MockEventSource.latest().sendChange('supplier');
    await responded;
    return opened;
  });
  renderInHost(<Screen editing />, { host });
  await userEvent.type(await screen.findByLabelText('Name'), '!');
  MockEventSource.latest().accept();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await settled(200);
  expect(host.requests(listSuppliers)).toHaveLength(1);
  respond();
  await screen.findByText('total 2');
  await settled(200);
  expect(screen.getByText('total 2')).toBeVisible();
  expect(screen.queryByText('loading')).toBeNull();
});
