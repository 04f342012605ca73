import * as z from 'zod/mini';

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
