import { usePrinting } from '../frame/use-printing.js';
import { CardList, type CardListProps } from './card-list.js';
import { DataTable } from './data-table.js';
import type { DataTableColumn } from './data-table.types.js';

export interface PrintableCardListProps<T extends object> extends CardListProps<T> {
  label: string;
  printColumns: readonly DataTableColumn<T>[];
}

/** A list of cards that is a table on paper. Apart from CardList, because the first page loads no tables. */
export function PrintableCardList<T extends object>({ printColumns, ...props }: PrintableCardListProps<T>) {
  const { items, itemKey, label, emptyText } = props;
  const isTable = usePrinting() && !props.error && Boolean(items?.length);
  return (
    <div className="min-w-0">
      <div className={isTable ? 'print:hidden' : undefined}>
        <CardList {...props} />
      </div>
      {isTable ? (
        <div className="hidden print:block">
          <DataTable
            columns={printColumns}
            rows={items}
            rowKey={itemKey}
            caption={label}
            emptyText={emptyText}
            density="compact"
          />
        </div>
      ) : null}
    </div>
  );
}
