import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { Button, ErrorState, Inline, Section, Spinner, Stack, Text } from '@fsvp/ui';
import { loadError, useMay, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { useResult } from './api/get-result.js';
import { MissingList } from './missing-list.js';
import { ResultFacts } from './result-facts.js';
import { ResultDialog } from './result.dialog.js';
import { resultFormUrl } from './result-form.url.js';
import { hasResult, ResultStateBadge } from './result-state-badge.js';
import { ReviewSection } from './review-section.js';

/** The result of a verification activity and its review, in the details of the activity. */
export function ResultSection({ activity }: { activity: VerificationActivity }) {
  const [{ form }, setUrl] = useUrlState(resultFormUrl);
  const isEditing = useMay('write') && form === 'result';
  const isRecorded = hasResult(activity.resultState);
  const query = useResult(activity.id, isRecorded);
  const result = isRecorded ? query.data : undefined;
  const error = isRecorded ? loadError(query, 'The result could not be loaded') : undefined;
  const isKnown = !isRecorded || result !== undefined;
  return (
    <>
      <Section
        title="Result"
        headingLevel={3}
        actions={
          isKnown ? (
            <WriteOnly>
              <Button variant="outline" size="sm" onClick={() => setUrl({ form: 'result' })}>
                {result ? 'Edit Result' : 'Record Result'}
              </Button>
            </WriteOnly>
          ) : undefined
        }
      >
        {isRecorded ? (
          result ? (
            <Stack gap={4}>
              <Inline>
                <ResultStateBadge state={activity.resultState} />
              </Inline>
              <ResultFacts result={result} />
              {result.state === 'draft' ? <MissingList missing={result.missing} /> : null}
            </Stack>
          ) : error ? (
            <ErrorState {...error} />
          ) : (
            <Spinner label="Loading the result…" />
          )
        ) : (
          <Text as="p" tone="muted">
            No result is recorded.
          </Text>
        )}
      </Section>
      {result?.state === 'complete' ? <ReviewSection activity={activity} result={result} /> : null}
      {isKnown ? (
        <ResultDialog
          // A form that is opened again begins with what is stored by then; one that is open keeps what was typed.
          key={String(isEditing)}
          activity={activity}
          result={result}
          open={isEditing}
          onClose={() => setUrl({ form: undefined }, 'close')}
        />
      ) : null}
    </>
  );
}
