import { today } from '@fsvp/contracts/core/calendar-day';
import { REEVALUATION_STATUS_LABELS, type Reevaluation } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { Badge } from '@fsvp/ui';

/** Its status; an open one that is past its due day is overdue. */
export function StatusBadge({ reevaluation: { status, dueOn } }: { reevaluation: Reevaluation }) {
  if (status === 'closed') return <Badge tone="green">{REEVALUATION_STATUS_LABELS.closed}</Badge>;
  if (status === 'dismissed') return <Badge tone="neutral">{REEVALUATION_STATUS_LABELS.dismissed}</Badge>;
  return dueOn < today() ? <Badge tone="red">Overdue</Badge> : <Badge tone="yellow">Open</Badge>;
}
