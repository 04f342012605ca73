import { Fragment, memo, useDeferredValue, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../foundation/cx.js';
import { Skeleton } from '../feedback/skeleton.js';
import { showAllInTooltip } from '../layout/text.js';
import type { DataTableColumn } from './data-table.types.js';

type Density = 'comfortable' | 'compact';

const aligns = { start: '', center: '@2xl:text-center', end: '@2xl:text-right @2xl:*:last:ml-auto' };
/** In a list whose rows open, what a cell has in lines below each other is side by side in compact and in stacked rows. */
const ROW =
  'row-compact:h-10 row-compact:py-0.5 row-compact:**:[.flex-col]:flex-row row-compact:**:[.flex-col]:items-center row-compact:**:[.flex-col]:gap-2 ' +
  'row-stacked:**:[.flex-col]:flex-row row-stacked:**:[.flex-col]:flex-wrap row-stacked:**:[.flex-col]:items-baseline row-stacked:**:[.flex-col]:gap-x-2';
const densities = {
  comfortable: `@2xl:h-14 print:h-9 ${ROW}`,
  compact: `@2xl:h-10 print:h-8 ${ROW}`,
};
/** As wide as its text, beside the others if there is room, and below them with two lines if not. */
const STACKED_TEXT = 'row-stacked:min-w-0 row-stacked:max-w-full';
const controls = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"], [role="combobox"]';
/** Where there is no room for columns, a record's values follow each other below its name. */
const rowClass =
  'relative flex flex-wrap items-center gap-x-2 gap-y-0.5 border-b border-divider px-2.5 py-2 last:border-b-0 sm:px-5 @2xl:table-row @2xl:border-0 @2xl:p-0 @2xl:last:*:border-b-0';

/** True for a click that must not open the row: on a control in it, or at the end of selecting text. */
function isNotRowClick(event: MouseEvent<HTMLElement>): boolean {
  if ((event.target as Element).closest(controls)) return true;
  // React also bubbles clicks from a menu or dialog that a cell opened, although it is elsewhere in the DOM.
  if (!event.currentTarget.contains(event.target as Node)) return true;
  return Boolean(globalThis.getSelection?.()?.toString());
}

const isUnlabelled = ({ stacked }: Pick<DataTableColumn<never>, 'stacked'>) =>
  stacked !== undefined && stacked !== 'late';

interface BodyCellProps<T> {
  column: DataTableColumn<T>;
  first: boolean;
  density: Density;
  children: ReactNode;
}

function BodyCell<T>({ column, first, density, children }: BodyCellProps<T>) {
  return (
    <td
      role="cell"
      data-actions={column.id === 'actions' || undefined}
      data-stacked={column.stacked}
      className={cx(
        'flex min-w-0 items-center gap-1 text-cell tabular-nums',
        '@2xl:table-cell @2xl:border-b @2xl:border-divider @2xl:px-(--ui-cell-x) @2xl:py-1.5 @2xl:align-middle @2xl:first:pl-5 @2xl:last:pr-5',
        first
          ? cx(
              '@max-2xl:text-body @max-2xl:not-has-[+[data-stacked=beside]]:basis-full @max-2xl:has-[+[data-stacked=beside]]:shrink-0',
              '@max-2xl:has-[~[data-actions]_button:only-child]:pr-12 @max-2xl:has-[~[data-stacked=corner]_button+button]:pr-24',
            )
          : '@max-2xl:has-[>div:empty]:hidden @max-2xl:has-[[data-none]]:hidden',
        column.id === 'actions' &&
          cx(
            '@max-2xl:order-2 @max-2xl:ml-auto @max-2xl:has-[button:only-child]:absolute @max-2xl:has-[button:only-child]:top-0.5 @max-2xl:has-[button:only-child]:right-2 @max-2xl:pointer-coarse:has-[button:only-child]:-top-0.5',
            column.stacked === 'corner' &&
              '@max-2xl:absolute @max-2xl:top-0.5 @max-2xl:right-2 @max-2xl:pointer-coarse:-top-0.5',
          ),
        column.stacked === 'beside' && 'row-stacked:min-w-0 row-stacked:grow row-stacked:basis-1/2',
        column.stacked === 'late' && '@max-2xl:order-1',
        column.stacked === 'hidden' && 'row-stacked:hidden',
        'print:px-2 print:align-top',
        !column.wrap && 'print:whitespace-nowrap row-compact:whitespace-nowrap',
        column.id === 'actions' && 'print:hidden',
        column.wrap &&
          cx(
            'wrap-anywhere **:wrap-anywhere row-compact:max-w-0',
            !first && column.stacked !== 'beside' && STACKED_TEXT,
            first
              ? '@2xl:*:min-w-40 print:*:min-w-28'
              : (column.share ?? 2) < 2
                ? '@2xl:*:min-w-16'
                : '@2xl:*:min-w-28 print:*:min-w-20',
            'row-compact:*:min-w-0 row-compact:**:[.flex-col>*]:truncate row-stacked:**:[.flex-col>*]:line-clamp-2',
          ),
        densities[density],
        aligns[column.align ?? 'start'],
      )}
    >
      {/* Names and badges need none. */}
      {first || column.wrap || isUnlabelled(column) || column.hideHeader || column.id === 'actions' ? null : (
        <span aria-hidden className="shrink-0 text-meta text-muted has-[+*_[data-badge]]:hidden @2xl:hidden">
          {column.header}
        </span>
      )}
      {children}
    </td>
  );
}

interface RowsProps<T> {
  columns: readonly DataTableColumn<T>[];
  density: Density;
  onOpen: ((record: T) => void) | undefined;
}

interface BodyRowsProps<T> extends RowsProps<T> {
  records: readonly T[];
  rowKey: (record: T) => string;
  groupOf: ((record: T) => string) | undefined;
}

/** Changed rows render in the background, so that typing and clicking stay responsive. */
export function BodyRows<T>(props: BodyRowsProps<T>) {
  return <Rows {...(useDeferredValue(props) as BodyRowsProps<unknown>)} />;
}

const Rows = memo(function Rows({ records, rowKey, groupOf, ...props }: BodyRowsProps<unknown>) {
  const groups = groupOf && records.map(groupOf);
  return records.map((record, index) => (
    <Fragment key={rowKey(record)}>
      {groups && groups[index] !== groups[index - 1] ? (
        <GroupRow span={props.columns.length}>{groups[index]}</GroupRow>
      ) : null}
      <BodyRow record={record} {...props} />
    </Fragment>
  ));
});

function GroupRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr role="row" className="block border-b border-divider bg-sunken @2xl:table-row">
      <th
        role="rowheader"
        colSpan={span}
        className="block px-3 py-1.5 row-compact:py-0.5 text-left text-label text-muted sm:px-5 @2xl:table-cell @2xl:border-b @2xl:border-divider"
      >
        {children}
      </th>
    </tr>
  );
}

interface BodyRowProps<T> extends RowsProps<T> {
  record: T;
}

function BodyRow<T>({ columns, record, density, onOpen }: BodyRowProps<T>) {
  return (
    <tr
      role="row"
      onClick={onOpen ? (event) => !isNotRowClick(event) && onOpen(record) : undefined}
      className={cx(rowClass, onOpen && 'cursor-pointer hover:bg-sunken')}
    >
      {columns.map((column, position) => (
        <BodyCell key={column.id} column={column} first={position === 0} density={density}>
          {position === 0 && onOpen ? (
            <button
              type="button"
              onClick={() => onOpen(record)}
              className="-mx-1 min-h-6 max-w-[calc(100%+0.5rem)] rounded-control px-1 text-left pointer-coarse:min-h-11 @max-2xl:pointer-coarse:-my-2.5 @max-2xl:pointer-coarse:py-2.5"
            >
              {column.cell(record)}
            </button>
          ) : (
            <div
              onPointerEnter={column.wrap ? showAllInTooltip : undefined}
              className={cx('min-w-0', column.wrap && 'row-compact:truncate row-stacked:line-clamp-2')}
            >
              {column.cell(record)}
            </div>
          )}
        </BodyCell>
      ))}
    </tr>
  );
}

interface SkeletonRowsProps<T> {
  columns: readonly DataTableColumn<T>[];
  density: Density;
  count: number;
}

export function SkeletonRows<T>({ count, ...props }: SkeletonRowsProps<T>) {
  return Array.from({ length: count }, (_, index) => <SkeletonRow key={index} {...props} />);
}

function SkeletonRow<T>({ columns, density }: Omit<SkeletonRowsProps<T>, 'count'>) {
  return (
    <tr role="row" className={rowClass}>
      {columns.map((column, position) => (
        <BodyCell key={column.id} column={column} first={position === 0} density={density}>
          <Skeleton width={position === 0 ? '70%' : '50%'} />
        </BodyCell>
      ))}
    </tr>
  );
}

/** One row across all columns, for a message instead of rows. */
export function MessageRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr role="row" className={rowClass}>
      <td role="cell" colSpan={span} className="block @2xl:table-cell">
        {children}
      </td>
    </tr>
  );
}
