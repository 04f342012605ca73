import * as z from 'zod/mini';
import { READ } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { instantText, nullableText } from '../core/fields.js';
import { ACTION_PRIORITIES } from '../quality/corrective-action.js';
import { VERIFICATION_TYPES } from '../quality/verification.js';
import { COMPLIANCE_DEFINITIONS, COMPLIANCE_LABELS } from '../suppliers/compliance.js';

/** Labels and tooltips of the four cards; the last three sum to the first (spec-map: derived-1, derived-2). */
export const DASHBOARD_CARDS = {
  totalSuppliers: {
    label: 'Total Suppliers',
    hint: 'All suppliers in the directory. The other three cards add up to this number.',
  },
  compliantSuppliers: { label: COMPLIANCE_LABELS.compliant, hint: COMPLIANCE_DEFINITIONS.compliant },
  pendingVerification: { label: COMPLIANCE_LABELS.pending, hint: COMPLIANCE_DEFINITIONS.pending },
  nonCompliant: { label: COMPLIANCE_LABELS.non_compliant, hint: COMPLIANCE_DEFINITIONS.non_compliant },
} as const;

export const DASHBOARD_CAPS = { verifications: 5, actions: 4, suppliers: 5 } as const;

export const supplierCounts = z
  .object({
    totalSuppliers: z.int(),
    compliantSuppliers: z.int(),
    pendingVerification: z.int(),
    nonCompliant: z.int(),
    riskDistribution: z.object({ high: z.int(), medium: z.int(), low: z.int() }),
  })
  .check(z.meta({ id: 'SupplierCounts' }));
export type SupplierCounts = z.output<typeof supplierCounts>;

export const upcomingVerification = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(VERIFICATION_TYPES),
  dueDate: instantText,
  supplierName: nullableText,
});
export const activeAction = z.object({
  id: z.string(),
  title: z.string(),
  priority: z.enum(ACTION_PRIORITIES),
  supplierName: nullableText,
  dueDate: instantText,
});

/** A part is null, and its service is listed in `unavailable`, while that service is down. */
export const dashboardStats = z
  .object({
    totalSuppliers: z.nullable(z.int()),
    compliantSuppliers: z.nullable(z.int()),
    pendingVerification: z.nullable(z.int()),
    nonCompliant: z.nullable(z.int()),
    riskDistribution: z.nullable(z.object({ high: z.int(), medium: z.int(), low: z.int() })),
    upcomingVerifications: z.nullable(z.array(upcomingVerification)),
    activeCorrectiveActions: z.nullable(z.array(activeAction)),
    unavailable: z.array(z.enum(['suppliers', 'quality'])),
  })
  .check(z.meta({ id: 'DashboardStats' }));
export type DashboardStats = z.output<typeof dashboardStats>;

export const getDashboardStats = defineCall({
  id: 'getDashboardStats',
  method: 'GET',
  path: '/api/dashboard/stats',
  summary: 'Numbers and lists of the dashboard',
  tag: 'Dashboard',
  access: READ,
  response: dashboardStats,
});

/** The periods of the risk trend with their button labels (spec-map: dashboard-4). */
export const RISK_TREND_PERIODS = [
  { days: 30, label: '30 Days' },
  { days: 90, label: '90 Days' },
  { days: 365, label: '1 Year' },
] as const;
export type RiskTrendDays = (typeof RISK_TREND_PERIODS)[number]['days'];

/** Suppliers by risk level at the end of a day; today's snapshot is the current state. */
export const riskSnapshot = z
  .object({ day: z.string(), high: z.int(), medium: z.int(), low: z.int() })
  .check(z.meta({ id: 'RiskSnapshot' }));
export type RiskSnapshot = z.output<typeof riskSnapshot>;

export const riskTrendQuery = z.object({
  days: z._default(
    z.pipe(
      z.union([z.literal('30'), z.literal('90'), z.literal('365')], 'One of 30, 90, 365'),
      z.transform((days) => Number(days) as RiskTrendDays),
    ),
    30,
  ),
});
/** Daily snapshots in order, today last. A day on which the service did not run is missing. */
export const riskTrend = z.object({ snapshots: z.array(riskSnapshot) }).check(z.meta({ id: 'RiskTrend' }));
export const getRiskTrend = defineCall({
  id: 'getRiskTrend',
  method: 'GET',
  path: '/api/dashboard/risk-trend',
  summary: 'Suppliers by risk level on each of the last 30, 90 or 365 days',
  tag: 'Dashboard',
  access: READ,
  query: riskTrendQuery,
  response: riskTrend,
});

/** The four cards of the Reports screen; null while their service is down. Compliance rate in percent, rounded. */
export const reportCards = z
  .object({
    suppliers: z.nullable(z.int()),
    complianceRate: z.nullable(z.int()),
    openActions: z.nullable(z.int()),
    verificationsCompleted: z.nullable(z.int()),
  })
  .check(z.meta({ id: 'ReportCards' }));
export const getReportCards = defineCall({
  id: 'getReportCards',
  method: 'GET',
  path: '/api/dashboard/report-cards',
  summary: 'The four cards of the Reports screen',
  tag: 'Dashboard',
  access: READ,
  response: reportCards,
});

/** Returns a share in percent, rounded; 0 when the total is 0 (spec-map: dashboard-3). */
export function share(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((part / total) * 100);
}
