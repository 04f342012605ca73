import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { createVerificationRows } from './report-rows.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
  service.upstream.exports = { verifications: createVerificationRows(3) };
});
afterAll(() => service.close());

const scrape = async () => (await fetch(`${service.url}/metrics`)).text();
const valueOf = async (series: string) => {
  const line = (await scrape()).split('\n').find((text) => text.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

it('measures requests by route and class of the status, never by path', async () => {
  const id = newId();
  const { headers } = await service.request('GET', `/api/documents/${id}`);
  expect(headers.get('x-fsvp-route')).toBe('/api/documents/:id');
  await service.request('GET', `/nothing/${id}`);
  const count = (labels: string) => valueOf(`http_request_duration_seconds_count{${labels}}`);
  expect(await count('method="GET",route="/api/documents/:id",status="4xx"')).toBe(1);
  expect(await count('method="GET",route="unmatched",status="4xx"')).toBe(1);
  expect(await scrape()).not.toContain(id);
});

it('shows what waits in the event log and how long, for each consumer its lag, and dead letters', async () => {
  await eventually(async () => (await valueOf('event_consumer_pending{consumer="documents-keep-audit-trail"}')) === 0);
  const { database } = service;
  // Older than any entry, and written where no relay is woken.
  await database.pool.query(
    `insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, occurred_at)
     values ($1, 'document', $2, 1, 'document.created.v1', now() - interval '1 hour')`,
    ['00000000-0000-7000-8000-000000000000', newId()],
  );
  await eventually(async () => (await valueOf('event_log_unpublished')) === 0);
  expect(await valueOf('event_log_unpublished_oldest_seconds')).toBe(0);
  expect(await valueOf('event_consumer_unacknowledged{consumer="documents-keep-audit-trail"}')).toBeDefined();
  expect(await valueOf('dead_letters{consumer="documents-keep-audit-trail"}')).toBe(0);
  await database.pool.query(
    `insert into dead_letter (consumer, event_id, event, error) values ('documents-keep-audit-trail', $1, '{}', 'x')`,
    [newId()],
  );
  expect(await valueOf('dead_letters{consumer="documents-keep-audit-trail"}')).toBe(1);
});

it('shows the age of the oldest entry while the broker is away, and all other metrics', async () => {
  await service.app.get(EventStream, { strict: false }).close();
  await service.database.pool.query(
    `insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, occurred_at)
     values ($1, 'document', $2, 1, 'document.created.v1', now() - interval '1 hour')`,
    [newId(), newId()],
  );
  expect(await valueOf('event_log_unpublished')).toBe(1);
  expect(await valueOf('event_log_unpublished_oldest_seconds')).toBeGreaterThan(3599);
  expect(await scrape()).not.toMatch(/^event_consumer_pending{/m);
  expect(await valueOf('metrics_read_failures_total{source="event stream"}')).toBeGreaterThan(0);
  expect(await valueOf('database_pool_max')).toBe(8);
});

it('measures the queue and the duration of reports by kind and result', async () => {
  await service.request('POST', '/api/reports', { type: 'verification' });
  await eventually(async () => (await valueOf('report_queue_waiting')) === 1);
  expect(await valueOf('report_queue_oldest_seconds')).toBeGreaterThan(0);
  await service.startWorker();
  const finished = 'report_duration_seconds_count{report="verification",result="finished"}';
  await eventually(async () => (await valueOf(finished)) === 1);
  expect(await valueOf('report_queue_waiting')).toBe(0);
});
