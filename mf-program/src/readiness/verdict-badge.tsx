import { type Verdict, VERDICT_LABELS } from '@fsvp/contracts/program/readiness/readiness';
import { Badge } from '@fsvp/ui';
import { VERDICT_LOOKS, VerdictIcon } from '../portfolio/verdict-mark.js';

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  return (
    <Badge tone={VERDICT_LOOKS[verdict].tone} icon={false}>
      <VerdictIcon verdict={verdict} size={14} />
      {VERDICT_LABELS[verdict]}
    </Badge>
  );
}
