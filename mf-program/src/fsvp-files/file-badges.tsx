import type { Determination } from '@fsvp/contracts/program/determination';
import { LIFECYCLE_LABELS, type Lifecycle } from '@fsvp/contracts/program/fsvp-file';
import { SIGNED_STATE_LABELS, type SignedState } from '@fsvp/contracts/signatures/signed-state';
import { Badge, Inline, type Tone } from '@fsvp/ui';

const LIFECYCLE_TONES: Record<Lifecycle, Tone> = {
  preparing: 'violet',
  importing: 'green',
  suspended: 'orange-outline',
  closed: 'neutral',
};

export function LifecycleBadge({ lifecycle }: { lifecycle: Lifecycle }) {
  return <Badge tone={LIFECYCLE_TONES[lifecycle]}>{LIFECYCLE_LABELS[lifecycle]}</Badge>;
}

const SIGNED_TONES: Record<SignedState, Tone> = {
  draft: 'violet',
  signed: 'green',
  superseded: 'neutral',
  withdrawn: 'red',
};

export function SignedStateBadge({ state }: { state: SignedState }) {
  return <Badge tone={SIGNED_TONES[state]}>{SIGNED_STATE_LABELS[state]}</Badge>;
}

/** 'Version 2' with its state, and whether what it was made from has changed since. */
export function VersionTitle({ determination: { versionNumber, state, outdated } }: { determination: Determination }) {
  return (
    <Inline>
      {`Version ${versionNumber}`}
      <SignedStateBadge state={state} />
      {isOutdated({ state, outdated }) ? <Badge tone="yellow">Outdated</Badge> : null}
    </Inline>
  );
}

/** Of those that can still count. */
export function isOutdated({ state, outdated }: Pick<Determination, 'state' | 'outdated'>): boolean {
  return outdated && (state === 'draft' || state === 'signed');
}
