import type { Food } from '@fsvp/contracts/program/food';
import { COMMODITY_LABELS } from '@fsvp/contracts/program/readiness/regime';
import { FOOD_CLASS_LABELS } from '@fsvp/contracts/program/qualification';
import {
  Code,
  DataTable,
  IconButton,
  Menu,
  Text,
  TwoLines,
  VisuallyHidden,
  type DataTableColumn,
  type LoadError,
  type TableSort,
} from '@fsvp/ui';
import { useMay } from '@fsvp/web-kit';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { icons } from '../icons.js';
import { AnalysisCell, DueCell, HazardsCell } from './analysis-cells.js';
import type { Industry } from './api/list-industries.js';
import { textOfIndustry } from './industries.js';

/** Of a row. */
const SHOWN_CODES = 2;

interface FoodsTableProps {
  foods: readonly Food[] | undefined;
  industries: readonly Industry[] | undefined;
  /** The food that was shown before: its row has the focus. */
  returnedFrom: string | undefined;
  error: LoadError | undefined;
  emptyText: string;
  emptyAction: ReactNode;
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
  onView: (food: Food) => void;
  onEdit: (food: Food) => void;
  onDelete: (food: Food) => void;
}

export function FoodsTable({ foods, industries, returnedFrom, onView, onEdit, onDelete, ...props }: FoodsTableProps) {
  const mayWrite = useMay('write');
  const columns: DataTableColumn<Food>[] = [
    {
      id: 'name',
      header: 'Food',
      sortable: true,
      wrap: true,
      cell: ({ id, name, description }) => (
        <TwoLines primary={<FoodName name={name} focused={id === returnedFrom} />} secondary={description} />
      ),
    },
    {
      id: 'analysis',
      header: 'Hazard analysis',
      cell: ({ analysis }) => <AnalysisCell analysis={analysis} />,
    },
    {
      id: 'hazards',
      header: 'Hazards',
      cell: ({ analysis }) => <HazardsCell analysis={analysis} />,
    },
    {
      id: 'analysisDue',
      header: 'Next due',
      sortable: true,
      orders: { asc: 'soonest first', desc: 'latest first' },
      cell: ({ analysis }) => <DueCell analysis={analysis} />,
    },
    {
      id: 'industryCode',
      header: 'Industry',
      sortable: true,
      wrap: true,
      cell: ({ industryCode, foodClass }) => (
        <TwoLines primary={textOfIndustry(industryCode, industries)} secondary={FOOD_CLASS_LABELS[foodClass]} />
      ),
    },
    {
      id: 'commodity',
      header: 'Commodity',
      sortable: true,
      wrap: true,
      cell: ({ facts }) => COMMODITY_LABELS[facts.commodity],
    },
    {
      id: 'productCodes',
      header: 'Product codes',
      wrap: true,
      share: 1,
      stacked: 'hidden',
      cell: ({ productCodes }) => <ProductCodes codes={productCodes} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      width: '5rem',
      cell: (food) => (
        <Menu
          label={`Actions for ${food.name}`}
          trigger={<IconButton label={`Actions for ${food.name}`} icon={icons.more} />}
          items={[
            { label: 'View', icon: icons.view, onSelect: () => onView(food) },
            ...(mayWrite
              ? [
                  { label: 'Edit', icon: icons.edit, onSelect: () => onEdit(food) },
                  { label: 'Delete…', icon: icons.remove, tone: 'danger' as const, onSelect: () => onDelete(food) },
                ]
              : []),
          ]}
        />
      ),
    },
  ];
  return (
    <DataTable caption="Foods" columns={columns} rows={foods} rowKey={({ id }) => id} onRowOpen={onView} {...props} />
  );
}

/** @param props.focused the list is shown again, after this food was shown in its place */
function FoodName({ name, focused }: { name: string; focused: boolean }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (focused) text.current?.closest('button')?.focus();
  }, [focused]);
  return <span ref={text}>{name}</span>;
}

function ProductCodes({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0)
    return (
      <>
        <span aria-hidden>
          <Text size="cell" tone="subtle">
            —
          </Text>
        </span>
        <VisuallyHidden>None</VisuallyHidden>
      </>
    );
  const hidden = codes.length - SHOWN_CODES;
  return (
    <>
      {codes.slice(0, SHOWN_CODES).map((code) => (
        <Fragment key={code}>
          <span className="program:whitespace-nowrap">
            <Code>{code}</Code>
          </span>{' '}
        </Fragment>
      ))}
      {hidden > 0 ? `and ${hidden} more` : null}
    </>
  );
}
