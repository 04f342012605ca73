import * as z from 'zod/mini';
import { nullableText } from './fields.js';

/** Created by the daily check of due dates; the other kinds are created by events. */
export const REMINDER_KINDS = [
  'verification_overdue',
  'verification_due_soon',
  'action_overdue',
  'document_expiring',
  'document_expired',
  'file_not_ready',
  'requirement_expiring',
  'eligibility_due',
  'hazard_analysis_due_in_90',
  'hazard_analysis_due_in_30',
  'hazard_analysis_due',
  'reevaluation_opened',
  'reevaluation_due',
  'review_due',
  'audit_due_in_60',
  'audit_due_in_30',
  'audit_due_in_7',
  'plan_outdated',
] as const;

export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A record that is due or expires: it becomes one notification for that day. */
export const reminder = z.object({
  kind: z.enum(REMINDER_KINDS),
  /** Id of the verification activity, corrective action, document, FSVP file, importer, food or reevaluation. */
  id: z.string(),
  title: z.string(),
  supplierName: nullableText,
  /** The day on which it is due or expires. */
  day: z.string(),
});

export type Reminder = z.output<typeof reminder>;

/** Up to this many reminders of a kind get a notification each; more are summed up in one notification. */
export const REMINDER_DETAIL_LIMIT = 20;

/** Records that have been due for longer, and were created longer ago, get no reminder. */
export const REMINDER_MAX_AGE_DAYS = 7;

export const reminders = z.object({
  /** For each kind: the total, and the earliest by day. */
  kinds: z.array(z.object({ kind: z.enum(REMINDER_KINDS), total: z.int(), first: z.array(reminder) })),
});

export type Reminders = z.output<typeof reminders>;
