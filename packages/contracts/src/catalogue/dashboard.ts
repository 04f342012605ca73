import * as z from 'zod/mini';
import { READ } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { activeAction, upcomingVerification } from '../quality/dashboard-figures.js';
import { COMPLIANCE_DEFINITIONS, COMPLIANCE_LABELS } from '../suppliers/compliance.js';
import { riskTrend, riskTrendQuery } from '../suppliers/dashboard-figures.js';

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
