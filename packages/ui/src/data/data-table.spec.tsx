import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './data-table.js';
import type { DataTableColumn, DataTableProps } from './data-table.types.js';

interface Row {
  id: string;
  name: string;
}

const rows: Row[] = [
  { id: 'a', name: 'Agro Norte' },
  { id: 'b', name: 'Blue Ocean' },
];
const columns: DataTableColumn<Row>[] = [
  { id: 'name', header: 'Supplier', sortable: true, cell: (row) => row.name },
  { id: 'actions', header: 'Actions', cell: (row) => <button type="button">Edit {row.name}</button> },
];
const show = (props: Partial<DataTableProps<Row>>) =>
  render(
    <DataTable
      caption="Suppliers"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      emptyText="No suppliers found"
      {...props}
    />,
  );

describe('DataTable', () => {
  it('is a table with a caption, headings and a row per record', () => {
    show({});
    const table = screen.getByRole('table', { name: 'Suppliers' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Supplier', 'Actions']);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('cell', { name: 'Agro Norte' })).toBeInTheDocument();
  });

  it('shows and announces five skeleton rows while loading', async () => {
    show({ rows: undefined });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6));
    expect(screen.getByRole('status')).toHaveTextContent('Loading Suppliers…');
  });

  it('distinguishes an empty list from a failed load', async () => {
    const { unmount } = show({ rows: [] });
    expect(screen.getByText('No suppliers found')).toBeInTheDocument();
    unmount();
    const onRetry = jest.fn();
    show({ rows: undefined, error: { message: '503: down', onRetry } });
    expect(screen.queryByText('No suppliers found')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('503: down');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('requests the other order when a heading is clicked', async () => {
    const onSortChange = jest.fn();
    const { unmount } = show({ onSortChange });
    expect(screen.getByRole('columnheader', { name: /Supplier/ })).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(screen.getByRole('button', { name: 'Supplier' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ id: 'name', order: 'asc' });
    unmount();
    show({ onSortChange, sort: { id: 'name', order: 'asc' } });
    expect(screen.getByRole('columnheader', { name: /Supplier/ })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Supplier' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ id: 'name', order: 'desc' });
  });

  it('opens a row by pointer and by keyboard, but not from a control in it', async () => {
    const onRowOpen = jest.fn();
    show({ onRowOpen });
    await userEvent.click(screen.getByRole('button', { name: 'Edit Agro Norte' }));
    expect(onRowOpen).not.toHaveBeenCalled();
    await userEvent.click(screen.getAllByRole('row')[2]!);
    expect(onRowOpen).toHaveBeenLastCalledWith(rows[1]);
    screen.getByRole('button', { name: 'Agro Norte' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onRowOpen).toHaveBeenLastCalledWith(rows[0]);
    expect(onRowOpen).toHaveBeenCalledTimes(2);
  });
});
