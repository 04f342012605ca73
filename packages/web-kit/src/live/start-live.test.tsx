import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { getDashboardStats } from '@fsvp/contracts/dashboard';
import {
  getSupplier,
  listSuppliers,
  updateSupplier,
  type Supplier,
  type SupplierUpdate,
} from '@fsvp/contracts/supplier';
import { getCurrentUser } from '@fsvp/contracts/user';
import { listVerifications } from '@fsvp/contracts/verification';
import { Form, FormErrorSummary, TextField, useContractForm } from '@fsvp/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useApiMutation } from '../query/use-api-mutation.js';
import { useApiQuery } from '../query/use-api-query.js';
import { useSave } from '../records/use-save.js';
import { useVersionedSave } from '../records/use-versioned-save.js';
import { MockHost, renderInHost } from '../testing.js';
import { MockEventSource } from './mock-event-source.js';
import { REFRESH_PAUSE_MS } from './start-live.js';
import { useLive } from './use-live.js';

const ID = '0197a000-0000-7000-8000-000000000001';
const opened = { id: ID, version: 1, name: 'Bay Seafood', city: 'Khulna' } as Supplier;
let uninstall: () => void;
beforeEach(() => {
  uninstall = MockEventSource.install();
});
afterEach(() => uninstall());

const settled = (ms = 60) => act(() => new Promise<void>((resolve) => void setTimeout(resolve, ms)));

function EditForm({ record }: { record: Supplier }) {
  const update = useApiMutation(updateSupplier, {
    success: 'Supplier updated successfully',
    invalidates: [listSuppliers, getSupplier],
  });
  const { opened: start, save } = useVersionedSave<Supplier, SupplierUpdate>({
    record,
    labels: { name: 'Supplier Name', city: 'City' },
    save: (body, version) => update.mutateAsync({ params: { id: record.id }, body, ifVersion: version }),
  });
  const form = useContractForm<{ name: string; city: string }, SupplierUpdate>({
    schema: updateSupplier.body!,
    defaultValues: { name: start.name, city: start.city ?? '' },
  });
  const { submit, refusals } = useSave({ form, save, onSaved: () => undefined });
  return (
    <Form form={form} onSubmit={submit} label="Edit">
      <FormErrorSummary messages={refusals} />
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
    .answer(listSuppliers, () => ({ suppliers: [], total: state.total }))
    .answer(getSupplier, () => state.record)
    .answer(listVerifications, { activities: [], total: 0 });
  return { host, state };
}

test('a change made in another window appears, and what was shown stays until then', async () => {
  const { host, state } = hostOf();
  renderInHost(<Screen />, { host });
  await screen.findByText('total 1');
  MockEventSource.latest().accept();
  state.total = 2;
  MockEventSource.latest().tell('supplier');
  expect(screen.getByText('total 1')).toBeVisible();
  expect(screen.queryByText('loading')).toBeNull();
  await screen.findByText('total 2');
  expect(host.requests(listSuppliers)).toHaveLength(2);
  MockEventSource.latest().tell('corrective-action', 'something-new');
  await settled();
  expect(host.requests(listSuppliers)).toHaveLength(2);
});

test('what cannot be fetched again stays as it was shown', async () => {
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
  MockEventSource.latest().tell('supplier');
  await waitFor(() => expect(host.requests(listSuppliers)).toHaveLength(2));
  await settled();
  expect(screen.getByText('total 1')).toBeVisible();
  expect(failed).not.toHaveBeenCalled();
});

test('after the stream was away everything is asked for again', async () => {
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

test('a stream that is refused asks who is signed in, which tells of an ended session', async () => {
  const { host } = hostOf();
  host.fail(getCurrentUser, 401);
  renderInHost(<Screen />, { host });
  MockEventSource.latest().fail();
  expect((await screen.findAllByText('You are logged out. Logging in again...')).length).toBeGreaterThan(0);
});

test('many changes are followed at a pace', async () => {
  const { host } = hostOf();
  renderInHost(<Screen />, { host });
  await screen.findByText('total 1');
  MockEventSource.latest().accept();
  for (let turn = 0; turn < 8; turn += 1) {
    MockEventSource.latest().tell('supplier');
    await settled(20);
  }
  expect(host.requests(listSuppliers)).toHaveLength(2);
  await settled(REFRESH_PAUSE_MS);
  expect(host.requests(listSuppliers)).toHaveLength(3);
});

test('a form being filled in keeps its text, and saving it says what someone else changed meanwhile', async () => {
  const { host, state } = hostOf();
  host.answer(updateSupplier, (request) => request.body as never);
  renderInHost(<Screen editing />, { host });
  const name = await screen.findByLabelText('Name');
  MockEventSource.latest().accept();
  await userEvent.type(name, ' Ltd');

  state.record = { ...opened, version: 2, city: 'Dhaka' };
  MockEventSource.latest().tell('supplier');
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

test("one's own change is fetched once, though the stream tells of it too", async () => {
  const { host, state } = hostOf();
  host.answer(getDashboardStats, {} as never).answer(updateSupplier, () => {
    state.total = 2;
    // The stream may be quicker than the answer.
    MockEventSource.latest().tell('supplier');
    return opened;
  });
  renderInHost(<Screen editing />, { host });
  await userEvent.type(await screen.findByLabelText('Name'), '!');
  MockEventSource.latest().accept();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('total 2');
  MockEventSource.latest().tell('supplier');
  await settled(REFRESH_PAUSE_MS + 200);
  expect(host.requests(listSuppliers)).toHaveLength(2);
  expect(host.requests(getSupplier)).toHaveLength(2);
});
