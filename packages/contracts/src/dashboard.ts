import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { ACTION_PRIORITIES } from './corrective-action.js';
import { instantOut, textOut } from './fields.js';
import { VERIFICATION_TYPES } from './verification.js';

/** What the four cards count; they sum to Total Suppliers (decisions §3). Shown as tooltips. */
export const DASHBOARD_CARDS = {
  totalSuppliers: { label: 'Total Suppliers', hint: 'All suppliers in the directory. The other three cards sum to it.' },
  compliantSuppliers: { label: 'Compliant', hint: 'Approved suppliers whose FSVP verification is not overdue.' },
  pendingVerification: { label: 'Pending Verification', hint: 'Suppliers whose status is pending.' },
  nonCompliant: { label: 'Non-Compliant', hint: 'Rejected or suspended suppliers, and approved ones whose FSVP verification is overdue.' },
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
  dueDate: instantOut,
  supplierName: textOut,
});
export const activeAction = z.object({
  id: z.string(),
  title: z.string(),
  priority: z.enum(ACTION_PRIORITIES),
  supplierName: textOut,
  dueDate: instantOut,
});

/** The supplier parts are null and named in `unavailable` while their service cannot answer, so that the parts fail one by one. */
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

export const getDashboardStats = defineCall({ method: 'GET', path: '/api/dashboard/stats', summary: "The dashboard's numbers and lists", tag: 'Dashboard', response: dashboardStats });

/** The four cards of the Reports screen (decisions §4); null while their service cannot answer. Compliance rate in percent, rounded. */
export const reportCards = z
  .object({
    suppliers: z.nullable(z.int()),
    complianceRate: z.nullable(z.int()),
    openActions: z.nullable(z.int()),
    verificationsCompleted: z.nullable(z.int()),
  })
  .check(z.meta({ id: 'ReportCards' }));
export const getReportCards = defineCall({ method: 'GET', path: '/api/dashboard/report-cards', summary: 'The four numbers above the reports', tag: 'Dashboard', response: reportCards });

/** A share in percent, rounded; 0 when the total is 0 (§2). */
export function share(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((part / total) * 100);
}
