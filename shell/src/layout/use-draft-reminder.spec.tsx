import { afterEach, expect, test } from '@jest/globals';
import { dismissToast } from '@fsvp/ui';
import { renderInHost } from '@fsvp/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDraftReminder } from './use-draft-reminder.js';

function ReminderHost() {
  useDraftReminder();
  return null;
}

/** Renders a page as after signing in again, with one saved form draft. */
function renderWithDraft(path: string) {
  window.sessionStorage.setItem(
    'form-drafts',
    JSON.stringify({ '/suppliers {}': { href: '/suppliers?new=1', values: { name: 'Bay' } } }),
  );
  window.history.replaceState(null, '', path);
  return renderInHost(<ReminderHost />, { at: path });
}

afterEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  act(() => dismissToast());
});

test('shows a toast with a link to the saved form', async () => {
  const { address } = renderWithDraft('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Go back to it' }));
  expect(address()).toBe('/suppliers?new=1');
});

test('shows no toast on the page of the form, which offers the draft itself', () => {
  renderWithDraft('/suppliers?new=1');
  expect(screen.queryByText('Your entries are kept')).toBeNull();
});
