import type { VerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { Badge, Inline } from '@fsvp/ui';
import { isOutdated, SignedStateBadge } from '../fsvp-files/file-badges.js';

/** 'Version 2' with its state, and whether it still fits the evaluation. */
export function PlanTitle({ plan }: { plan: VerificationPlan }) {
  return (
    <Inline>
      {`Version ${plan.versionNumber}`}
      <SignedStateBadge state={plan.state} />
      {isOutdated(plan) ? <Badge tone="yellow">Outdated</Badge> : null}
      {plan.isAlternative ? <Badge tone="neutral">Alternative to the yearly audit</Badge> : null}
    </Inline>
  );
}
