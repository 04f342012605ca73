import {
  ACCOUNT_REVIEW_DRAFT_DAYS,
  getAccountReview,
  type AccountReview,
  type AccountReviewSummary,
  accountReviewSignatures,
} from '@fsvp/contracts/access/account-review';
import { daysBetween, today } from '@fsvp/contracts/core/calendar-day';
import { Button, Card, DescriptionList, formatDate, formatDateTime, Stack, Text } from '@fsvp/ui';
import { RecordDialog } from '@fsvp/web-kit/dialogs';
import { icons } from '../icons.js';
import { Notice } from '../shared/notice.js';
import { AccountsTable } from './accounts-table.js';
import { useUpdateAccountReview } from './api/update-account-review.js';
import { ReviewState } from './review-state.js';

interface ReviewDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  onDelete: (review: AccountReviewSummary) => void;
  onClose: () => void;
}

export function ReviewDialog({ id, onDelete, onClose }: ReviewDialogProps) {
  return (
    <RecordDialog
      call={getAccountReview}
      id={id}
      known={undefined}
      size="lg"
      title={(review) => (review ? `Account review of ${formatDate(review.day)}` : 'Account review')}
      failure="The account review could not be loaded"
      onClose={onClose}
      signatures={accountReviewSignatures}
      signaturesClosed={({ state }) => state !== 'draft'}
      signaturePermission="sign_administration"
      footer={(review) => (review.state === 'draft' ? <Footer review={review} onDelete={onDelete} /> : undefined)}
    >
      {(review) => (
        <Stack gap={5}>
          {review.state === 'draft' ? <BeforeSigning review={review} /> : <DescriptionList items={factsOf(review)} />}
          <Card flush title={review.state === 'draft' ? 'Who has access' : 'Who had access'} headingLevel={3}>
            <AccountsTable review={review} />
          </Card>
        </Stack>
      )}
    </RecordDialog>
  );
}

function Footer({ review, onDelete }: { review: AccountReview; onDelete: (review: AccountReviewSummary) => void }) {
  const update = useUpdateAccountReview();
  return (
    <>
      <Button variant="ghost" icon={icons.discard} onClick={() => onDelete(review)}>
        Delete draft…
      </Button>
      <Button
        variant="outline"
        icon={icons.replay}
        onClick={() => update.mutateAsync({ params: { id: review.id } }).catch(() => undefined)}
      >
        Update the list
      </Button>
    </>
  );
}

/** What an administrator confirms, and what keeps the draft from being signed. */
function BeforeSigning({ review: { day } }: { review: AccountReview }) {
  const isOld = daysBetween(day, today()) > ACCOUNT_REVIEW_DRAFT_DAYS;
  return (
    <Stack gap={3}>
      <Text as="p">
        Check that each person still needs access and has the right role. Change or disable accounts under People, then
        update the list here. Your signature confirms who has access on this day (21 CFR 11.300(b)).
      </Text>
      <Notice>
        {isOld
          ? `This list is from ${formatDate(day)}. A list can be signed for ${ACCOUNT_REVIEW_DRAFT_DAYS} days, so update it first.`
          : null}
      </Notice>
    </Stack>
  );
}

function factsOf({ state, confirmedByName, confirmedAt }: AccountReview) {
  return [
    { term: 'State', value: <ReviewState state={state} /> },
    {
      term: 'Confirmed by',
      value: confirmedByName && `${confirmedByName}, ${formatDateTime(confirmedAt)}`,
    },
  ];
}
