import { listAccountReviews, type AccountReviewSummary } from '@fsvp/contracts/access/account-review';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { Button, Card, Pagination, Skeleton, Stack, Text } from '@fsvp/ui';
import { loadError, usePagedList } from '@fsvp/web-kit';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { icons } from '../icons.js';
import { accountReviewsUrl } from './account-reviews.url.js';
import { useDeleteAccountReview } from './api/delete-account-review.js';
import { useStartAccountReview } from './api/start-account-review.js';
import { Due } from './due.js';
import { ReviewDialog } from './review.dialog.js';
import { ReviewsTable } from './reviews-table.js';

export function AccountReviews() {
  const { state, setState, list, records, pages } = usePagedList(accountReviewsUrl, {
    call: listAccountReviews,
    records: 'reviews',
  });
  const [deleting, setDeleting] = useState<AccountReviewSummary>();
  const open = (id: string) => setState({ view: id });
  const closeDetails = () => setState({ view: undefined }, 'replace');
  return (
    <Stack gap={6}>
      <NextReview answer={list.data} isPending={list.isPending} onOpen={open} />
      <Card flush title="Reviews" footer={<Pagination label="Pages of account reviews" {...pages} />}>
        <ReviewsTable
          reviews={records}
          error={loadError(list, 'The account reviews could not be loaded')}
          onOpen={({ id }) => open(id)}
        />
      </Card>
      <ReviewDialog id={state.view} onDelete={setDeleting} onClose={closeDetails} />
      <DeleteDialog
        record={deleting}
        title={() => 'Delete this draft?'}
        question="It does not confirm anything yet. You can start a new review at any time."
        remove={useDeleteAccountReview()}
        inputOf={({ id }) => ({ params: { id } })}
        onClose={() => setDeleting(undefined)}
        onDeleted={closeDetails}
      />
    </Stack>
  );
}

interface NextReviewProps {
  /** Undefined until it is loaded. */
  answer: ResponseOf<typeof listAccountReviews> | undefined;
  isPending: boolean;
  onOpen: (id: string) => void;
}

/** When the next review is due, and the button that starts it or goes on with it. */
function NextReview({ answer: data, isPending, onOpen }: NextReviewProps) {
  const start = useStartAccountReview(({ id }) => onOpen(id));
  const draftId = data?.draftId;
  return (
    <Card
      title="Account review"
      description="An administrator reviews all accounts and signs to confirm who has access. 21 CFR 11.300(b) says periodically; twice a year is our policy."
      actions={
        draftId ? (
          <Button icon={icons.confirm} onClick={() => onOpen(draftId)}>
            Continue the review
          </Button>
        ) : data ? (
          <Button icon={icons.confirm} onClick={() => start.mutateAsync({}).catch(() => undefined)}>
            Start a review
          </Button>
        ) : undefined
      }
    >
      {data ? (
        <Due dueOn={data.dueOn} isFirst={data.total === 0 || (data.total === 1 && Boolean(draftId))} />
      ) : isPending ? (
        <Skeleton width="18rem" />
      ) : (
        <Text tone="muted">The due date of the next review is unknown.</Text>
      )}
    </Card>
  );
}
