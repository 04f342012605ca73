import * as z from 'zod/mini';
import { setting } from './setting.js';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** A share from 0 to 1, given as text. */
const ratio = z.pipe(
  z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')),
  z.transform(Number),
);

/** The settings of OpenTelemetry that a wrong value would make useless. The SDK reads the others itself. */
export const tracingConfig = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    'OpenTelemetry collector to which traces are sent. Without it there are none.',
    z.optional(z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })),
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: setting(
    'How traces are sent.',
    z.optional(z.enum(['http/protobuf', 'http/json', 'grpc'])),
    'http/protobuf',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    'Headers for the collector, such as a token: `name=value`, separated by commas.',
    z.optional(
      z.string().check(z.regex(/^[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*$/, 'must be name=value, separated by commas')),
    ),
  ),
  OTEL_TRACES_SAMPLER: setting(
    'Which requests are traced. The gateway decides by itself; the services follow it with a sampler that begins with `parentbased_`.',
    z.optional(z.enum(SAMPLERS)),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    'Share of the requests for the samplers with a ratio, 0 to 1.',
    z.optional(ratio),
    '1',
  ),
  OTEL_SERVICE_NAME: setting(
    'Name of the process in traces.',
    z.optional(z.string()),
    '`fsvp-` and the name of the process',
  ),
});
export type TracingConfig = z.output<typeof tracingConfig>;

/** Lets the SDK see headers that were read from a file: it reads the environment only. */
export function exposeHeaders({ OTEL_EXPORTER_OTLP_HEADERS: headers }: TracingConfig): void {
  if (headers) process.env.OTEL_EXPORTER_OTLP_HEADERS = headers;
}
