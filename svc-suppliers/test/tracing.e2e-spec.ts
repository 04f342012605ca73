import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from '@fsvp/service-kit/runtime/config';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { startOtlpReceiver, type OtlpReceiver } from '@fsvp/service-kit/testing/otlp-receiver';
import { eventually, type TestService } from '@fsvp/service-kit/testing/test-service';
import { tracingConfig } from '@fsvp/service-kit/runtime/tracing.config';
import { startTracing, stopTracing } from '@fsvp/service-kit/observability/tracing/tracing';
import { startSuppliers } from './start.js';

let receiver: OtlpReceiver;
let service: TestService;
const folder = mkdtempSync(join(tmpdir(), 'fsvp-tracing-'));
beforeAll(async () => {
  receiver = await startOtlpReceiver();
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
  const headers = join(folder, 'headers');
  writeFileSync(headers, 'authorization=Bearer%20of-the-collector\n');
  await startTracing({
    service: 'suppliers',
    config: readConfig(tracingConfig, {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS_FILE: headers,
      OTEL_TRACES_SAMPLER: 'parentbased_always_off',
    }),
    logger: createLogger('suppliers', 'silent'),
  });
  service = await startSuppliers();
});
afterAll(async () => {
  await service.close();
  await stopTracing();
  receiver.close();
  rmSync(folder, { recursive: true });
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const create = (name: string, flags: string) =>
  service.request(
    'POST',
    '/api/suppliers',
    { name, country: 'Peru' },
    {
      traceparent: `00-${TRACE}-${CALLER}-${flags}`,
      'x-request-id': `request-${flags}`,
    },
  );

it('a sampled request is a span with its statements, and its event continues the trace', async () => {
  expect((await create('Not Sampled', '00')).status).toBe(201);
  expect((await create('Secret Foods', '01')).status).toBe(201);
  const find = (name: string) => receiver.spans.find((span) => span.name.startsWith(name));
  await eventually(async () => find('publish supplier.created.v1'));
  const request = await eventually(async () => find('POST /api/suppliers'));

  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, service: 'fsvp-suppliers', failed: false });
  expect(request.attributes).toMatchObject({ 'http.route': '/api/suppliers', 'http.response.status_code': 201 });
  expect(find('create Supplier')).toMatchObject({
    parentSpanId: request.spanId,
    attributes: { 'db.query.text': expect.stringContaining('insert into suppliers (id, version') },
  });
  expect(find('publish')).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId });
  expect(receiver.spans.map(({ attributes }) => attributes['fsvp.request_id'])).toEqual(
    receiver.spans.map(() => 'request-01'),
  );
  expect(JSON.stringify(receiver.spans)).not.toContain('Secret');
  const stored = await service.database.dataSource.query('select trace_parent from event_log order by id');
  expect(stored).toEqual([{ trace_parent: null }, { trace_parent: `00-${TRACE}-${request.spanId}-01` }]);
});

it('the collector gets the headers of a file', async () => {
  await create('Foods With Header', '01');
  await eventually(async () => receiver.requests > 0);
  expect(receiver.authorization).toBe('Bearer of-the-collector');
});

it('a collector that hangs delays neither requests nor the end of the process', async () => {
  receiver.status = 'hangs';
  const before = receiver.requests;
  expect((await create('Foods While It Hangs', '01')).status).toBe(201);
  await eventually(async () => receiver.requests > before);
  expect((await create('Foods Afterwards', '01')).status).toBe(201);
  await stopTracing();
});
