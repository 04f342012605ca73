import { ROOT_CONTEXT, TraceFlags, type ContextManager } from '@opentelemetry/api';
import { core, NodeSDK, resources, tracing } from '@opentelemetry/sdk-node';
import type { Logger } from 'pino';
import { exposeHeaders, type TracingConfig } from '../../runtime/tracing.config.js';
import type { Sampling } from './tracer.js';

const LOG_PAUSE_MS = 5 * 60_000;

export interface SdkSettings {
  /** Name of the process, such as 'suppliers'. */
  service: string;
  config: TracingConfig;
  logger: Logger;
  /** Requests come from outside: they may name a trace, but the process decides whether it is sampled. */
  facesClients?: boolean | undefined;
}

/** Starts the SDK of OpenTelemetry for traces only. Returns a function that sends what is waiting and ends it. */
export function startSdk({ service, config, logger }: SdkSettings): () => Promise<void> {
  exposeHeaders(config);
  logExportErrors(logger);
  const sdk = new NodeSDK({
    serviceName: config.OTEL_SERVICE_NAME ?? `fsvp-${service}`,
    resourceDetectors: [resources.envDetector, resources.hostDetector],
    // `Sampling` has decided before a span begins.
    sampler: new tracing.AlwaysOnSampler(),
    // The event log has one column for it.
    textMapPropagator: new core.W3CTraceContextPropagator(),
    // None: the request context has the span. A second AsyncLocalStorage would cost at each promise.
    contextManager: null as unknown as ContextManager,
    instrumentations: [],
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  return () => sdk.shutdown();
}

/**
 * Applies the settings of the sampler. Without the name of a trace a draw decides, in place of a part of the trace's id, which is
 * not made yet.
 */
export function createSampling(
  { OTEL_TRACES_SAMPLER: name = 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: ratio = 1 }: TracingConfig,
  facesClients = false,
): Sampling {
  const share = name.endsWith('ratio') ? ratio : Number(name.endsWith('on'));
  const follows = name.startsWith('parentbased_') && !facesClients;
  const sampler = new tracing.TraceIdRatioBasedSampler(share);
  return {
    follows,
    decide(named) {
      if (!named) return Math.random() < share;
      if (follows) return (named.traceFlags & TraceFlags.SAMPLED) !== 0;
      return sampler.shouldSample(ROOT_CONTEXT, named.traceId).decision === tracing.SamplingDecision.RECORD_AND_SAMPLED;
    },
  };
}

/** The SDK drops spans that it cannot send. While the collector is down, each batch would be a line in the log. */
function logExportErrors(logger: Logger): void {
  let silentUntil = 0;
  core.setGlobalErrorHandler((error) => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + LOG_PAUSE_MS;
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn({ reason }, 'sending traces failed; spans are dropped');
  });
}
