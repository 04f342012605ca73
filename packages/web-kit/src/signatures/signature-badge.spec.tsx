import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { verificationSignatures as calls } from '@fsvp/contracts/quality/verification';
import type { RecordSignatures, SignatureState } from '@fsvp/contracts/signatures/signature';
import { DataTable } from '@fsvp/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MockEventSource } from '../live/mock-event-source.js';
import { useLive } from '../live/use-live.js';
import { MockHost } from '../mock-host.js';
import { renderInHost } from '../testing.js';
import { SignatureBadge, withSignatureBadges } from './signature-badge.js';
import { useSignatureStates } from './use-signature-states.js';

const ids = ['0197a000-0000-7000-8000-000000000001', '0197a000-0000-7000-8000-000000000002'] as const;
const PAGES = [ids.map((id) => ({ id })), [{ id: '0197a000-0000-7000-8000-000000000003' }, { id: ids[1] }]];
const stateOf = (recordId: string, state: SignatureState, ...meanings: RecordSignatures['meanings']) => ({
  recordId,
  state,
  meanings,
});
const answer = (...records: RecordSignatures[]) => ({ records, total: records.length });

function List({ first = 0 }: { first?: number }) {
  useLive();
  const [page, setPage] = useState(first);
  const records = PAGES[page];
  const signed = useSignatureStates(calls, records);
  return (
    <>
      <button onClick={() => setPage(page + 1)}>Next</button>
      <ul>
        {records?.map(({ id }) => (
          <li key={id} data-testid={id.slice(-1)}>
            <SignatureBadge signed={signed.get(id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

let uninstall: () => void;
beforeEach(() => {
  uninstall = MockEventSource.install();
});
afterEach(() => uninstall());

test('a list asks once for all its records, when it is shown', async () => {
  const host = new MockHost().answer(
    calls.states,
    answer(stateOf(ids[1], 'valid', 'conducted', 'reviewed_and_assessed')),
  );
  renderInHost(<List first={-1} />, { host });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(host.requests(calls.states)).toHaveLength(0);
  act(() => screen.getByRole('button', { name: 'Next' }).click());
  expect(await screen.findByText('Signed')).toBeVisible();
  expect(screen.getByTitle('Conducted, Reviewed and assessed')).toHaveTextContent('Signed');
  expect(screen.getByTestId('1')).toBeEmptyDOMElement();
  expect(host.requests(calls.states).map(({ query }) => query.getAll('id'))).toEqual([ids]);
});

test.each([
  ['stale', 'Signature stale'],
  ['withdrawn', 'Signature withdrawn'],
  ['superseded', 'Signature superseded'],
  ['broken', 'Signature does not match'],
] as const)('%s is "%s"', async (state, text) => {
  const host = new MockHost().answer(calls.states, answer(stateOf(ids[0], state, 'conducted')));
  renderInHost(<List />, { host });
  expect(await screen.findByText(text)).toBeVisible();
});

test('what is known of a record stays while the next page asks, and follows changes', async () => {
  const host = new MockHost().answer(calls.states, answer(stateOf(ids[1], 'valid', 'conducted')));
  renderInHost(<List />, { host });
  expect(await screen.findByText('Signed')).toBeVisible();
  let respond = (_: ReturnType<typeof answer>) => {};
  host.answer(calls.states, () => new Promise((resolve) => (respond = resolve)));
  act(() => screen.getByRole('button', { name: 'Next' }).click());
  await waitFor(() => expect(host.requests(calls.states)).toHaveLength(2));
  expect(screen.getByTestId('2')).toHaveTextContent('Signed');
  await act(async () => respond(answer()));
  await waitFor(() => expect(screen.getByTestId('2')).toBeEmptyDOMElement());

  host.answer(calls.states, answer(stateOf(ids[1], 'stale', 'conducted')));
  act(() => MockEventSource.latest().accept());
  act(() => MockEventSource.latest().sendChange('verification-activity'));
  expect(await screen.findByText('Signature stale')).toBeVisible();
});

test('a list is complete without it', async () => {
  const host = new MockHost().fail(calls.states, 503);
  renderInHost(<List />, { host });
  await waitFor(() => expect(host.requests(calls.states)).toHaveLength(1));
  expect(screen.getByTestId('1')).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a table shows it below what a column shows', () => {
  const columns = withSignatureBadges(
    [{ id: 'status', header: 'Status', cell: ({ id }: { id: string }) => `Status of ${id.slice(-1)}` }],
    'status',
    new Map([[ids[0], stateOf(ids[0], 'valid', 'conducted')]]),
  );
  renderInHost(<DataTable caption="Records" columns={columns} rows={PAGES[0]} rowKey={({ id }) => id} emptyText="-" />);
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('Status of 1Signed');
  expect(second).toHaveTextContent(/^Status of 2$/);
});
