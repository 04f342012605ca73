import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import { share } from '@fsvp/contracts/catalogue/dashboard';
import {
  displayedVerificationStatus,
  VERIFICATION_STATUSES,
  VERIFICATION_TYPES,
  type VerificationActivity,
  type VerificationStatus,
} from '@fsvp/contracts/quality/verification';
import { createCounters, type ReportDefinition, type Tone } from './report-definition.js';
import { printSignatures, type PrintedSignatures } from './signature-texts.js';

type Row = Pick<
  VerificationActivity,
  | 'supplierId'
  | 'supplierName'
  | 'title'
  | 'type'
  | 'status'
  | 'scheduledDate'
  | 'dueDate'
  | 'completedDate'
  | 'assignedTo'
  | 'cost'
  | 'followUpRequired'
  | 'followUpDate'
  | 'findings'
  | 'recommendations'
> & { verificationId: string } & PrintedSignatures;

const STATUS_TONES: Partial<Record<VerificationStatus, Tone>> = {
  in_progress: 'warn',
  completed: 'good',
  overdue: 'bad',
};

/**
 * Verification activities scheduled in the period. As on the screen, an activity is overdue when it is still scheduled
 * after its due day.
 */
export const verificationReport: ReportDefinition<Row> = {
  rowsTitle: 'Verification activities',
  columns: [
    { key: 'verificationId', label: 'Verification ID' },
    { key: 'supplierId', label: 'Supplier ID' },
    { key: 'supplierName', label: 'Supplier', pdf: 24 },
    { key: 'title', label: 'Title', pdf: 26 },
    { key: 'type', label: 'Type', kind: 'code', pdf: 13 },
    { key: 'status', label: 'Status', kind: 'code', pdf: 10, tones: STATUS_TONES },
    { key: 'scheduledDate', label: 'Scheduled', kind: 'day', pdf: 11 },
    { key: 'dueDate', label: 'Due', kind: 'day', pdf: 11 },
    { key: 'completedDate', label: 'Completed', kind: 'instantDay', pdf: 11 },
    { key: 'assignedTo', label: 'Assigned To', pdf: 13 },
    { key: 'cost', label: 'Cost (USD)', kind: 'number', pdf: 8, amount: true },
    { key: 'followUpRequired', label: 'Follow-up Required', kind: 'flag' },
    { key: 'followUpDate', label: 'Follow-up Due', kind: 'day' },
    { key: 'findings', label: 'Findings' },
    { key: 'recommendations', label: 'Recommendations' },
  ],

  async *rows(sources, range) {
    for await (const activity of sources.streamVerifications(range)) {
      const { id, supplierId, supplierName, title, type, scheduledDate, dueDate, completedDate, assignedTo, cost } =
        activity;
      const { followUpRequired, followUpDate, findings, recommendations } = activity;
      const status = displayedVerificationStatus(activity);
      yield {
        verificationId: id,
        supplierId,
        supplierName,
        title,
        type,
        status,
        scheduledDate,
        dueDate,
        completedDate,
        assignedTo,
        cost,
        followUpRequired,
        followUpDate,
        findings,
        recommendations,
        ...printSignatures(activity),
      };
    }
  },

  summarize(generatedAt) {
    const byStatus = createCounters(VERIFICATION_STATUSES);
    const byType = createCounters(VERIFICATION_TYPES);
    let totalActivities = 0;
    let followUpsRequired = 0;
    // In cents, to avoid rounding errors of fractions.
    let cents = 0;
    return {
      add(row) {
        totalActivities += 1;
        byStatus[row.status] += 1;
        byType[row.type] += 1;
        if (row.followUpRequired) followUpsRequired += 1;
        cents += Math.round((row.cost ?? 0) * 100);
      },
      result: () => ({
        statusAsOf: dayOfInstant(generatedAt),
        totalActivities,
        verificationsCompleted: byStatus.completed,
        completionRate: share(byStatus.completed, totalActivities),
        overdue: byStatus.overdue,
        byStatus,
        byType,
        followUpsRequired,
        totalCost: cents / 100,
      }),
    };
  },
};
