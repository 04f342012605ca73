import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it was received, with its attributes by name. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  /** Empty for the first span of a trace. */
  parentSpanId: string;
  name: string;
  /** The process, such as 'fsvp-suppliers'. */
  service: string;
  failed: boolean;
  attributes: Record<string, unknown>;
}

export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** What collectors answer; 503 while they are overloaded, and nothing while they hang. */
  status: number | 'hangs';
  requests: number;
  /** The header `authorization` of the last request. */
  authorization: string | undefined;
  close(): void;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface OtlpSpan extends Omit<ReceivedSpan, 'attributes' | 'service' | 'failed'> {
  attributes?: Attribute[];
  status?: { code?: number };
}

interface OtlpRequest {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

const STATUS_ERROR = 2;

const readAttributes = (attributes: Attribute[] = []): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

function readSpans({ resourceSpans }: OtlpRequest): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(readAttributes(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name, attributes, status }) => ({
        traceId,
        spanId,
        parentSpanId,
        name,
        service,
        failed: status?.code === STATUS_ERROR,
        attributes: readAttributes(attributes),
      })),
    );
  });
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

/** Receives traces, as a collector does. Keeps those in JSON: the sender needs `OTEL_EXPORTER_OTLP_PROTOCOL=http/json`. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const server = createServer((request, response) => {
    readText(request).then(
      (text) => {
        receiver.requests += 1;
        receiver.authorization = request.headers.authorization;
        if (receiver.status === 'hangs') return;
        if (receiver.status === 200 && request.headers['content-type'] === 'application/json')
          receiver.spans.push(...readSpans(JSON.parse(text) as OtlpRequest));
        response.writeHead(receiver.status, { 'content-type': 'application/json' }).end('{}');
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: OtlpReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    status: 200,
    requests: 0,
    authorization: undefined,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return receiver;
}
