import { RESULT_STATE_LABELS, type ResultState } from '@fsvp/contracts/quality/result-state';
import { Badge, type Tone } from '@fsvp/ui';

const TONES: Record<ResultState, Tone> = {
  none: 'neutral',
  draft: 'neutral',
  complete: 'yellow',
  reviewed_adequate: 'green',
  reviewed_inadequate: 'red',
};

export function ResultStateBadge({ state }: { state: ResultState }) {
  return <Badge tone={TONES[state]}>{RESULT_STATE_LABELS[state]}</Badge>;
}
