import { FSVP_STATUS_LABELS, type FsvpStatus } from '@fsvp/contracts/suppliers/fsvp';
import { RISK_LEVEL_LABELS, type RiskLevel } from '@fsvp/contracts/suppliers/supplier';
import { SUPPLIER_STATUS_LABELS, type SupplierStatus } from '@fsvp/contracts/suppliers/supplier-status';
import { Badge, type Tone } from '@fsvp/ui';

const statusTones: Record<SupplierStatus, Tone> = {
  approved: 'green',
  pending: 'yellow',
  rejected: 'red',
  suspended: 'orange-outline',
};
const riskTones: Record<RiskLevel, Tone> = { high: 'red', medium: 'yellow', low: 'green' };
const fsvpTones: Record<FsvpStatus, Tone> = {
  compliant: 'green',
  due_soon: 'yellow',
  overdue: 'red',
  not_required: 'neutral',
};

// Values of a newer server that this module does not know are shown raw.
export function SupplierStatusBadge({ status }: { status: SupplierStatus }) {
  return <Badge tone={statusTones[status] ?? 'neutral'}>{SUPPLIER_STATUS_LABELS[status] ?? status}</Badge>;
}

export function RiskBadge({ level }: { level: RiskLevel }) {
  return <Badge tone={riskTones[level] ?? 'neutral'}>{RISK_LEVEL_LABELS[level] ?? level}</Badge>;
}

export function FsvpBadge({ status }: { status: FsvpStatus }) {
  return <Badge tone={fsvpTones[status] ?? 'neutral'}>{FSVP_STATUS_LABELS[status] ?? status}</Badge>;
}
