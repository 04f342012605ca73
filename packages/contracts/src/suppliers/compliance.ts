import { type FsvpStatus } from './fsvp.js';
import type { SupplierStatus } from './supplier-status.js';

/** The dashboard's three groups of suppliers; each supplier is in exactly one (spec-map: derived-1). */
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
