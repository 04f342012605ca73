import {
  ACTION_PRIORITY_LABELS,
  ACTION_STATUS_LABELS,
  type ActionPriority,
  type ActionStatus,
} from '@fsvp/contracts/quality/corrective-action';
import { Badge, Inline, PriorityDot, type Tone } from '@fsvp/ui';

const STATUS_TONES: Record<ActionStatus, Tone> = {
  open: 'blue',
  in_progress: 'yellow',
  completed: 'green',
  closed: 'neutral',
};
const DOTS = { critical: 'red', high: 'red', medium: 'yellow', low: 'blue' } as const satisfies Record<
  ActionPriority,
  'red' | 'yellow' | 'blue'
>;

export function ActionStatusBadge({ status }: { status: ActionStatus }) {
  return <Badge tone={STATUS_TONES[status] ?? 'neutral'}>{ACTION_STATUS_LABELS[status] ?? status}</Badge>;
}

/** The priority with its dot: critical and high red, medium yellow, low blue. */
export function PriorityBadge({ priority }: { priority: ActionPriority }) {
  return (
    <Badge tone="neutral" icon={false}>
      <Inline gap={1} wrap={false}>
        <PriorityDot tone={DOTS[priority]} />
        {ACTION_PRIORITY_LABELS[priority] ?? priority}
      </Inline>
    </Badge>
  );
}
