import { SIGNED_STATE_LABELS, type SignedState } from '@fsvp/contracts/signatures/signed-state';
import { Badge, type Tone } from '@fsvp/ui';

const TONES: Record<SignedState, Tone> = { draft: 'blue', signed: 'green', superseded: 'neutral', withdrawn: 'red' };

export function ReviewState({ state }: { state: SignedState }) {
  return <Badge tone={TONES[state]}>{SIGNED_STATE_LABELS[state]}</Badge>;
}
