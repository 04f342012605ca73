import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import {
  ACTION_PRIORITIES,
  ACTION_STATUSES,
  actionOverdue,
  type ActionStatus,
  type CorrectiveAction,
} from '@fsvp/contracts/quality/corrective-action';
import { createCounters, LEVEL_TONES, type ReportDefinition, type Tone } from './report-definition.js';
import { printSignatures, type PrintedSignatures } from './signature-texts.js';

type Row = Pick<
  CorrectiveAction,
  | 'supplierId'
  | 'supplierName'
  | 'title'
  | 'priority'
  | 'status'
  | 'createdAt'
  | 'dueDate'
  | 'completedDate'
  | 'assignedTo'
  | 'description'
  | 'rootCause'
  | 'correctiveAction'
  | 'preventiveAction'
  | 'verificationOfEffectiveness'
> & { actionId: string; overdue: boolean } & PrintedSignatures;

const STATUS_TONES: Record<ActionStatus, Tone> = {
  open: 'warn',
  in_progress: 'warn',
  completed: 'good',
  closed: 'good',
};

/** Corrective actions opened in the period. */
export const correctiveActionsReport: ReportDefinition<Row> = {
  rowsTitle: 'Corrective actions',
  columns: [
    { key: 'actionId', label: 'Action ID' },
    { key: 'supplierId', label: 'Supplier ID' },
    { key: 'supplierName', label: 'Supplier', pdf: 22 },
    { key: 'title', label: 'Title', pdf: 26 },
    { key: 'priority', label: 'Priority', kind: 'code', pdf: 8, tones: LEVEL_TONES },
    { key: 'status', label: 'Status', kind: 'code', pdf: 10, tones: STATUS_TONES },
    { key: 'overdue', label: 'Overdue', kind: 'flag', pdf: 9, tones: { true: 'bad' } },
    { key: 'createdAt', label: 'Opened', kind: 'instantDay', pdf: 11 },
    { key: 'dueDate', label: 'Due', kind: 'day', pdf: 11 },
    { key: 'completedDate', label: 'Completed', kind: 'instantDay', pdf: 11 },
    { key: 'assignedTo', label: 'Assigned To', pdf: 12 },
    { key: 'description', label: 'Description' },
    { key: 'rootCause', label: 'Root Cause' },
    { key: 'correctiveAction', label: 'Corrective Action', pdf: 26 },
    { key: 'preventiveAction', label: 'Preventive Action' },
    { key: 'verificationOfEffectiveness', label: 'Verification of Effectiveness' },
  ],

  async *rows(sources, range) {
    for await (const action of sources.streamActions(range)) {
      const { id, supplierId, supplierName, title, priority, status, createdAt, dueDate, completedDate, assignedTo } =
        action;
      const { description, rootCause, correctiveAction, preventiveAction, verificationOfEffectiveness } = action;
      const texts = { description, rootCause, correctiveAction, preventiveAction, verificationOfEffectiveness };
      yield {
        actionId: id,
        supplierId,
        supplierName,
        title,
        priority,
        status,
        overdue: actionOverdue(action),
        createdAt,
        dueDate,
        completedDate,
        assignedTo,
        ...texts,
        ...printSignatures(action),
      };
    }
  },

  summarize(generatedAt) {
    const byStatus = createCounters(ACTION_STATUSES);
    const byPriority = createCounters([...ACTION_PRIORITIES].reverse());
    let totalActions = 0;
    let overdueActions = 0;
    return {
      add(row) {
        totalActions += 1;
        byStatus[row.status] += 1;
        byPriority[row.priority] += 1;
        if (row.overdue) overdueActions += 1;
      },
      result: () => ({
        statusAsOf: dayOfInstant(generatedAt),
        totalActions,
        openActions: byStatus.open + byStatus.in_progress,
        completedActions: byStatus.completed + byStatus.closed,
        overdueActions,
        byStatus,
        byPriority,
      }),
    };
  },
};
