import { expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { PrintableCardList } from './printable-card-list.js';

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
