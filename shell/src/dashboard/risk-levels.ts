import { RISK_LEVEL_LABELS, type RiskLevel } from '@fsvp/contracts/suppliers/supplier';

/** From the highest risk to the lowest. */
export const RISK_ORDER = ['high', 'medium', 'low'] as const satisfies readonly RiskLevel[];

/** The risk levels as series of a chart. */
export const RISK_SERIES = RISK_ORDER.map((level) => ({ id: level, label: RISK_LEVEL_LABELS[level], tone: level }));
