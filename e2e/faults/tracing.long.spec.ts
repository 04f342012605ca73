import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOtlpReceiver } from '@fsvp/tools/verification/otlp-receiver';
import { eventually, unique } from '../fixtures/api-client.js';
import { expect, startProduct, test as base } from '../fixtures/product.js';
import { App } from '../pages/app.js';

type Receiver = Awaited<ReturnType<typeof startOtlpReceiver>>;
type Product = Awaited<ReturnType<typeof startProduct>>;

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Playwright's own type for "no fixtures per test"
const test = base.extend<{}, { traced: { product: Product; receiver: Receiver } }>({
  traced: [
    async ({}, use) => {
      const receiver = await startOtlpReceiver();
      const product = await startProduct({
        env: {
          OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
          OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
          OTEL_BSP_SCHEDULE_DELAY: '200',
        },
      });
      await use({ product, receiver });
      await product.stop();
      receiver.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** The spans of a trace as 'process: name', each with its path from the beginning of the trace. */
function readTrace({ spans }: Receiver, traceId: string): string[] {
  const ofTrace = spans.filter((span) => span.traceId === traceId);
  const pathOf = (id: string): string[] => {
    const span = ofTrace.find(({ spanId }) => spanId === id);
    return span ? [...pathOf(span.parentSpanId), `${span.service.replace('fsvp-', '')}: ${span.name}`] : [];
  };
  return ofTrace.map(({ spanId }) => pathOf(spanId).join(' > '));
}

test('a report is one trace, from the browser over its job to the consumers of its events', async ({
  traced: { product, receiver },
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.suite.url });
  const page = await context.newPage();
  const app = new App(page);
  await app.signIn(product.suite.password);
  await app.go('Reports', 'Reports & Analytics');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/reports'));
  await page.getByRole('button', { name: 'Generate Report' }).click();
  const request = await sent;
  const [, traceId = '', browserSpan] = (await request.headerValue('traceparent'))?.split('-') ?? [];
  const requestId = (await request.response())?.headers()['x-request-id'];
  const gateway = 'gateway: POST /api/reports';
  const service = `${gateway} > gateway: POST documents > documents: POST /api/reports`;
  const job = `${service} > documents: send report-runs > documents-worker: process report-runs`;
  const parts = [
    gateway,
    `${service} > documents: INSERT`,
    `${service} > documents: publish report-run.requested.v1 > documents: process documents-keep-audit-trail`,
    `${job} > documents-worker: GET suppliers > suppliers: GET /internal/exports/suppliers`,
    `${job} > documents: publish report-run.finished.v1 > gateway: process gateway-notify-when-report-ended > gateway: INSERT`,
  ];
  await eventually(
    async () => {
      const trace = readTrace(receiver, traceId);
      return parts.every((part) => trace.includes(part));
    },
    `the trace has all parts: ${parts.join('\n')}`,
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${readTrace(receiver, traceId).join('\n')}`);
  });
  const spans = receiver.spans.filter((span) => span.traceId === traceId);
  expect(
    spans.find(({ service: by, name }) => by === 'fsvp-gateway' && name === 'POST /api/reports')?.parentSpanId,
  ).toBe(browserSpan);
  const parents = new Set(['', browserSpan, ...spans.map(({ spanId }) => spanId)]);
  expect(spans.filter(({ parentSpanId }) => !parents.has(parentSpanId))).toEqual([]);
  const ids = spans.map(({ attributes }) => attributes['fsvp.request_id']);
  // The statements of a batch with events of several requests have none.
  expect(new Set(ids.filter(Boolean))).toEqual(new Set([requestId]));
  for (const name of ['gateway', 'documents', 'worker']) {
    const log = readFileSync(join(product.suite.logs, `${name}.log`), 'utf8').split('\n');
    const line = log.find((one) => one.includes(`"traceId":"${traceId}"`));
    expect(line, `a line of ${name} with the id of the trace`).toContain(`"requestId":"${requestId}"`);
  }
  await context.close();
});

test('a collector that is overloaded or hangs delays no request and no end of a process', async ({
  traced: { product, receiver },
}) => {
  const { api, suite } = product;
  for (const status of [503, 'hangs'] as const) {
    receiver.status = status;
    try {
      for (let at = 0; at < 300; at += 1) expect(await api.addSupplier(unique('Traced'))).toBeDefined();
      const before = receiver.requests;
      await eventually(async () => receiver.requests > before, 'spans are sent again');
      await suite.restart('suppliers');
      expect(await api.addSupplier(unique('Traced'))).toBeDefined();
    } finally {
      receiver.status = 200;
    }
  }
});
