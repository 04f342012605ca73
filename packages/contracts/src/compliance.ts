import type { FsvpStatus } from './fsvp.js';
import type { SupplierStatus } from './supplier.js';

/** The three kinds of supplier that the dashboard counts beside Total Suppliers; each supplier is one of them (decisions §3). */
export const COMPLIANCES = ['compliant', 'pending', 'non_compliant'] as const;
export type Compliance = (typeof COMPLIANCES)[number];
export const COMPLIANCE_LABELS: Record<Compliance, string> = {
  compliant: 'Compliant',
  pending: 'Pending Verification',
  non_compliant: 'Non-Compliant',
};
export const COMPLIANCE_DEFINITIONS: Record<Compliance, string> = {
  compliant: 'Approved suppliers whose FSVP verification is not overdue.',
  pending: 'Suppliers whose status is pending.',
  non_compliant: 'Rejected or suspended suppliers, and approved ones whose FSVP verification is overdue.',
};

export function complianceOf(status: SupplierStatus, fsvpStatus: FsvpStatus): Compliance {
  if (status === 'pending') return 'pending';
  return status === 'approved' && fsvpStatus !== 'overdue' ? 'compliant' : 'non_compliant';
}
