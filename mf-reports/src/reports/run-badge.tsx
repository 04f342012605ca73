import type { RunStatus } from '@fsvp/contracts/reports/report';
import { Badge, type Tone } from '@fsvp/ui';

const looks: Record<RunStatus, { tone: Tone; label: string }> = {
  queued: { tone: 'blue', label: 'Queued' },
  running: { tone: 'violet', label: 'Running' },
  done: { tone: 'green', label: 'Done' },
  failed: { tone: 'red', label: 'Failed' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
};

export function RunBadge({ status }: { status: RunStatus }) {
  const { tone, label } = looks[status] ?? { tone: 'neutral', label: status };
  return <Badge tone={tone}>{label}</Badge>;
}
