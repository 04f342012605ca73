import { ITEM_STATE_LABELS, type ItemState } from '@fsvp/contracts/program/readiness/readiness';
import { Badge, type Tone } from '@fsvp/ui';
import { laterIcons } from '../later-icons.js';

const TONES: Record<Exclude<ItemState, 'missing'>, Tone> = {
  satisfied: 'green',
  expiring: 'yellow',
  not_applicable: 'neutral',
};

interface ItemBadgeProps {
  state: ItemState;
  blocking: boolean;
  /** What is missing is not marked, because it is not determined yet whether it is needed. */
  isCalm?: boolean;
}

/** The state of a requirement, in the colors of the verdict that it causes. */
export function ItemBadge({ state, blocking, isCalm = false }: ItemBadgeProps) {
  const label = ITEM_STATE_LABELS[state];
  if (state !== 'missing') return <Badge tone={TONES[state]}>{label}</Badge>;
  if (isCalm) return <Badge tone="neutral">{label}</Badge>;
  if (blocking) return <Badge tone="red">{label}</Badge>;
  return (
    <Badge tone="orange-outline" icon={false}>
      {laterIcons.gaps}
      {label}
    </Badge>
  );
}
