import type { Determination } from '@fsvp/contracts/program/determination';
import { REGIME_LABELS } from '@fsvp/contracts/program/readiness/regime';
import { Code, DescriptionList, Stack, Text } from '@fsvp/ui';
import { Terms } from '@fsvp/web-kit/dialogs';
import { isOutdated } from './file-badges.js';
import { sectionText } from './regime-texts.js';

/** What one determination states. */
export function DeterminationFacts({ determination }: { determination: Determination }) {
  const { chosenRegime, proposedRegime, citations, entryCode, reason } = determination;
  return (
    <Stack gap={3}>
      {isOutdated(determination) ? (
        <Text as="p" tone="warning">
          The food, the circumstances or the country of the supplier have changed since. Determine the regime again.
        </Text>
      ) : null}
      <DescriptionList
        items={[
          { term: 'Determined', value: <Terms>{REGIME_LABELS[chosenRegime]}</Terms> },
          { term: 'Section', value: citations.map(sectionText).join('\n') },
          { term: 'Entry code', value: <Code>{entryCode}</Code> },
          ...(chosenRegime === proposedRegime ? [] : [{ term: 'Proposed', value: REGIME_LABELS[proposedRegime] }]),
          ...(reason ? [{ term: 'Reason', value: reason }] : []),
        ]}
      />
    </Stack>
  );
}
