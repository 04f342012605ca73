import type { DeadLetter } from '@fsvp/contracts/catalogue/dead-letter';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { Button, Card, Pagination } from '@fsvp/ui';
import { loadError, useExistingPage, useUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { useFailedEvents } from './api/list-failed-events.js';
import { DiscardDialog } from './discard.dialog.js';
import { EventDetailsDialog } from './event-details.dialog.js';
import { EventsTable } from './events-table.js';
import { EventsToolbar } from './events-toolbar.js';
import { failedEventsUrl } from './failed-events.url.js';
import { ReplayAllDialog } from './replay-all.dialog.js';
import { UnavailableServices } from './unavailable-services.js';
import { useEventActions } from './use-event-actions.js';

export function FailedEvents() {
  const [state, setState] = useUrlState(failedEventsUrl);
  const [discarding, setDiscarding] = useState<DeadLetter>();
  const [replayingAll, setReplayingAll] = useState(false);
  const list = useFailedEvents(state);
  const actions = useEventActions({
    view: ({ service, id }) => setState({ view: `${service}/${id}` }),
    discard: setDiscarding,
  });
  const { deadLetters, total = 0, groups = [], unavailable = [] } = list.data ?? {};
  useExistingPage({
    offset: state.offset,
    limit: DEFAULT_LIMIT,
    total: list.isPlaceholderData ? undefined : list.data?.total,
    show: (last) => setState({ offset: last }, 'replace'),
  });
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
        footer={
          <Pagination
            label="Pages of failed events"
            limit={DEFAULT_LIMIT}
            offset={state.offset}
            total={total}
            onChange={(offset) => setState({ offset })}
          />
        }
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
