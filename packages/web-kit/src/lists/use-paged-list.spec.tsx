import { expect, test } from '@jest/globals';
import { actionSignatures, correctiveAction, listActions } from '@fsvp/contracts/quality/corrective-action';
import { DataTable, Pagination } from '@fsvp/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockHost, renderInHost, sampleRecord } from '../testing.js';
import { urlChoice, urlId, urlNumber, urlText } from '../router/url-field.js';
import { usePagedList } from './use-paged-list.js';

const SUPPLIER_ID = '0197a000-0000-7000-8000-0000000000a1';
const action = sampleRecord(correctiveAction, {
  id: '0197a000-0000-7000-8000-0000000000d1',
  version: 1,
  supplierId: SUPPLIER_ID,
  title: 'Salmonella in shrimp',
  description: 'Refused',
  correctiveAction: 'Chlorinate',
  status: 'open',
  priority: 'high',
  dueDate: '2026-03-05T00:00:00.000Z',
});
const shape = {
  search: urlText(),
  supplier: urlId(),
  sort: urlChoice(['title', 'dueDate']),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
};

function Screen({ defaultSort }: { defaultSort?: string }) {
  const { records, signed, pages, sorting } = usePagedList(shape, {
    call: listActions,
    query: ({ supplier }) => ({ supplierId: supplier }),
    records: 'actions',
    signatures: actionSignatures,
    defaultSort,
  });
  return (
    <>
      <DataTable
        caption="Actions"
        columns={[
          {
            id: 'title',
            header: 'Title',
            sortable: true,
            cell: ({ title, id }) => `${title} ${signed.get(id)?.state}`,
          },
        ]}
        rows={records}
        rowKey={({ id }) => id}
        emptyText="None"
        {...sorting}
      />
      <Pagination {...pages} />
    </>
  );
}

function hostOf(total = 51) {
  const counts = { open: total, in_progress: 0, completed: 0, closed: 0 };
  return new MockHost()
    .answer(listActions, { actions: [action], total, next: null, counts })
    .answer(actionSignatures.states, { records: [{ recordId: action.id, state: 'valid', meanings: [] }] } as never);
}
const lastQuery = (host: MockHost) => host.requests(listActions).at(-1)!.query.toString();

test('asks for the page of the URL, and for the signatures of its records', async () => {
  const at = `/x?search=shrimp&supplier=${SUPPLIER_ID}&sort=dueDate&offset=50`;
  const { host } = renderInHost(<Screen />, { host: hostOf(), at });
  expect(await screen.findByText('Salmonella in shrimp valid')).toBeVisible();
  expect(lastQuery(host)).toBe(`search=shrimp&sort=dueDate&order=asc&limit=50&offset=50&supplierId=${SUPPLIER_ID}`);
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
});

test('without a state it asks for the first page in the default order; nothing is empty text', async () => {
  const { host } = renderInHost(<Screen defaultSort="dueDate" />, { host: hostOf(1) });
  await screen.findByText(/Salmonella in shrimp/);
  expect(lastQuery(host)).toBe('sort=dueDate&order=asc&limit=50&offset=0');
});

test('another page and another order are in the URL; another order shows its first page', async () => {
  const { address } = renderInHost(<Screen />, { host: hostOf(), at: '/x?search=a' });
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(address()).toBe('/x?search=a&offset=50');
  await userEvent.click(screen.getByRole('button', { name: /Title/ }));
  expect(address()).toBe('/x?search=a&sort=title&order=asc');
});

test('shows the last page in place of one that no longer exists', async () => {
  const { address } = renderInHost(<Screen />, { host: hostOf(60), at: '/x?offset=100' });
  await waitFor(() => expect(address()).toBe('/x?offset=50'));
});
