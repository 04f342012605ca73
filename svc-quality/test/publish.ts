import type { EventDefinition, EventEnvelope } from '@fsvp/contracts/events';
import { subjectOf } from '@fsvp/contracts/events';
import { newId } from '@fsvp/service-kit/columns';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { eventually, type TestService } from '@fsvp/service-kit/testing/test-service';

/** The facts of an event of svc-suppliers, as tests make them up. */
export interface Fact {
  id: string;
  version: number;
  [field: string]: unknown;
}

/** Publishes what svc-suppliers would, once the service under test is connected; answers the event's id. */
export async function publish(
  service: TestService,
  definition: EventDefinition,
  fact: Fact,
  id = newId(),
): Promise<string> {
  const stream = service.app.get(EventStream, { strict: false });
  await eventually(async () => stream.connected);
  const deleted = definition.type.includes('.deleted.');
  const event: EventEnvelope = {
    id,
    service: 'suppliers',
    aggregateType: definition.type.split('.')[0] ?? '',
    aggregateId: fact.id,
    aggregateVersion: fact.version,
    type: definition.type,
    actor: null,
    requestId: 'a-request',
    occurredAt: new Date().toISOString(),
    before: deleted ? fact : null,
    after: deleted ? null : fact,
  };
  await stream.ensureStream();
  // A message id of its own: JetStream's duplicate window would hide what the inbox has to catch.
  await stream.publish(subjectOf(event), newId(), JSON.stringify(event));
  return id;
}

/** Waits until a consumer has applied an event. */
export async function handled(service: TestService, eventId: string): Promise<void> {
  await eventually(
    async () =>
      (await service.database.dataSource.query<unknown[]>('select from inbox where event_id = $1', [eventId])).length,
  );
}
