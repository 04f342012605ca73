import type { ReferenceSetSummary } from '@fsvp/contracts/program/reference-set';
import { Badge, type Tone } from '@fsvp/ui';
import { periodState, type PeriodState } from './reference-texts.js';

const STATES: Record<PeriodState, { label: string; tone: Tone }> = {
  in_force: { label: 'In force today', tone: 'green' },
  later: { label: 'Later', tone: 'blue' },
  earlier: { label: 'Earlier', tone: 'neutral' },
};

export function PeriodBadge({ set }: { set: ReferenceSetSummary }) {
  const { label, tone } = STATES[periodState(set)];
  return <Badge tone={tone}>{label}</Badge>;
}
