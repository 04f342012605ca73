import { INSPECTION_STATUS_LABELS, type InspectionStatus } from '@fsvp/contracts/quality/receiving-inspection';
import { Badge, type Tone } from '@fsvp/ui';

const TONES: Record<InspectionStatus, Tone> = { passed: 'green', failed: 'red', conditional: 'yellow' };

export function InspectionBadge({ status }: { status: InspectionStatus }) {
  return <Badge tone={TONES[status] ?? 'neutral'}>{INSPECTION_STATUS_LABELS[status] ?? status}</Badge>;
}
