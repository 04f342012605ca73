import type { CalendarKind } from './calendar-entry.js';

/** What entries of a kind are called where a line joins several. */
interface Noun {
  many: string;
  /** After the name of what they have in common. */
  after?: string;
}

const NOUNS: Record<CalendarKind, Noun> = {
  verification: { many: 'verification activities' },
  planned_activity: { many: 'planned activities' },
  result_review: { many: 'reviews of results' },
  corrective_action: { many: 'corrective actions' },
  reevaluation: { many: 'reevaluations' },
  document_end: { many: 'documents', after: 'end' },
  qualification: { many: 'qualifications', after: 'end' },
  eligibility: { many: 'eligibilities of very small importers', after: 'end' },
  assurance: { many: 'assurances', after: 'end' },
  approval_end: { many: 'temporary approvals', after: 'end' },
  hazard_analysis_end: { many: 'hazard analyses', after: 'end' },
  registration: { many: 'FDA registrations', after: 'end' },
  evaluation: { many: 'evaluations', after: 'signed' },
  approval: { many: 'approvals', after: 'signed' },
  plan: { many: 'verification plans', after: 'signed' },
  inspection: { many: 'receiving inspections' },
  entry_line: { many: 'entry lines', after: 'arrived' },
  document: { many: 'documents', after: 'added' },
};

/** Types of verification activities, and activities of verification plans. */
const ACTIVITIES: Readonly<Record<string, string>> = {
  audit: 'audits',
  testing: 'tests',
  sampling_testing: 'samplings and tests',
  certificate_review: 'certificate reviews',
  records_review: 'reviews of records',
  facility_inspection: 'facility inspections',
};
const hasActivities: readonly CalendarKind[] = ['verification', 'planned_activity'];

/** '3 audits of Black pepper', '4 documents of Acme Foods end'. @param variant type of the activity */
export function calendarGroupTitle(
  kind: CalendarKind,
  variant: string | null,
  subject: string | null,
  count: number,
): string {
  const { many, after } = NOUNS[kind];
  const noun = (hasActivities.includes(kind) && ACTIVITIES[variant ?? '']) || many;
  return [`${count} ${noun}`, subject ? `of ${subject}` : '', after ?? ''].filter(Boolean).join(' ');
}
