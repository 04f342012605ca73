import { VERDICT_LABELS, type Verdict } from '@fsvp/contracts/fsvp-file/readiness';
import { Badge, type Tone } from '@fsvp/ui';
import { icons } from '../icons.js';

const TONES: Record<Verdict, Tone> = {
  not_ready: 'red',
  gaps: 'orange-outline',
  expiring: 'yellow',
  ready: 'green',
};

/** A verdict as color, icon and word. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  // The icon of this tone means a pause elsewhere.
  const isGaps = verdict === 'gaps';
  return (
    <Badge tone={TONES[verdict]} icon={!isGaps}>
      {isGaps ? icons.gaps : null}
      {VERDICT_LABELS[verdict]}
    </Badge>
  );
}
