import { RESULT_STATE_LABELS, type ResultState } from '@fsvp/contracts/quality/result-state';
import { Badge, type Tone } from '@fsvp/ui';

const TONES: Record<Exclude<ResultState, 'none'>, Tone> = {
  draft: 'neutral',
  complete: 'yellow',
  reviewed_adequate: 'green',
  reviewed_inadequate: 'red',
};

/** A service of release 0.3.0 answers without the state. */
export const hasResult = (state: ResultState | undefined): state is Exclude<ResultState, 'none'> =>
  state !== undefined && state !== 'none';

/** Nothing without a result. */
export function ResultStateBadge({ state }: { state: ResultState | undefined }) {
  if (!hasResult(state)) return null;
  return <Badge tone={TONES[state]}>{RESULT_STATE_LABELS[state]}</Badge>;
}
