import { createHash } from 'node:crypto';
import type { JsMsg } from '@nats-io/jetstream';
import { eventEnvelope } from '@fsvp/contracts/core/event';
import type { ReceivedEvent } from '../observability/tracing/event-spans.js';
import { TRACE_HEADER } from './event-stream.js';

/** Most characters of the events that share a message: what a consumer pulls at once stays below 25 MB. */
const MOST_CHARACTERS = 96 * 1024;

export interface OutgoingEvent {
  id: string;
  type: string;
  /** Of the request that caused the event. */
  traceParent: string | null;
  requestId: string | null;
  /** JSON of its `EventEnvelope`. */
  text: string;
}

export interface OutgoingMessage extends OutgoingEvent {
  /** How many events it holds. */
  count: number;
}

/**
 * Joins neighbours of one type and one trace to messages, in their order. A message of one event is the event and has
 * its id; one of several is a JSON array, and its id is made of theirs: the same events have the same id.
 * @param most events of a message
 */
export function joinEvents(events: readonly OutgoingEvent[], most: number): OutgoingMessage[] {
  const runs: OutgoingEvent[][] = [];
  let characters = 0;
  for (const event of events) {
    const run = runs.at(-1);
    const first = run?.[0];
    characters += event.text.length;
    if (
      run &&
      run.length < most &&
      characters <= MOST_CHARACTERS &&
      first?.type === event.type &&
      first.traceParent === event.traceParent
    )
      run.push(event);
    else {
      runs.push([event]);
      characters = event.text.length;
    }
  }
  return runs.flatMap(toMessage);
}

function toMessage(run: OutgoingEvent[]): OutgoingMessage[] {
  const [first] = run;
  if (!first) return [];
  if (run.length === 1) return [{ ...first, count: 1 }];
  const id = createHash('sha256')
    .update(run.map((event) => event.id).join())
    .digest('hex');
  return [{ ...first, id, count: run.length, text: `[${run.map(({ text }) => text).join()}]` }];
}

/** What a message holds, event by event, not checked yet. @throws when it is not JSON */
export function splitMessage(message: Pick<JsMsg, 'json'>): unknown[] {
  const content = message.json();
  return Array.isArray(content) ? content : [content];
}

/** Reads an event of a message. @throws when it is none */
export function readEvent(content: unknown, { headers }: Pick<JsMsg, 'headers'>): ReceivedEvent {
  const event: ReceivedEvent = eventEnvelope.parse(content);
  const traceparent = headers?.get(TRACE_HEADER);
  if (traceparent) event.traceparent = traceparent;
  return event;
}
