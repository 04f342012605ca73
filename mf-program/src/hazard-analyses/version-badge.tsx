import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { formatInstantDate, Inline, Text } from '@fsvp/ui';
import { SignedStateBadge } from '../fsvp-files/file-badges.js';

export const obsoleteText = ({ replacedAt, replacedBy }: FoodHazardAnalysis): string | undefined =>
  replacedAt && replacedBy !== null
    ? `OBSOLETE since ${formatInstantDate(replacedAt)}, replaced by version ${replacedBy}`
    : undefined;

/** 'Version 2' with its state. */
export function VersionHeading({ analysis }: { analysis: FoodHazardAnalysis }) {
  return (
    <Inline>
      <Text weight="semibold">{`Version ${analysis.versionNumber}`}</Text>
      <SignedStateBadge state={analysis.state} />
    </Inline>
  );
}

/** What is said above a version that does not count any more, on the screen and on paper. */
export function ObsoleteNote({ analysis }: { analysis: FoodHazardAnalysis }) {
  const text = obsoleteText(analysis);
  if (!text) return null;
  return (
    <p className="program:rounded-control program:border-2 program:border-bad program:px-3 program:py-2 program:text-card program:text-bad">
      {text}
    </p>
  );
}
