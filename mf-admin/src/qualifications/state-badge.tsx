import { SIGNED_STATE_LABELS } from '@fsvp/contracts/signatures/signed-state';
import type { Qualification } from '@fsvp/contracts/program/qualified-individual';
import { Badge, type Tone } from '@fsvp/ui';
import { standingOf, type Standing } from './standing.js';

const SIGNED: Record<Standing, { label: string; tone: Tone }> = {
  none: { label: SIGNED_STATE_LABELS.signed, tone: 'green' },
  valid: { label: SIGNED_STATE_LABELS.signed, tone: 'green' },
  ends_soon: { label: 'Signed, ends soon', tone: 'yellow' },
  begins_later: { label: 'Signed, starts later', tone: 'blue' },
  ended: { label: 'Ended', tone: 'red' },
};
const TONES = { draft: 'violet', superseded: 'neutral', withdrawn: 'red' } as const;

/** The state of one version of a qualification, as it is today. */
export function StateBadge({ qualification }: { qualification: Qualification }) {
  const { state } = qualification;
  const { label, tone } =
    state === 'signed' ? SIGNED[standingOf(qualification)] : { label: SIGNED_STATE_LABELS[state], tone: TONES[state] };
  return <Badge tone={tone}>{label}</Badge>;
}
