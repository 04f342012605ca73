import { PROPERTY_DOCS } from '@fsvp/contracts/docs/all-docs';
import type { PropertyDocs } from '@fsvp/contracts/docs/docs';
import { EXAMPLE_IDS } from '@fsvp/contracts/docs/example-ids';
import { exampleOfRecord } from '@fsvp/contracts/docs/events/examples';
import { EVENT_PROPERTIES } from '@fsvp/contracts/docs/events/properties';
import { EVENT_DESCRIPTIONS } from '@fsvp/contracts/docs/events/descriptions';
import { recordOfEvent } from '@fsvp/contracts/catalogue/event-payloads';
import { ALL_EVENTS, RECORDS } from '@fsvp/contracts/catalogue/records';
import { eventEnvelope, recordTypeOf, subjectOf, type EventDefinition } from '@fsvp/contracts/core/event';
import { SERVICES, type ServiceName } from '@fsvp/contracts/core/service-name';
import * as z from 'zod/mini';
import { forEachWithBreaks } from '../../runtime/event-loop-breaks.js';
import { JsonSchemas, type Json } from '../open-api/json-schema.js';

/** AsyncAPI 3 of the events of the suite. */
export interface AsyncApiDocument {
  asyncapi: string;
  channels: Record<string, Json>;
  operations: Record<string, Json>;
  components: { messages: Record<string, Json>; schemas: Record<string, Json>; [kind: string]: Record<string, Json> };
  [part: string]: unknown;
}

const SERVICE_DESCRIPTIONS: Record<ServiceName, string> = {
  gateway: 'Accounts, sessions, API tokens, policies, screens and account reviews. For administrators’ programs only.',
  suppliers: 'Suppliers, their products and evaluations.',
  quality: 'Hazard analyses, verification activities, receiving inspections, corrective actions and their signatures.',
  documents: 'Documents, their signatures, and reports.',
  program:
    'Qualified individuals, qualifications, importers with their eligibilities, foods, FSVP files with their determinations, and reference data.',
};

const describeSuite = (namespace: string) =>
  [
    'Every change of a record, as the services of the FSVP Suite publish it to NATS JetStream. The document is written from the side of a program that receives events: it reads the stream with a user of its own, and publishes nothing.',
    `The stream is \`${namespace.toUpperCase()}\`, its subjects \`${namespace}.<service>.<aggregate>.<past tense>.<version>\`. An event holds the complete record before and after the change. Ignore properties that you do not know: later releases add some; events of earlier releases lack those that came later.`,
    'Delivery is at least once; `id` of a repeated event is the same. Where `EVENTS_PER_MESSAGE` is more than 1, which is not the default, a message can be an array of events of one type. Events of one service are published in the order of its log. The stream keeps them for at most seven days: `GET /api/changes` has all of them. See docs/api/events.md.',
  ].join('\n\n');

/** The words of a call's answer are those of the record that it stores. */
function wordsOfRecords(): PropertyDocs {
  const words: PropertyDocs = { ...PROPERTY_DOCS };
  for (const { schema } of RECORDS.values()) {
    const name = idOf(schema);
    const answer = name === 'UserRecord' ? 'Account' : name.replace(/Record$/, '');
    for (const [key, docs] of Object.entries(PROPERTY_DOCS))
      if (key.startsWith(`${answer}.`)) words[`${name}.${key.slice(answer.length + 1)}`] = docs;
  }
  return { ...words, ...EVENT_PROPERTIES };
}

const idOf = (record: z.ZodMiniType) => z.globalRegistry.get(record)?.id as string;

/** Words of a property that is one of the other records, beside the reference to it. */
const sideOf = (side: 'never' | 'always' | 'sometimes', record: Json, description: string): Json => {
  if (side === 'never') return { type: 'null', description: 'Always null.' };
  if (side === 'always') return { description, allOf: [record] };
  return { description: `${description} Null without one.`, anyOf: [record, { type: 'null' }] };
};

/** The payload of a message: the envelope, with what this event has of it. */
function payloadOf(event: EventDefinition, record: Json): Json {
  const { before, after } = event.sides;
  return {
    allOf: [
      { $ref: '#/components/schemas/EventEnvelope' },
      {
        type: 'object',
        required: ['before', 'after'],
        properties: {
          service: { const: event.service },
          aggregateType: { const: recordTypeOf(event) },
          type: { const: event.type },
          before: sideOf(before, record, 'The complete record before the change.'),
          after: sideOf(after, record, 'The complete record after the change.'),
        },
      },
    ],
  };
}

function exampleOf(event: EventDefinition): Json {
  const { before, after } = event.sides;
  const record = exampleOfRecord(recordTypeOf(event));
  const version = typeof record.version === 'number' ? record.version : 1;
  const isNew = before !== 'always';
  // A record without a version is written once.
  const of = (at: number) => (record.version === undefined ? record : { ...record, version: at });
  return {
    id: EXAMPLE_IDS.event,
    service: event.service,
    aggregateType: recordTypeOf(event),
    aggregateId: record.id,
    aggregateVersion: isNew ? 1 : version + 1,
    type: event.type,
    actor: EXAMPLE_IDS.account,
    requestId: 'nightly-sync-2026-11-24-0001',
    occurredAt: '2026-10-06T09:41:30.000Z',
    before: isNew ? null : of(version),
    after: after === 'never' ? null : of(isNew ? 1 : version + 1),
  };
}

/** 'supplier-product.created.v1' as a title: Supplier product created. */
function titleOf(type: string): string {
  const words = type
    .replace(/\.v\d+$/, '')
    .replaceAll(/[.-]/g, ' ')
    .replace('api token', 'API token');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const HEADERS: Json = {
  type: 'object',
  required: ['Nats-Msg-Id'],
  properties: {
    'Nats-Msg-Id': {
      type: 'string',
      format: 'uuid',
      description:
        '`id` of the event, or made of the ids of several. The stream refuses a second message with the same one for two minutes.',
    },
    traceparent: {
      type: 'string',
      description: 'W3C trace context of the request that made the change, if it was traced.',
    },
  },
};

/** The parts of one event, in their places. */
function addEvent(document: AsyncApiDocument, schemas: JsonSchemas, event: EventDefinition, namespace: string): void {
  const key = `${event.service}.${event.type}`;
  const title = titleOf(event.type);
  const description = EVENT_DESCRIPTIONS[event.type];
  const tags = [{ name: event.service }];
  const example = exampleOf(event);
  const record = recordOfEvent(event);
  document.components.messages[key] = {
    name: event.type,
    title,
    summary: title,
    description,
    contentType: 'application/json',
    tags,
    headers: { $ref: '#/components/schemas/EventHeaders' },
    correlationId: { $ref: '#/components/correlationIds/request' },
    payload: payloadOf(event, schemas.describe(record, 'input', idOf(record))),
    examples: [{ name: 'example', headers: { 'Nats-Msg-Id': example.id }, payload: example }],
  };
  document.channels[key] = {
    address: subjectOf(event).replace(/^fsvp\./, `${namespace}.`),
    title,
    description,
    servers: [{ $ref: '#/servers/nats' }],
    messages: { event: { $ref: `#/components/messages/${key}` } },
  };
  document.operations[key] = {
    action: 'receive',
    channel: { $ref: `#/channels/${key}` },
    title,
    summary: `Receive ${event.type}`,
    description,
    tags,
    messages: [{ $ref: `#/channels/${key}/messages/event` }],
  };
}

/**
 * Builds the document. Other requests are answered in between.
 * @param namespace that begins the subjects (`EVENT_NAMESPACE`)
 */
export async function createAsyncApiDocument(
  namespace = 'fsvp',
  events: readonly EventDefinition[] = ALL_EVENTS,
): Promise<AsyncApiDocument> {
  const schemas = new JsonSchemas(wordsOfRecords());
  const { before: _, after: __, ...facts } = eventEnvelope.shape;
  schemas.describe(z.object(facts).check(z.meta({ id: 'EventEnvelope' })), 'input', 'EventEnvelope');
  const document: AsyncApiDocument = {
    asyncapi: '3.0.0',
    info: {
      title: 'FSVP Suite events',
      version: '1.0.0',
      description: describeSuite(namespace),
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      contact: {
        name: 'The administrator of this suite',
        url: 'https://fsvp.importer.test',
        email: 'admin@importer.test',
      },
      tags: SERVICES.map((name) => ({ name, description: SERVICE_DESCRIPTIONS[name] })),
    },
    defaultContentType: 'application/json',
    servers: {
      nats: {
        host: '{host}:4222',
        protocol: 'nats',
        title: 'NATS server of this suite',
        description: 'The operator tells you the address, and gives you a user that may read.',
        variables: { host: { default: 'nats.example.com', description: 'Name or address of the server.' } },
        security: [{ $ref: '#/components/securitySchemes/user' }],
      },
    },
    channels: {},
    operations: {},
    components: {
      securitySchemes: {
        user: { type: 'userPassword', description: 'A user of NATS that may read the stream and not write to it.' },
      },
      correlationIds: {
        request: { description: 'The request that made the change.', location: '$message.payload#/requestId' },
      },
      messages: {},
      schemas: { EventHeaders: HEADERS },
    },
  };
  await forEachWithBreaks(events, (event) => addEvent(document, schemas, event, namespace));
  Object.assign(document.components.schemas, schemas.components);
  return document;
}
