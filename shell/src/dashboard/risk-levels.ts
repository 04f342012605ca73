import { RISK_LEVEL_LABELS, type RiskLevel } from '@fsvp/contracts/supplier';

/** In the order in which they matter. */
export const RISK_ORDER = ['high', 'medium', 'low'] as const satisfies readonly RiskLevel[];

/** The risk levels as lines of a chart. */
export const RISK_SERIES = RISK_ORDER.map((level) => ({ id: level, label: RISK_LEVEL_LABELS[level], tone: level }));
