import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { renderInHost } from '../testing.js';
import { Link } from './link.js';
import { urlChoice, urlChoices, urlId, urlNumber, urlOptional, urlText } from './url-field.js';
import { useUrlState } from './use-url-state.js';

const shape = {
  search: urlText(),
  status: urlChoice(['open', 'closed']),
  risks: urlChoices(['low', 'high']),
  offset: urlNumber(),
  view: urlOptional(),
  supplier: urlId(),
};

function Screen() {
  const [state, setState] = useUrlState(shape);
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button onClick={() => setState({ search: 'a & b', offset: undefined }, 'replace')}>search</button>
      <button onClick={() => setState({ status: 'closed', risks: ['low', 'high'] })}>filter</button>
      <button
        onClick={() => {
          setState({ view: '1' });
          setState({ offset: 50 });
        }}
      >
        both
      </button>
      <button onClick={() => setState({ search: '', status: undefined, risks: [], offset: 0, view: undefined })}>
        clear
      </button>
    </>
  );
}

const shown = () => JSON.parse(screen.getByRole('status').textContent!);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('reads the URL, treats invalid values as absent and removes them from the URL', async () => {
  const { address } = renderInHost(<Screen />, {
    at: '/x?status=nonsense&offset=-3&risks=high&risks=huge&search=m%20k&supplier=all&foreign=1',
  });
  expect(shown()).toEqual({ search: 'm k', risks: ['high'], offset: 0 });
  await waitFor(() => expect(address()).toBe('/x?search=m+k&foreign=1&risks=high'));
});

test('leaves a valid URL as it is', () => {
  const at = '/x?search=m%20k&status=open&supplier=0190c0de-0000-7000-8000-000000000000&offset=50';
  const { address } = renderInHost(<Screen />, { at });
  expect(address()).toBe(at);
});

test('writes the URL, omits defaults and keeps other parameters', async () => {
  const { address } = renderInHost(<Screen />, { at: '/x?foreign=1&offset=50' });
  await press('search');
  expect(address()).toBe('/x?foreign=1&search=a+%26+b');
  await press('filter');
  expect(address()).toBe('/x?foreign=1&search=a+%26+b&status=closed&risks=low&risks=high');
  expect(shown()).toMatchObject({ search: 'a & b', status: 'closed', risks: ['low', 'high'] });
  await press('clear');
  expect(address()).toBe('/x?foreign=1');
});

test('two changes in one event are both applied', async () => {
  const { address } = renderInHost(<Screen />, { at: '/x' });
  await press('both');
  expect(address()).toBe('/x?view=1&offset=50');
});

test('what a link of another screen opened returns to that screen when it is closed', async () => {
  function Screens() {
    const { pathname } = useLocation();
    const [{ view }, setState] = useUrlState(shape);
    return pathname === '/x' ? (
      <button onClick={() => setState({ view: undefined }, 'close')}>{`close ${view}`}</button>
    ) : (
      <>
        <Link href="/x?view=1" below="/work?search=mine">
          from here
        </Link>
        <Link href="/x?view=2">from anywhere</Link>
      </>
    );
  }
  const { address } = renderInHost(<Screens />, { at: '/work?search=mine' });
  await userEvent.click(screen.getByRole('link', { name: 'from here' }));
  await press('close 1');
  await waitFor(() => expect(address()).toBe('/work?search=mine'));
  await userEvent.click(screen.getByRole('link', { name: 'from anywhere' }));
  await press('close 2');
  await waitFor(() => expect(address()).toBe('/x'));
});
