import {
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';

export type Kind = 'client' | 'consumer' | 'producer' | 'server';
/** `traceparent`, and `tracestate` if there is one. */
export type TraceHeaders = Readonly<Record<string, string>>;
type ReceivedHeaders = Readonly<Record<string, string | string[] | undefined>>;

export interface Sampling {
  /** Whether the decision of a caller counts. */
  follows: boolean;
  /** Whether a trace is recorded. @param named the trace that headers name, with the caller's decision */
  decide(named?: { traceId: string; traceFlags: number }): boolean;
}

const KINDS: Record<Kind, SpanKind> = {
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  producer: SpanKind.PRODUCER,
  server: SpanKind.SERVER,
};

/**
 * The span of every trace that is not recorded. Its id is neither sent to a collector nor logged, so a request that is not
 * sampled needs no ids, span and context of its own.
 */
const UNSAMPLED = trace.wrapSpanContext({
  traceId: '1'.padStart(32, '0'),
  spanId: '1'.padStart(16, '0'),
  traceFlags: TraceFlags.NONE,
});
const UNSAMPLED_HEADERS: TraceHeaders = { traceparent: `00-${'1'.padStart(32, '0')}-${'1'.padStart(16, '0')}-00` };

/** Creates spans. */
export class Tracer {
  private readonly tracer = trace.getTracer('fsvp');

  constructor(private readonly sampling: Sampling) {}

  startChild(parent: Span, kind: Kind, name: string, attributes: Attributes): Span {
    return this.start(trace.setSpan(ROOT_CONTEXT, parent), kind, name, attributes);
  }

  /** Continues the trace that headers name, or begins one. */
  startRemoteChild(headers: ReceivedHeaders, kind: Kind, name: string, describe: () => Attributes): Span {
    const { traceparent } = headers;
    const isUnsampled = traceparent === UNSAMPLED_HEADERS.traceparent;
    if (isUnsampled && this.sampling.follows) return UNSAMPLED;
    const named = traceparent !== undefined && !isUnsampled;
    const context = named ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    if (!this.sampling.decide(named ? trace.getSpanContext(context) : undefined)) return UNSAMPLED;
    return this.start(context, kind, name, describe());
  }

  headersOf(span: Span): TraceHeaders {
    if (span === UNSAMPLED) return UNSAMPLED_HEADERS;
    const headers: Record<string, string> = {};
    propagation.inject(trace.setSpan(ROOT_CONTEXT, span), headers);
    return headers;
  }

  private start(context: Context, kind: Kind, name: string, attributes: Attributes): Span {
    return this.tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);
  }
}
