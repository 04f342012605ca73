import { Select } from '../forms/select.js';
import type { TableSort } from './data-table.types.js';

export interface SortSelectProps {
  /** The sortable properties; `asc` and `desc` name the two orders, such as 'earliest first'. */
  choices: readonly { id: string; label: string; asc?: string; desc?: string }[];
  sort?: TableSort;
  onSortChange: (sort: TableSort) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  width?: 'full' | 'auto';
  /** Groups in place of an order, as the first choice. */
  grouping?: { label: string; chosen: boolean; onChoose: () => void };
}

const GROUPED = 'grouped';
const orders = ['asc', 'desc'] as const;
const orderLabels = { asc: 'ascending', desc: 'descending' };

/** Sorting for a list without column headings: cards, or a stacked table. */
export function SortSelect({
  choices,
  sort,
  onSortChange,
  placeholder = 'Sort by…',
  width,
  grouping,
}: SortSelectProps) {
  return (
    <Select
      label="Sort by"
      placeholder={placeholder}
      width={width}
      value={grouping?.chosen ? GROUPED : sort ? `${sort.order} ${sort.id}` : undefined}
      onChange={(next) => {
        if (next === GROUPED) return grouping?.onChoose();
        const [order, ...id] = next.split(' ');
        onSortChange({ id: id.join(' '), order: order === 'desc' ? 'desc' : 'asc' });
      }}
      options={[
        ...(grouping ? [{ value: GROUPED, label: grouping.label }] : []),
        ...choices.flatMap((choice) =>
          orders.map((order) => ({
            value: `${order} ${choice.id}`,
            label: `Sort by ${choice.label}, ${choice[order] ?? orderLabels[order]}`,
          })),
        ),
      ]}
    />
  );
}
