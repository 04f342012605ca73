import { COMPLIANCE_DEFINITIONS, COMPLIANCE_LABELS } from './compliance.js';
import type { ReportType } from './report.js';

/** What a figure of a summary is called, and what exactly it counts. */
export interface ReportFigure {
  label: string;
  definition: string;
}

const STANDING = 'as of the time of generation';

/** Every figure of every summary, under the name it has in `summary`. Each can be counted again from the report's own rows. */
export const REPORT_FIGURES: Record<ReportType, Record<string, ReportFigure>> = {
  compliance: {
    asOf: {
      label: 'As Of',
      definition: 'The instant at which every supplier was read. The period does not narrow this report.',
    },
    note: { label: 'Note', definition: 'How the period bears on this report.' },
    totalSuppliers: {
      label: 'Total Suppliers',
      definition: `Suppliers in the directory ${STANDING}, deleted ones left out.`,
    },
    compliantSuppliers: { label: COMPLIANCE_LABELS.compliant, definition: COMPLIANCE_DEFINITIONS.compliant },
    pendingVerification: { label: COMPLIANCE_LABELS.pending, definition: COMPLIANCE_DEFINITIONS.pending },
    nonCompliant: { label: COMPLIANCE_LABELS.non_compliant, definition: COMPLIANCE_DEFINITIONS.non_compliant },
    complianceRate: {
      label: 'Compliance Rate',
      definition: 'Compliant suppliers in percent of all suppliers, rounded; 0 when there are none.',
    },
    fsvpCompliant: {
      label: 'FSVP Compliant',
      definition: 'Suppliers under FSVP whose next verification is due in more than 30 days.',
    },
    fsvpDueSoon: {
      label: 'FSVP Due Soon',
      definition: 'Suppliers under FSVP whose next verification is due today or within 30 days.',
    },
    fsvpOverdue: {
      label: 'FSVP Overdue',
      definition: 'Suppliers under FSVP whose verification is past due or was never done.',
    },
    fsvpNotRequired: {
      label: 'FSVP Not Required',
      definition: 'Suppliers for which FSVP verification is not required.',
    },
    riskDistribution: { label: 'Risk Distribution', definition: 'Suppliers by the risk level in their record.' },
    openActions: {
      label: 'Open Actions',
      definition: `Corrective actions with status open or in progress ${STANDING}.`,
    },
  },
  'risk-assessment': {
    asOf: {
      label: 'As Of',
      definition:
        'The instant at which suppliers and hazard analyses were read. The period does not narrow this report.',
    },
    note: { label: 'Note', definition: 'How the period bears on this report.' },
    totalSuppliers: {
      label: 'Total Suppliers',
      definition: `Suppliers in the directory ${STANDING}, deleted ones left out.`,
    },
    riskDistribution: { label: 'Risk Distribution', definition: 'Suppliers by the risk level in their record.' },
    hazardAnalyses: {
      label: 'Hazard Analyses',
      definition: 'Hazard analyses of these suppliers, deleted ones left out.',
    },
    hazardRatings: {
      label: 'Hazard Ratings',
      definition:
        'Hazard analyses by rating: severity (1 to 3) times likelihood (1 to 5); critical from 12, high from 8, medium from 4, else low.',
    },
    suppliersWithoutAnalysis: {
      label: 'Suppliers Without Analysis',
      definition: 'Suppliers that have no hazard analysis.',
    },
    highRiskWithoutAnalysis: {
      label: 'High Risk Without Analysis',
      definition: 'Suppliers of risk level high that have no hazard analysis.',
    },
  },
  verification: {
    statusAsOf: { label: 'Status As Of', definition: 'The day (UTC) on which the statuses were read.' },
    totalActivities: {
      label: 'Total Activities',
      definition: 'Verification activities whose scheduled date lies in the period.',
    },
    verificationsCompleted: { label: 'Verifications Completed', definition: 'Those with status completed.' },
    completionRate: {
      label: 'Completion Rate',
      definition: 'Completed activities in percent of all of them, rounded; 0 when there are none.',
    },
    overdue: {
      label: 'Overdue',
      definition: 'Those with status overdue, and scheduled ones whose due date has passed.',
    },
    byStatus: {
      label: 'By Status',
      definition: 'Activities by status; a scheduled one whose due date has passed counts as overdue.',
    },
    byType: { label: 'By Type', definition: 'Activities by type.' },
    followUpsRequired: { label: 'Follow-ups Required', definition: 'Those marked as requiring follow-up.' },
    totalCost: {
      label: 'Total Cost',
      definition: 'Sum of their costs in US dollars; an activity without a cost counts as 0.',
    },
  },
  'corrective-actions': {
    statusAsOf: { label: 'Status As Of', definition: 'The day (UTC) on which the statuses were read.' },
    totalActions: { label: 'Total Actions', definition: 'Corrective actions opened (created) in the period.' },
    openActions: { label: 'Open Actions', definition: 'Those with status open or in progress.' },
    completedActions: { label: 'Completed Actions', definition: 'Those with status completed or closed.' },
    overdueActions: { label: 'Overdue Actions', definition: 'Open or in progress, with a due date that has passed.' },
    byStatus: { label: 'By Status', definition: 'Actions by status.' },
    byPriority: { label: 'By Priority', definition: 'Actions by priority.' },
  },
  'audit-trail': {
    totalEntries: {
      label: 'Total Entries',
      definition: 'Changes in the period, narrowed to the record and the person where these are given.',
    },
    byService: { label: 'By Service', definition: 'Changes by the service that holds the record.' },
    byEvent: { label: 'By Event', definition: 'Changes by what happened.' },
    actors: {
      label: 'People',
      definition: 'Different people who made these changes; the system itself is not counted.',
    },
    firstEntryAt: { label: 'First Entry', definition: 'When the earliest of these changes was made (UTC).' },
    lastEntryAt: { label: 'Last Entry', definition: 'When the latest of these changes was made (UTC).' },
  },
};
