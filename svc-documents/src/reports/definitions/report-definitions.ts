import type { ReportType } from '@fsvp/contracts/reports/report';
import { auditTrailReport } from './audit-trail.report.js';
import { complianceReport } from './compliance.report.js';
import { correctiveActionsReport } from './corrective-actions.report.js';
import { fsvpReadinessReport } from './fsvp-readiness.report.js';
import type { ReportDefinition } from './report-definition.js';
import { riskAssessmentReport } from './risk-assessment.report.js';
import { verificationReport } from './verification.report.js';

/** The definition of each report type. The row types differ, so they are erased here. */
export const REPORT_DEFINITIONS = {
  compliance: complianceReport,
  'risk-assessment': riskAssessmentReport,
  verification: verificationReport,
  'corrective-actions': correctiveActionsReport,
  'audit-trail': auditTrailReport,
  'fsvp-readiness': fsvpReadinessReport,
} as unknown as Record<ReportType, ReportDefinition>;
