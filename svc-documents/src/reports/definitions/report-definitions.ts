import type { ReportType } from '@fsvp/contracts/report';
import { auditTrailReport } from './audit-trail.report.js';
import { complianceReport } from './compliance.report.js';
import { correctiveActionsReport } from './corrective-actions.report.js';
import type { ReportDefinition } from './report-definition.js';
import { riskAssessmentReport } from './risk-assessment.report.js';
import { verificationReport } from './verification.report.js';

/** What each type of report is made of. Its rows and its summary belong together, so the row type stays inside. */
export const REPORT_DEFINITIONS = {
  compliance: complianceReport,
  'risk-assessment': riskAssessmentReport,
  verification: verificationReport,
  'corrective-actions': correctiveActionsReport,
  'audit-trail': auditTrailReport,
} as unknown as Record<ReportType, ReportDefinition>;
