import { beforeAll, expect, test } from '@jest/globals';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { Dialog } from '@fsvp/ui/dialogs';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Commands } from './commands.js';

// Preload the lazy chunks.
beforeAll(async () => {
  await Promise.all([import('../palette/command-palette.js'), import('./shortcut-help.dialog.js')]);
});

const renderPage = (dialog = false) =>
  renderInHost(
    <>
      <Commands />
      <input aria-label="Notes" />
      {dialog ? (
        <Dialog open onOpenChange={() => undefined} title="Add New Supplier">
          <button>inside</button>
        </Dialog>
      ) : null}
    </>,
    { host: new MockHost() },
  );
const palette = () => screen.findByRole('dialog', { name: 'Search and commands' });

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  '%s opens the search, also from a text field, and Escape returns the focus',
  async (keys) => {
    renderPage();
    await userEvent.click(screen.getByLabelText('Notes'));
    await act(() => userEvent.keyboard(keys));
    await palette();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByLabelText('Notes')).toHaveFocus());
  },
);

test('the search button opens the search', async () => {
  renderPage();
  await act(() => userEvent.click(screen.getAllByRole('button', { name: /^Search/ })[0]!));
  await palette();
});

test('? opens the help, except in text fields', async () => {
  renderPage();
  await userEvent.type(screen.getByLabelText('Notes'), 'why?');
  expect(screen.getByLabelText('Notes')).toHaveValue('why?');
  expect(screen.queryByRole('dialog')).toBeNull();
  (document.activeElement as HTMLElement).blur();
  await act(() => userEvent.keyboard('?'));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Search and commands');
});

test('no shortcut works over a dialog, where navigation would discard the input', async () => {
  renderPage(true);
  await userEvent.click(screen.getByRole('button', { name: 'inside' }));
  await userEvent.keyboard('{Control>}k{/Control}?');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
