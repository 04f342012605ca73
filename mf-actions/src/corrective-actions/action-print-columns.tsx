import type { CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import { type DataTableColumn, Excerpt, Stack, TwoLines } from '@fsvp/ui';
import { UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { ActionStatusBadge, PriorityBadge } from './action-badges.js';
import { LISTED_TEXTS } from './action-card.js';
import { ACTION_FIELD_LABELS as labels } from './action-form.values.js';
import { DueDate } from './due-date.js';

const TEXTS = ['description', ...LISTED_TEXTS] as const;

const longText = (field: (typeof TEXTS)[number]): DataTableColumn<CorrectiveAction> => ({
  id: field,
  header: labels[field],
  wrap: true,
  width: `${54 / TEXTS.length}%`,
  cell: (action) => <Excerpt>{action[field]}</Excerpt>,
});

const NAMES: readonly DataTableColumn<CorrectiveAction>[] = [
  {
    id: 'title',
    header: labels.title,
    wrap: true,
    cell: ({ title, assignedTo }) => (
      <TwoLines primary={title} secondary={assignedTo && `Assigned to: ${assignedTo}`} />
    ),
  },
  {
    id: 'supplierName',
    header: labels.supplierId,
    wrap: true,
    cell: ({ supplierName }) => supplierName ?? UNKNOWN_SUPPLIER,
  },
];

/** The list in compact rows. */
export const actionColumns: readonly DataTableColumn<CorrectiveAction>[] = [
  ...NAMES,
  { id: 'status', header: labels.status, cell: ({ status }) => <ActionStatusBadge status={status} /> },
  { id: 'priority', header: labels.priority, cell: ({ priority }) => <PriorityBadge priority={priority} /> },
  { id: 'dueDate', header: labels.dueDate, stacked: 'plain', cell: (action) => <DueDate action={action} /> },
];

/** The list on paper. */
export const actionPrintColumns: readonly DataTableColumn<CorrectiveAction>[] = [
  ...NAMES,
  {
    id: 'status',
    header: 'Status, Priority, Due Date',
    cell: (action) => (
      <Stack gap={1}>
        <span>
          <ActionStatusBadge status={action.status} />
        </span>
        <span>
          <PriorityBadge priority={action.priority} />
        </span>
        <DueDate action={action} />
      </Stack>
    ),
  },
  ...TEXTS.map(longText),
];
