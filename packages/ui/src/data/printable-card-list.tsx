import { useDensity } from '../foundation/density.store.js';
import { usePrinting } from '../frame/use-printing.js';
import { CardList, type CardListProps } from './card-list.js';
import { DataTable } from './data-table.js';
import type { DataTableColumn } from './data-table.types.js';

export interface PrintableCardListProps<T extends object> extends CardListProps<T> {
  label: string;
  printColumns: readonly DataTableColumn<T>[];
  /** What a user who chose compact rows gets instead of the cards. */
  compact?: {
    columns: readonly DataTableColumn<T>[];
    /** Opens the details. */
    onOpen: (item: T) => void;
    /** Groups of rows that follow each other; the list is then a table for everybody. */
    groupOf?: (item: T) => string;
  };
}

/** A list of cards that is a table on paper and in compact rows. Apart from CardList, because the first page loads no tables. */
export function PrintableCardList<T extends object>({ printColumns, compact, ...props }: PrintableCardListProps<T>) {
  const { items, itemKey, label, emptyText, look } = props;
  const [density] = useDensity();
  const isPrinting = usePrinting() && !props.error && Boolean(items?.length);
  const table = { rows: items, rowKey: itemKey, caption: label, emptyText, density: 'compact' } as const;
  return (
    <div className="min-w-0">
      <div className={isPrinting ? 'print:hidden' : undefined}>
        {compact && (density === 'compact' || compact.groupOf) ? (
          <div className={look === 'rows' ? undefined : 'rounded-card border border-divider bg-surface'}>
            <DataTable
              {...table}
              columns={compact.columns}
              groupOf={compact.groupOf}
              onRowOpen={compact.onOpen}
              loading={props.loading}
              error={props.error}
              emptyAction={props.emptyAction}
              skeletonRows={props.skeletonRows}
            />
          </div>
        ) : (
          <CardList {...props} />
        )}
      </div>
      {isPrinting ? (
        <div className="hidden print:block">
          <DataTable {...table} columns={printColumns} />
        </div>
      ) : null}
    </div>
  );
}
