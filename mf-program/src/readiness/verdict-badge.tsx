import { VERDICT_LABELS } from '@fsvp/contracts/program/readiness/readiness';
import { Badge } from '@fsvp/ui';
import { lookOf, VerdictIcon, type Judged } from '../portfolio/verdict-mark.js';

export function VerdictBadge(judged: Judged) {
  return (
    <Badge tone={lookOf(judged).tone} icon={false}>
      <VerdictIcon {...judged} size={14} />
      {VERDICT_LABELS[judged.verdict]}
    </Badge>
  );
}
