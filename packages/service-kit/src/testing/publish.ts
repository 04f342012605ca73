import { type EventDefinition, type EventEnvelope, subjectOf } from '@fsvp/contracts/core/event';
import { newId } from '../database/columns.js';
import { EventStream } from '../events/event-stream.js';
import { eventually, type TestService } from './test-service.js';

/** The data of an event of another service. */
export interface EventData {
  id: string;
  version: number;
  [field: string]: unknown;
}

/** An event as its service writes it. */
export function createEvent(definition: EventDefinition, data: EventData, id = newId()): EventEnvelope {
  const deleted = definition.type.includes('.deleted.');
  return {
    id,
    service: definition.service,
    aggregateType: definition.type.split('.')[0] ?? '',
    aggregateId: data.id,
    aggregateVersion: data.version,
    type: definition.type,
    actor: null,
    requestId: 'a-request',
    occurredAt: new Date().toISOString(),
    before: deleted ? data : null,
    after: deleted ? null : data,
  };
}

/** Publishes an event like its service, once the service under test is connected, and returns its id. */
export async function publish(
  service: TestService,
  definition: EventDefinition,
  data: EventData,
  id = newId(),
): Promise<string> {
  const stream = service.app.get(EventStream, { strict: false });
  await eventually(async () => stream.connected);
  const event = createEvent(definition, data, id);
  await stream.ensureStream();
  // With another message id: JetStream would otherwise remove the duplicate before the inbox sees it.
  await stream.publish(subjectOf(event), newId(), JSON.stringify(event));
  return id;
}

/** Waits until a consumer has handled an event. */
export async function waitUntilHandled(service: TestService, eventId: string): Promise<void> {
  await eventually(
    async () =>
      (await service.database.dataSource.query<unknown[]>('select from inbox where event_id = $1', [eventId])).length,
  );
}
