import type { Attributes, Span, SpanStatusCode } from '@opentelemetry/api';
import { currentContext } from '../../context/request-context.js';
import type { SdkSettings } from './sdk.js';
import type { Kind, TraceHeaders, Tracer } from './tracer.js';

const FLUSH_MS = 2000;
const ERROR: SpanStatusCode.ERROR = 2;

/** Undefined while tracing is off. */
let tracer: Tracer | undefined;
let shutDown: () => Promise<void> = () => Promise.resolve();

/** Starts tracing if there is an endpoint. Before the application is created, so that it adds its hooks. */
export async function startTracing(settings: SdkSettings): Promise<void> {
  if (!settings.config.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  // Loaded only if used: they cost memory and time at the start.
  const [{ createSampling, startSdk }, { Tracer: SdkTracer }] = await Promise.all([
    import('./sdk.js'),
    import('./tracer.js'),
  ]);
  shutDown = startSdk(settings);
  tracer = new SdkTracer(createSampling(settings.config, settings.facesClients));
}

/** Sends the spans that are waiting, for 2 s at most. */
export async function stopTracing(): Promise<void> {
  tracer = undefined;
  const late = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS).unref());
  await Promise.race([shutDown().catch(() => undefined), late]);
}

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Whether the current request, event or job is sampled. */
export const isSampled = ({ span } = currentContext()): boolean => span?.isRecording() ?? false;

const withRequestId = (attributes: Attributes, requestId: string | null): Attributes =>
  requestId === null ? attributes : { ...attributes, 'fsvp.request_id': requestId };

/** Starts a part of the current request, event or job, if that is sampled. */
export function startSpan(
  kind: Kind,
  name: string,
  describe: () => Attributes,
  { span: parent, requestId } = currentContext(),
): Span | undefined {
  if (!tracer || !parent?.isRecording()) return undefined;
  return tracer.startChild(parent, kind, name, withRequestId(describe(), requestId));
}

/** Starts the work for a request; undefined while tracing is off. */
export function startRequest(
  headers: Record<string, string | string[] | undefined>,
  name: string,
  requestId: string,
  attributes: Attributes,
): Span | undefined {
  return tracer?.startRemoteChild(headers, 'server', name, () => withRequestId(attributes, requestId));
}

/** Continues the trace of a message, if the message names one. */
export function continueTrace(
  traceparent: string | null | undefined,
  kind: Kind,
  name: string,
  requestId: string | null,
  attributes: Attributes,
): Span | undefined {
  if (!tracer || !traceparent) return undefined;
  return tracer.startRemoteChild({ traceparent }, kind, name, () => withRequestId(attributes, requestId));
}

/** The headers that continue the current trace in another process, also of one that is not sampled. */
export function traceHeaders(span = currentContext().span): TraceHeaders | undefined {
  return tracer && span && tracer.headersOf(span);
}

/** The current trace as a text to store; undefined if it is not sampled. */
export function currentTraceparent(): string | undefined {
  const { span } = currentContext();
  return span?.isRecording() ? traceHeaders(span)?.traceparent : undefined;
}

/** For log lines, while a trace is sampled. */
export function traceIdOf(span: Span | undefined): { traceId?: string } {
  return span?.isRecording() ? { traceId: span.spanContext().traceId } : {};
}

/** Ends a span. Of an error only the type is recorded: its message may contain values. */
export function endSpan(span: Span | undefined, error?: unknown): void {
  if (error !== undefined) markFailed(span, String((error as { code?: unknown }).code ?? (error as Error).name));
  span?.end();
}

export function markFailed(span: Span | undefined, type: string): void {
  span?.setAttribute('error.type', type).setStatus({ code: ERROR });
}

/** Attributes of a response. */
export const statusOf = (response: { status: number }): Attributes => ({
  'http.response.status_code': response.status,
});

/** Ends a span when the work has ended. @param describe attributes of the result */
export async function endWith<T>(span: Span, work: Promise<T>, describe?: (result: T) => Attributes): Promise<T> {
  try {
    const result = await work;
    if (describe) span.setAttributes(describe(result));
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, error);
    throw error;
  }
}
