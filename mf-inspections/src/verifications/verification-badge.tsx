import {
  displayedVerificationStatus,
  VERIFICATION_STATUS_LABELS,
  type VerificationActivity,
  type VerificationStatus,
} from '@fsvp/contracts/quality/verification';
import { Badge, type Tone } from '@fsvp/ui';

const TONES: Record<VerificationStatus, Tone> = {
  scheduled: 'blue',
  in_progress: 'violet',
  completed: 'green',
  overdue: 'red',
  cancelled: 'neutral',
};

/** Shows Overdue also for a scheduled activity whose due day has passed. */
export function VerificationBadge({ activity }: { activity: Pick<VerificationActivity, 'status' | 'dueDate'> }) {
  const status = displayedVerificationStatus(activity);
  return <Badge tone={TONES[status] ?? 'neutral'}>{VERIFICATION_STATUS_LABELS[status] ?? status}</Badge>;
}
