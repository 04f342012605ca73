import {
  REASON_RULES,
  type ReasonKind,
  type ReevaluationReason,
} from '@fsvp/contracts/program/reevaluations/reevaluation';
import { Badge, Inline, VisuallyHidden } from '@fsvp/ui';

interface Chip {
  kind: ReasonKind;
  count: number;
  isDismissed: boolean;
}

/** Each kind once, with how often it is there; dismissed ones by themselves, last. */
function chipsOf(reasons: readonly ReevaluationReason[]): Chip[] {
  const chips = new Map<string, Chip>();
  for (const { kind, dismissalId } of reasons) {
    const isDismissed = dismissalId !== null;
    const key = `${isDismissed} ${kind}`;
    chips.set(key, { kind, isDismissed, count: (chips.get(key)?.count ?? 0) + 1 });
  }
  return [...chips.values()].sort((one, other) => Number(one.isDismissed) - Number(other.isDismissed));
}

/** The reasons of a reevaluation in short. */
export function ReasonChips({ reasons }: { reasons: readonly ReevaluationReason[] }) {
  return (
    <Inline gap={1}>
      {chipsOf(reasons).map(({ kind, isDismissed, count }) => (
        <Badge key={`${isDismissed} ${kind}`} tone={isDismissed ? 'neutral' : 'blue'} icon={false}>
          {REASON_RULES[kind].label}
          {count > 1 ? ` × ${count}` : ''}
          {isDismissed ? <VisuallyHidden> (dismissed)</VisuallyHidden> : null}
        </Badge>
      ))}
    </Inline>
  );
}
