import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { Span } from '@opentelemetry/api';
import { runInContext } from '../../context/request-context.js';
import { continueTrace, endSpan } from './tracing.js';

/** An event with the trace of the request that caused it, if that is sampled. */
export type ReceivedEvent = EventEnvelope & { traceparent?: string };

/** The spans of a consumer's batch: one for each event of a sampled request. */
export class EventSpans {
  private readonly spans = new Map<string, Span>();
  /** If one request caused all events. */
  private readonly requestId: string | null;

  constructor(consumer: string, events: ReceivedEvent[]) {
    const requestId = events[0]?.requestId ?? null;
    this.requestId = events.every((event) => event.requestId === requestId) ? requestId : null;
    for (const { id, type, traceparent, ...event } of events) {
      const span = continueTrace(traceparent, 'consumer', `process ${consumer}`, event.requestId, {
        'messaging.system': 'nats',
        'messaging.operation.type': 'process',
        'messaging.consumer.group.name': consumer,
        'messaging.destination.name': type,
        'messaging.message.id': id,
        'messaging.batch.message_count': events.length,
      });
      if (span) this.spans.set(id, span);
    }
  }

  of(event: EventEnvelope): Span | undefined {
    return this.spans.get(event.id);
  }

  /** Runs the work for the batch. Its statements are part of the first span. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const [first] = this.spans.values();
    if (!first) return work();
    try {
      const result = await runInContext({ requestId: this.requestId, actor: null, span: first }, work);
      for (const span of this.spans.values()) endSpan(span);
      return result;
    } catch (error) {
      for (const span of this.spans.values()) endSpan(span, error);
      throw error;
    }
  }
}
