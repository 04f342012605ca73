import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintableCardList } from './printable-card-list.js';

afterEach(() => void delete document.documentElement.dataset.density);

const actions = [{ id: '1', title: 'Relabel the lot' }];

it('is a table of the given columns while the page is printed, and keeps its cards', async () => {
  render(
    <PrintableCardList
      label="Actions"
      items={actions}
      itemKey={({ id }) => id}
      render={({ title }) => <button type="button">View {title}</button>}
      printColumns={[{ id: 'title', header: 'Title', cell: ({ title }) => title }]}
      emptyText="None"
    />,
  );
  const card = screen.getByRole('button', { name: 'View Relabel the lot' });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const table = within(screen.getByRole('table', { name: 'Actions' }));
  expect(table.getByRole('columnheader', { name: 'Title' })).toBeInTheDocument();
  expect(table.getByRole('cell', { name: 'Relabel the lot' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Actions' }).closest('.print\\:hidden')).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View Relabel the lot' })).toBe(card);
});

it('is a table whose rows open the details for a user who chose compact rows', async () => {
  document.documentElement.dataset.density = 'compact';
  const onOpen = jest.fn();
  const title = { id: 'title', header: 'Title', cell: ({ title: text }: { title: string }) => text };
  render(
    <PrintableCardList
      label="Actions"
      items={actions}
      itemKey={({ id }) => id}
      render={() => <p>A card</p>}
      printColumns={[title]}
      compact={{ columns: [title], onOpen }}
      emptyText="None"
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Relabel the lot' }));
  expect(onOpen).toHaveBeenCalledWith(actions[0]);
  expect(screen.queryByText('A card')).toBeNull();
});
