import { propagation, ROOT_CONTEXT, SpanKind, trace, type Attributes, type Span } from '@opentelemetry/api';

export type Kind = 'client' | 'consumer' | 'producer' | 'server';
/** `traceparent`, and `tracestate` if there is one. */
export type TraceHeaders = Record<string, string>;
type ReceivedHeaders = Record<string, string | string[] | undefined>;

const KINDS: Record<Kind, SpanKind> = {
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  producer: SpanKind.PRODUCER,
  server: SpanKind.SERVER,
};

/** Creates spans. Without a running SDK they do nothing. */
export class Tracer {
  private readonly tracer = trace.getTracer('fsvp');

  startChild(parent: Span, kind: Kind, name: string, attributes: Attributes): Span {
    return this.tracer.startSpan(name, { kind: KINDS[kind], attributes }, trace.setSpan(ROOT_CONTEXT, parent));
  }

  /** Continues the trace that headers name, or begins one. */
  startRemoteChild(headers: ReceivedHeaders, kind: Kind, name: string, attributes: Attributes): Span {
    const context = propagation.extract(ROOT_CONTEXT, headers);
    return this.tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);
  }

  headersOf(span: Span): TraceHeaders {
    const headers: TraceHeaders = {};
    propagation.inject(trace.setSpan(ROOT_CONTEXT, span), headers);
    return headers;
  }
}
