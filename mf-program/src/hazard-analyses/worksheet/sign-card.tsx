import {
  foodHazardAnalysisSignatures,
  type FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { Card, Stack, Text } from '@fsvp/ui';
import { Signatures } from '@fsvp/web-kit/dialogs';
import { memo } from 'react';
import { Consequences } from '../consequences.js';

interface SignCardProps {
  analysis: FoodHazardAnalysis;
  /** How many questions are open. */
  open: number;
  /** Whether the draft on the screen is the stored one. */
  isSaved: boolean;
}

/** The end of the worksheet: what the result is, what it brings about, and the signature. */
export const SignCard = memo(function SignCard({ analysis, open, isSaved }: SignCardProps) {
  const isReady = open === 0 && isSaved && !analysis.outdated;
  return (
    <Card title="Result and signature">
      <Stack gap={4}>
        <Consequences analysis={analysis} />
        {isReady ? null : (
          <Text as="p" tone="warning">
            {open > 0
              ? `${open === 1 ? 'One question is' : `${open} questions are`} open. The list "What signing needs" leads to ${open === 1 ? 'it' : 'them'}.`
              : analysis.outdated
                ? 'Take over the facts of today first.'
                : 'Something is not saved yet. It can be signed once the draft is saved.'}
          </Text>
        )}
        <Signatures
          calls={foodHazardAnalysisSignatures}
          id={analysis.id}
          closed={!isReady}
          isPrimary
          notice={<Consequences analysis={analysis} />}
        />
      </Stack>
    </Card>
  );
});
