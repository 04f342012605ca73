import type { ReportType } from './report.js';
import { COMPLIANCE_DEFINITIONS, COMPLIANCE_LABELS } from '../suppliers/index.js';

/** Label and exact definition of a figure in a report summary. */
export interface ReportFigure {
  label: string;
  definition: string;
  /** Of its number; by default none. */
  unit?: 'percent' | 'usd';
}

const AS_OF = 'when the report was generated';

/** Every figure of every summary by its name in `summary`. Each can be recomputed from the rows of the report. */
export const REPORT_FIGURES: Record<ReportType, Record<string, ReportFigure>> = {
  compliance: {
    asOf: {
      label: 'As Of',
      definition: 'When the suppliers were read. The date range does not filter this report.',
    },
    note: { label: 'Note', definition: 'How the date range applies to this report.' },
    totalSuppliers: {
      label: 'Total Suppliers',
      definition: `Suppliers in the directory ${AS_OF} (excluding deleted ones).`,
    },
    compliantSuppliers: { label: COMPLIANCE_LABELS.compliant, definition: COMPLIANCE_DEFINITIONS.compliant },
    pendingVerification: { label: COMPLIANCE_LABELS.pending, definition: COMPLIANCE_DEFINITIONS.pending },
    nonCompliant: { label: COMPLIANCE_LABELS.non_compliant, definition: COMPLIANCE_DEFINITIONS.non_compliant },
    complianceRate: {
      label: 'Compliance Rate',
      definition: 'Compliant suppliers as a percentage of all suppliers, rounded; 0 when there are none.',
      unit: 'percent',
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
      definition: `Corrective actions with status open or in progress ${AS_OF}.`,
    },
  },
  'risk-assessment': {
    asOf: {
      label: 'As Of',
      definition: 'When suppliers and hazard analyses were read. The date range does not filter this report.',
    },
    note: { label: 'Note', definition: 'How the date range applies to this report.' },
    totalSuppliers: {
      label: 'Total Suppliers',
      definition: `Suppliers in the directory ${AS_OF} (excluding deleted ones).`,
    },
    riskDistribution: { label: 'Risk Distribution', definition: 'Suppliers by the risk level in their record.' },
    hazardAnalyses: {
      label: 'Hazard Analyses',
      definition: 'Hazard analyses of these suppliers (excluding deleted ones).',
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
      definition: 'Suppliers with high risk that have no hazard analysis.',
    },
  },
  verification: {
    statusAsOf: { label: 'Status As Of', definition: 'The day on which the statuses were read.' },
    totalActivities: {
      label: 'Total Activities',
      definition: 'Verification activities scheduled in the date range.',
    },
    verificationsCompleted: { label: 'Verifications Completed', definition: 'Activities with status completed.' },
    completionRate: {
      label: 'Completion Rate',
      definition: 'Completed activities as a percentage of all activities, rounded; 0 when there are none.',
      unit: 'percent',
    },
    overdue: {
      label: 'Overdue',
      definition: 'Activities with status overdue, and scheduled ones whose due date has passed.',
    },
    byStatus: {
      label: 'By Status',
      definition: 'Activities by status; a scheduled one whose due date has passed counts as overdue.',
    },
    byType: { label: 'By Type', definition: 'Activities by type.' },
    followUpsRequired: { label: 'Follow-ups Required', definition: 'Activities marked as requiring follow-up.' },
    totalCost: {
      label: 'Total Cost',
      definition: 'Sum of the costs in US dollars; an activity without a cost counts as 0.',
      unit: 'usd',
    },
  },
  'corrective-actions': {
    statusAsOf: { label: 'Status As Of', definition: 'The day on which the statuses were read.' },
    totalActions: { label: 'Total Actions', definition: 'Corrective actions created in the date range.' },
    openActions: { label: 'Open Actions', definition: 'Actions with status open or in progress.' },
    completedActions: { label: 'Completed Actions', definition: 'Actions with status completed or closed.' },
    overdueActions: { label: 'Overdue Actions', definition: 'Open or in-progress actions whose due date has passed.' },
    byStatus: { label: 'By Status', definition: 'Actions by status.' },
    byPriority: { label: 'By Priority', definition: 'Actions by priority.' },
  },
  'audit-trail': {
    totalEntries: {
      label: 'Total Entries',
      definition: 'Changes in the date range, limited to the chosen record and person.',
    },
    byService: { label: 'By Service', definition: 'Changes by the service that owns the record.' },
    byEvent: { label: 'By Event', definition: 'Changes by event type.' },
    actors: {
      label: 'People',
      definition: 'Number of people who made these changes; the system is not counted.',
    },
    firstEntryAt: { label: 'First Entry', definition: 'Time of the earliest change (UTC).' },
    lastEntryAt: { label: 'Last Entry', definition: 'Time of the latest change (UTC).' },
  },
  'fsvp-readiness': {
    asOf: {
      label: 'As Of',
      definition: 'Requirements were assessed as of this day, based on what was signed by then.',
    },
    importer: { label: 'Importer', definition: 'The importer whose files are in the report.' },
    supplier: { label: 'Supplier', definition: 'The supplier whose files are in the report.' },
    notice: { label: 'Notice', definition: 'A notice about this report.' },
    totalFiles: { label: 'Total Files', definition: 'FSVP files that were open on the day.' },
    notReady: {
      label: 'Not Ready',
      definition: 'Files missing a requirement that must be met before importing.',
    },
    withGaps: { label: 'With Gaps', definition: 'Files missing another requirement.' },
    expiring: { label: 'Expiring', definition: 'Files with no gaps, in which something expires soon.' },
    ready: { label: 'Ready', definition: 'Files with no gaps, in which nothing expires soon.' },
    readyRate: {
      label: 'Ready Rate',
      definition: 'Ready files as a percentage of all files, rounded; 0 when there are none.',
      unit: 'percent',
    },
    missingRequirements: {
      label: 'Missing Requirements',
      definition: 'Number of files that are missing each requirement.',
    },
  },
};
