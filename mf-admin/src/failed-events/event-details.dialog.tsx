import { deadLetter, type DeadLetter, type DeadLetterDetails } from '@fsvp/contracts/catalogue/dead-letter';
import { recordHref } from '@fsvp/contracts/catalogue/hrefs';
import {
  Button,
  Code,
  DescriptionList,
  ErrorState,
  formatDateTime,
  Section,
  Spinner,
  Stack,
  TextLink,
  useLastDefined,
} from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { loadError } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { Listing } from '../shared/listing.js';
import { useFailedEvent } from './api/get-failed-event.js';
import { consumerLabel, eventLabel, eventName, serviceLabel } from './event-texts.js';
import type { EventActions } from './use-event-actions.js';

interface EventDetailsDialogProps {
  /** `service/id`; undefined closes the dialog. */
  view: string | undefined;
  actions: EventActions;
  onClose: () => void;
}

function readKey(view: string | undefined): Pick<DeadLetter, 'service' | 'id'> | undefined {
  const [service, id] = view?.split('/') ?? [];
  const known = deadLetter.shape.service.safeParse(service);
  return known.success && id ? { service: known.data, id } : undefined;
}

export function EventDetailsDialog({ view, actions, onClose }: EventDetailsDialogProps) {
  const key = readKey(useLastDefined(view));
  const query = useFailedEvent(key);
  const { data: event } = query;
  const error = loadError(query, 'The failed event could not be loaded');
  return (
    <Dialog
      open={view !== undefined && key !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={event ? eventName(event) : 'Failed event'}
      size="lg"
      initialFocus="heading"
      inUrl
      footer={event && <Footer event={event} actions={actions} onClose={onClose} />}
    >
      {event ? <EventFacts event={event} /> : error ? <ErrorState {...error} /> : <Spinner label="Loading…" />}
    </Dialog>
  );
}

function Footer({ event, actions, onClose }: { event: DeadLetterDetails; actions: EventActions; onClose: () => void }) {
  const close = (
    <Button variant="outline" onClick={onClose}>
      Close
    </Button>
  );
  const andClose = (action: (event: DeadLetter) => Promise<unknown>) => () => action(event).then(onClose);
  if (event.discarded)
    return (
      <>
        {close}
        <Button icon={icons.restore} onClick={andClose(actions.restore)}>
          Restore
        </Button>
      </>
    );
  return (
    <>
      <Button variant="ghost" icon={icons.discard} onClick={() => actions.discard(event)}>
        Discard…
      </Button>
      {close}
      <Button icon={icons.replay} onClick={andClose(actions.replay)}>
        Replay
      </Button>
    </>
  );
}

function EventFacts({ event }: { event: DeadLetterDetails }) {
  const { record, discarded } = event;
  const href = record && recordHref(record.type, record.id);
  const name = record?.name ?? record?.id;
  return (
    <Stack gap={6}>
      <DescriptionList
        columns={1}
        items={[
          { term: 'Reason', value: event.reason },
          ...(discarded
            ? [{ term: `Discarded on ${formatDateTime(discarded.at)}, because`, value: discarded.reason }]
            : []),
        ]}
      />
      <DescriptionList
        items={[
          { term: 'Event', value: eventLabel(event) },
          { term: 'Record', value: href ? <TextLink href={href}>{name}</TextLink> : name },
          { term: 'Service', value: serviceLabel(event.service) },
          { term: 'Consumer', value: consumerLabel(event) },
          { term: 'Occurred', value: event.occurredAt && formatDateTime(event.occurredAt) },
          { term: 'Last failed', value: `${formatDateTime(event.failedAt)}, after ${event.tries} tries` },
          { term: 'Subject', value: event.subject && <Code>{event.subject}</Code> },
          { term: 'Event id', value: <Code>{event.eventId}</Code> },
        ]}
      />
      <Section title="Data of the event" headingLevel={3}>
        <Listing label="Data of the event" text={JSON.stringify(event.event, null, 2)} />
      </Section>
      <Section title="Technical reason" headingLevel={3}>
        <Listing label="Technical reason" text={event.error} />
      </Section>
    </Stack>
  );
}
