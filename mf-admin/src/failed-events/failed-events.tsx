import { listDeadLetters, type DeadLetter } from '@fsvp/contracts/catalogue/dead-letter';
import { Button, Card, Pagination } from '@fsvp/ui';
import { loadError, usePagedList } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { toFilterQuery } from './filter-query.js';
import { DiscardDialog } from './discard.dialog.js';
import { EventDetailsDialog } from './event-details.dialog.js';
import { EventsTable } from './events-table.js';
import { EventsToolbar } from './events-toolbar.js';
import { failedEventsUrl } from './failed-events.url.js';
import { ReplayAllDialog } from './replay-all.dialog.js';
import { UnavailableServices } from './unavailable-services.js';
import { useEventActions } from './use-event-actions.js';

/** No event reports a new one, since that event could fail too. */
const POLL_MS = 15_000;

export function FailedEvents() {
  const {
    state,
    setState,
    list,
    records: deadLetters,
    pages,
  } = usePagedList(failedEventsUrl, {
    call: listDeadLetters,
    query: (filter) => ({ ...toFilterQuery(filter), state: filter.state }),
    records: 'deadLetters',
    refetchInterval: POLL_MS,
  });
  const [discarding, setDiscarding] = useState<DeadLetter>();
  const [replayingAll, setReplayingAll] = useState(false);
  const actions = useEventActions({
    view: ({ service, id }) => setState({ view: `${service}/${id}` }),
    discard: setDiscarding,
  });
  const { total = 0, groups = [], unavailable = [] } = list.data ?? {};
  const isDiscarded = state.state === 'discarded';
  const closeDetails = () => setState({ view: undefined }, 'replace');
  return (
    <>
      <Card
        flush
        title="Failed events"
        description="Changes that a service could not apply after several attempts. Fix the cause, then replay them."
        actions={
          !isDiscarded && total > 0 ? (
            <Button variant="outline" icon={icons.replay} onClick={() => setReplayingAll(true)}>
              Replay all
            </Button>
          ) : null
        }
        toolbar={<EventsToolbar state={state} setState={setState} groups={groups} />}
        footer={<Pagination label="Pages of failed events" {...pages} />}
      >
        <UnavailableServices services={unavailable} onRetry={() => void list.refetch()} />
        <EventsTable
          events={deadLetters}
          error={loadError(list, 'The failed events could not be loaded')}
          emptyText={isDiscarded ? 'No discarded events' : 'No failed events'}
          actions={actions}
        />
      </Card>
      <EventDetailsDialog view={state.view} actions={actions} onClose={closeDetails} />
      <DiscardDialog
        event={discarding}
        restore={actions.restore}
        onClose={() => setDiscarding(undefined)}
        onDiscarded={closeDetails}
      />
      <ReplayAllDialog open={replayingAll} filter={state} total={total} onClose={() => setReplayingAll(false)} />
    </>
  );
}
