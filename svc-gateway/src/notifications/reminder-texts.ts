import { EXPIRES_SOON_DAYS } from '@fsvp/contracts/documents/document';
import { hrefs, recordHref } from '@fsvp/contracts/catalogue/hrefs';
import { REMINDER_MAX_AGE_DAYS, type Reminder, type ReminderKind } from '@fsvp/contracts/core/reminder';
import { foodAnalysisHref } from '@fsvp/contracts/program/food';
import { ANALYSIS_REMINDER_DAYS } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { reevaluationHref, reevaluationsHref } from '@fsvp/contracts/program/hrefs';
import { REEVALUATION_REMINDER_DAYS } from '@fsvp/contracts/program/reevaluations/reevaluation';
import type { Notification } from '@fsvp/contracts/catalogue/notification';
import { AUDIT_REMINDER_DAYS, REVIEW_REMINDER_DAYS } from '@fsvp/contracts/program/verification-plans/clocks';
import { DUE_SOON_BADGE_DAYS } from '@fsvp/contracts/quality/verification';

type NotificationText = Pick<Notification, 'title' | 'text' | 'href'>;

interface ReminderTexts {
  title: string;
  text: (record: string, supplier: string | null, day: string) => string;
  href: (id: string) => string;
  /** For one notification about many records. */
  summaryTitle: string;
  summaryText: (count: string) => string;
  summaryHref: string;
}

const withSupplier = (record: string, supplier: string | null) => `${record} of ${supplier ?? 'Unknown Supplier'}`;
const analysisDue = (days: number): ReminderTexts => ({
  title: days === 0 ? 'Hazard analysis due' : `Hazard analysis due in ${days} days`,
  text: (food, _, day) =>
    `The last day of the hazard analysis of ${food} is ${day}. Sign a new version, or confirm that nothing has changed.`,
  href: foodAnalysisHref,
  summaryTitle: days === 0 ? 'Hazard analyses due' : `Hazard analyses due in ${days} days`,
  summaryText: (count) =>
    days === 0
      ? `${count} hazard analyses of foods have ended in the last ${REMINDER_MAX_AGE_DAYS} days`
      : `${count} hazard analyses of foods end within ${days} days`,
  summaryHref: '/foods?sort=analysisDue&order=asc',
});
const auditDue = (days: number): ReminderTexts => ({
  title: `Audit due in ${days} days`,
  text: (record, supplier, day) => `${withSupplier(record, supplier)} is due on ${day}`,
  href: hrefs.verification,
  summaryTitle: `Audits due in ${days} days`,
  summaryText: (count) => `${count} planned audits are due within ${days} days`,
  summaryHref: hrefs.verifications({ status: 'scheduled' }),
});
/** Not every document belongs to a supplier. */
const withOptionalSupplier = (record: string, supplier: string | null) =>
  supplier ? withSupplier(record, supplier) : record;

const TEXTS: Record<ReminderKind, ReminderTexts> = {
  verification_overdue: {
    title: 'Verification overdue',
    text: (record, supplier, day) => `${withSupplier(record, supplier)} was due on ${day}`,
    href: hrefs.verification,
    summaryTitle: 'Verifications overdue',
    summaryText: (count) => `${count} overdue verifications are new in the last ${REMINDER_MAX_AGE_DAYS} days`,
    summaryHref: hrefs.verifications({ status: 'overdue' }),
  },
  verification_due_soon: {
    title: 'Verification due soon',
    text: (record, supplier, day) => `${withSupplier(record, supplier)} is due on ${day}`,
    href: hrefs.verification,
    summaryTitle: 'Verifications due soon',
    summaryText: (count) => `${count} verifications are due within ${DUE_SOON_BADGE_DAYS} days`,
    summaryHref: hrefs.verifications({ status: 'scheduled' }),
  },
  action_overdue: {
    title: 'Corrective action overdue',
    text: (record, supplier, day) => `${record} for ${supplier ?? 'Unknown Supplier'} was due on ${day}`,
    href: hrefs.correctiveAction,
    summaryTitle: 'Corrective actions overdue',
    summaryText: (count) => `${count} overdue corrective actions are new in the last ${REMINDER_MAX_AGE_DAYS} days`,
    summaryHref: hrefs.correctiveActions(),
  },
  document_expiring: {
    title: 'Document expires soon',
    text: (record, supplier, day) => `${withOptionalSupplier(record, supplier)} expires on ${day}`,
    href: hrefs.document,
    summaryTitle: 'Documents expire soon',
    summaryText: (count) => `${count} documents expire within ${EXPIRES_SOON_DAYS} days`,
    summaryHref: hrefs.documents(),
  },
  document_expired: {
    title: 'Document expired',
    text: (record, supplier, day) => `${withOptionalSupplier(record, supplier)} expired on ${day}`,
    href: hrefs.document,
    summaryTitle: 'Documents expired',
    summaryText: (count) => `${count} expired documents are new in the last ${REMINDER_MAX_AGE_DAYS} days`,
    summaryHref: hrefs.documents(),
  },
  file_not_ready: {
    title: 'FSVP file not ready',
    text: (record, supplier, day) =>
      `${withSupplier(record, supplier)} has been missing something required before importing since ${day}`,
    href: hrefs.fsvpFile,
    summaryTitle: 'FSVP files not ready',
    summaryText: (count) => `${count} files became not ready in the last ${REMINDER_MAX_AGE_DAYS} days`,
    summaryHref: '/fsvp-files?verdict=not_ready',
  },
  requirement_expiring: {
    title: 'FSVP record expires soon',
    text: (record, supplier, day) => `A record of ${withSupplier(record, supplier)} expires on ${day}`,
    href: hrefs.fsvpFile,
    summaryTitle: 'FSVP records expire soon',
    summaryText: (count) => `Records of ${count} FSVP files expire soon`,
    summaryHref: '/fsvp-files?verdict=expiring',
  },
  eligibility_due: {
    title: 'Eligibility due',
    text: (record, _, day) =>
      `Determine whether ${record} is a very small importer next year. This year’s eligibility ends on ${day}`,
    href: (id) => recordHref('importer', id)!,
    summaryTitle: 'Eligibilities due',
    summaryText: (count) => `Determine whether ${count} importers are very small importers next year`,
    summaryHref: hrefs.importers(),
  },
  hazard_analysis_due_in_90: analysisDue(ANALYSIS_REMINDER_DAYS.hazard_analysis_due_in_90),
  hazard_analysis_due_in_30: analysisDue(ANALYSIS_REMINDER_DAYS.hazard_analysis_due_in_30),
  hazard_analysis_due: analysisDue(ANALYSIS_REMINDER_DAYS.hazard_analysis_due),
  reevaluation_opened: {
    title: 'Reevaluation opened',
    text: (record, supplier, day) => `${withSupplier(record, supplier)} is to be reevaluated, since ${day}`,
    href: reevaluationHref,
    summaryTitle: 'Reevaluations opened',
    summaryText: (count) => `${count} reevaluations were opened in the last ${REMINDER_MAX_AGE_DAYS} days`,
    summaryHref: reevaluationsHref(),
  },
  reevaluation_due: {
    title: 'Reevaluation due',
    text: (record, supplier, day) => `The reevaluation of ${withSupplier(record, supplier)} is due on ${day}`,
    href: reevaluationHref,
    summaryTitle: 'Reevaluations due',
    summaryText: (count) => `${count} reevaluations are due within ${REEVALUATION_REMINDER_DAYS} days`,
    summaryHref: reevaluationsHref(),
  },
  review_due: {
    title: 'Review due',
    text: (record, supplier, day) => `The review of the result of ${withSupplier(record, supplier)} is due on ${day}`,
    href: hrefs.verification,
    summaryTitle: 'Reviews due',
    summaryText: (count) => `${count} reviews of results are due within ${REVIEW_REMINDER_DAYS} days`,
    summaryHref: hrefs.verifications({ result: 'complete' }),
  },
  audit_due_in_60: auditDue(AUDIT_REMINDER_DAYS.audit_due_in_60),
  audit_due_in_30: auditDue(AUDIT_REMINDER_DAYS.audit_due_in_30),
  audit_due_in_7: auditDue(AUDIT_REMINDER_DAYS.audit_due_in_7),
  plan_outdated: {
    title: 'Verification plan outdated',
    text: (record, supplier, day) =>
      `The signed plan of ${withSupplier(record, supplier)} no longer fits since ${day}. Sign a new version of the plan.`,
    href: hrefs.fsvpFile,
    summaryTitle: 'Verification plans outdated',
    summaryText: (count) =>
      `${count} verification plans became outdated in the last ${REMINDER_MAX_AGE_DAYS} days. Sign new versions of them.`,
    summaryHref: '/fsvp-files?verdict=not_ready',
  },
};

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Mar 5, 2026' */
export const formatDay = (day: string) => DAY_FORMAT.format(new Date(`${day}T00:00:00Z`));

/** The notification text for one record. */
export function describeReminder({ kind, id, title, supplierName, day }: Reminder): NotificationText {
  const texts = TEXTS[kind];
  return {
    title: texts.title,
    text: texts.text(title, supplierName, formatDay(day)),
    href: texts.href(id),
  };
}

/** The text of one notification about many records. */
export function describeReminderTotal(kind: ReminderKind, count: number): NotificationText {
  const { summaryTitle, summaryText, summaryHref } = TEXTS[kind];
  return { title: summaryTitle, text: summaryText(count.toLocaleString('en-US')), href: summaryHref };
}
