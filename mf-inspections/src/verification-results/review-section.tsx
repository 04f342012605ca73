import {
  ASSESSMENT_LABELS,
  resultReviewSignatures,
  type ActivityResult,
  type ResultReview,
} from '@fsvp/contracts/quality/activity-result';
import { findReviewProblems } from '@fsvp/contracts/quality/result-review.record';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { SIGNED_STATE_LABELS } from '@fsvp/contracts/signatures/signed-state';
import { Badge, Button, DescriptionList, ErrorState, Inline, Section, Spinner, Stack, Text, TextLink } from '@fsvp/ui';
import { hrefs, loadError, useMay, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { DeleteDialog, Signatures } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { useAction } from './api/load-actions.js';
import { useReviews } from './api/list-reviews.js';
import { usePlanLines } from './api/list-plan-lines.js';
import { useDeleteReview } from './api/save-review.js';
import { resultFormUrl } from './result-form.url.js';
import { MissingList } from './missing-list.js';
import { ReviewDialog } from './review.dialog.js';

interface ReviewSectionProps {
  activity: VerificationActivity;
  /** A complete one. */
  result: ActivityResult;
}

/** The reviews of a result: the draft that can be signed, or the last one. */
export function ReviewSection({ activity, result }: ReviewSectionProps) {
  const query = useReviews(activity.id);
  const [{ form }, setUrl] = useUrlState(resultFormUrl);
  const isEditing = useMay('write') && form === 'review';
  const [deleting, setDeleting] = useState<ResultReview>();
  const reviews = query.data?.resultReviews;
  const error = loadError(query, 'The reviews could not be loaded');
  const [newest, ...earlier] = reviews ?? [];
  const draft = newest?.state === 'draft' ? newest : undefined;
  return (
    <>
      <Section
        title="Review"
        headingLevel={3}
        actions={
          reviews ? (
            <WriteOnly>
              {draft ? (
                <Button variant="ghost" size="sm" onClick={() => setDeleting(draft)}>
                  Delete Draft
                </Button>
              ) : null}
              <Button variant="outline" size="sm" onClick={() => setUrl({ form: 'review' })}>
                {draft ? 'Edit Review' : newest ? 'Review Again' : 'Review Result'}
              </Button>
            </WriteOnly>
          ) : undefined
        }
      >
        {reviews ? (
          newest ? (
            <Stack gap={5}>
              <ReviewFacts review={newest} result={result} />
              {earlier.map((review) => (
                <EarlierReview key={review.id} review={review} />
              ))}
            </Stack>
          ) : (
            <Text as="p" tone="muted">
              The result has not been reviewed. Review it promptly (21 CFR 1.506(e)(3)).
            </Text>
          )
        ) : error ? (
          <ErrorState {...error} />
        ) : (
          <Spinner label="Loading the reviews…" />
        )}
      </Section>
      {reviews ? (
        <ReviewDialog
          key={String(isEditing)}
          result={result}
          review={draft}
          open={isEditing}
          onClose={() => setUrl({ form: undefined }, 'close')}
        />
      ) : null}
      <DeleteDialog
        record={deleting}
        title={() => 'Delete the draft of the review'}
        question="Are you sure you want to delete this draft? This action cannot be undone."
        remove={useDeleteReview()}
        inputOf={({ id }) => ({ params: { id } })}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}

const nameOf = ({ versionNumber }: ResultReview) => `Review ${versionNumber}`;

function ReviewFacts({ review, result }: { review: ResultReview; result: ActivityResult }) {
  const { assessment, reason, hazardKeys, actionIds, state, outdated, id } = review;
  const facts = [
    { term: 'Assessment', value: ASSESSMENT_LABELS[assessment] },
    ...(reason ? [{ term: 'Reason', value: reason }] : []),
    ...(hazardKeys.length ? [{ term: 'Hazards', value: <HazardNames result={result} keys={hazardKeys} /> }] : []),
    ...(actionIds.length
      ? [{ term: 'Corrective actions', value: actionIds.map((one) => <ActionLink key={one} id={one} />) }]
      : []),
  ];
  const problems = state === 'draft' ? findReviewProblems(review) : [];
  return (
    <Stack gap={4}>
      <Inline>
        <Text>{nameOf(review)}</Text>
        <Badge tone={state === 'signed' && !outdated ? 'green' : 'neutral'}>{SIGNED_STATE_LABELS[state]}</Badge>
      </Inline>
      {outdated ? (
        <Text as="p" tone="warning">
          {state === 'draft'
            ? 'The result has changed since this draft was saved. Open it, read the result and save it again.'
            : 'The result has changed since this review was signed. Review it again.'}
        </Text>
      ) : null}
      <DescriptionList columns={1} items={facts} />
      {problems.length ? <MissingList missing={problems} /> : null}
      <Signatures calls={resultReviewSignatures} id={id} closed={state !== 'draft'} title="Signatures of the review" />
    </Stack>
  );
}

function EarlierReview({ review }: { review: ResultReview }) {
  const { assessment, state, signedByName } = review;
  return (
    <Text as="p" tone="muted">
      {[nameOf(review), ASSESSMENT_LABELS[assessment], SIGNED_STATE_LABELS[state], signedByName]
        .filter(Boolean)
        .join(', ')}
    </Text>
  );
}

/** As the plan names them now. */
function HazardNames({ result, keys }: { result: ActivityResult; keys: readonly string[] }) {
  const { data } = usePlanLines(result.activityId);
  const line = data?.planLines.find(({ lineKey }) => lineKey === result.planLineKey);
  if (!data) return '…';
  return keys.map((key) => line?.hazardNames[line.hazardKeys.indexOf(key)] ?? 'A hazard of an earlier plan').join(', ');
}

function ActionLink({ id }: { id: string }) {
  const { data } = useAction(id);
  return <TextLink href={hrefs.correctiveAction(id)}>{data?.title ?? 'Open the corrective action'}</TextLink>;
}
