import type { ReactNode } from 'react';

export interface DataTableColumn<T> {
  /** A column with the id 'actions' has controls only and is not printed. */
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  sortable?: boolean;
  /** Names of its two orders in the list of orders that replaces the headings, such as 'worst first'. */
  orders?: { asc: string; desc: string };
  align?: 'start' | 'end' | 'center';
  /** Free text: long words wrap, so that they do not push the other columns off the screen. */
  wrap?: boolean;
  /** A CSS width, such as '8rem' or '20%'. */
  width?: string;
  /** Of free text in compact rows: its part of the space that the other columns leave; 3 for the first column, 2 for others. Short texts have less. */
  share?: number;
  /**
   * Where there is no room for columns: `beside` is on the line of the column before it, `plain` has no label, `hidden` is
   * only in what the row opens, `late` follows the others, and `corner` is at the right of the name.
   */
  stacked?: 'beside' | 'plain' | 'hidden' | 'late' | 'corner';
  /** The heading is for assistive technology only, such as above a column of buttons. */
  hideHeader?: boolean;
}

export interface TableSort {
  id: string;
  order: 'asc' | 'desc';
}

export interface LoadError {
  message: string;
  title?: string;
  onRetry?: () => void;
}

export interface DataTableProps<T extends object> {
  columns: readonly DataTableColumn<T>[];
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  caption: string;
  emptyText: string;
  emptyAction?: ReactNode;
  /** The heading above the rows of a group, which follow each other. */
  groupOf?: (row: T) => string;
  loading?: boolean;
  skeletonRows?: number;
  error?: LoadError;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** If set, a row opens by a click anywhere on it and by a button in its first cell. */
  onRowOpen?: (row: T) => void;
  density?: 'comfortable' | 'compact';
}
