import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getEventLag } from '@fsvp/contracts/catalogue/change';
import { subjectOf, type EventEnvelope } from '@fsvp/contracts/core/event';
import { verificationCompleted } from '@fsvp/contracts/quality/verification.record';
import { EventLagQueries } from '@fsvp/service-kit/events/changes/event-lag.queries';
import type { Database, Statement } from '@fsvp/service-kit/database/database';
import { EventMonitor } from '@fsvp/service-kit/events/event-monitor';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { FACT_COLUMNS, GENESIS, readChainKeys, sealHash, type SealedFacts } from '@fsvp/service-kit/events/hash-chain';
import { newId } from '@fsvp/service-kit/database/columns';
import { Housekeeping } from '@fsvp/service-kit/process/housekeeping';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { toProblem } from '@fsvp/service-kit/problems/to-problem';
import { ProcessState } from '@fsvp/service-kit/runtime/process-state';
import { startTcpProxy } from '@fsvp/service-kit/testing/tcp-proxy';
import { testAddress } from '@fsvp/service-kit/testing/test-database';
import { eventually, newNamespace, TEST_EVENT_LOG_KEY, type TestService } from '@fsvp/service-kit/testing/test-service';
import { Client } from 'pg';
import { startSuppliers } from './start.js';

const CLOCK = 'suppliers-move-clock-with-verifications';
let service: TestService;
let stream: EventStream;
beforeAll(async () => {
  service = await startSuppliers();
  stream = service.app.get(EventStream, { strict: false });
});
afterAll(() => service.close());

const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);

async function publish(
  supplierId: string,
  completedDate: string | null,
  id = newId(),
  occurredAt = new Date().toISOString(),
  activityId = newId(),
): Promise<void> {
  const after = { id: activityId, supplierId, title: 'Audit', status: 'completed', completedDate };
  const event: EventEnvelope = {
    id,
    service: 'quality',
    aggregateType: 'verification-activity',
    aggregateId: after.id,
    aggregateVersion: 2,
    type: verificationCompleted.type,
    actor: null,
    requestId: 'a-request',
    occurredAt,
    before: null,
    after,
  };
  await stream.ensureStream();
  // With the event's own message id, JetStream would remove the duplicate before the inbox sees it.
  await stream.publish(subjectOf(event), newId(), JSON.stringify(event));
}

describe('the last verification date', () => {
  it('moves forward with a completed verification, never back, and once for a redelivered event', async () => {
    const { id } = (await service.request('POST', '/api/suppliers', { name: 'Verified', country: 'Japan' })).body;
    const read = async () => (await service.request('GET', `/api/suppliers/${id}`)).body;
    const eventId = newId();
    await publish(id, '2026-03-05T00:00:00.000Z', eventId);
    await eventually(async () => (await read()).lastVerificationDate === '2026-03-05T00:00:00.000Z');
    await publish(id, '2026-09-09T00:00:00.000Z', eventId);
    await publish(id, '2025-01-01T00:00:00.000Z');
    const last = newId();
    await publish(id, null, last);
    await eventually(
      async () => (await query('select from inbox where event_id = $1 and consumer = $2', [last, CLOCK])).length,
    );
    expect(await read()).toMatchObject({
      lastVerificationDate: '2026-03-05T00:00:00.000Z',
      nextVerificationDate: '2027-03-05T00:00:00.000Z',
      version: 2,
    });
  });

  it('stays as a person changed it when the event is delivered again and the inbox has lost it', async () => {
    const { id } = (await service.request('POST', '/api/suppliers', { name: 'Undone', country: 'Japan' })).body;
    const read = async () => (await service.request('GET', `/api/suppliers/${id}`)).body;
    const [eventId, activityId] = [newId(), newId()];
    const occurredAt = new Date().toISOString();
    const deliver = () => publish(id, '2026-03-05T00:00:00.000Z', eventId, occurredAt, activityId);
    await deliver();
    await eventually(async () => (await read()).lastVerificationDate);
    await service.request('PUT', `/api/suppliers/${id}`, { lastVerificationDate: null });
    await query('delete from inbox where event_id = $1', [eventId]);
    await deliver();
    await eventually(
      async () => (await query('select from inbox where event_id = $1 and consumer = $2', [eventId, CLOCK])).length,
    );
    expect(await read()).toMatchObject({ lastVerificationDate: null, version: 3 });
  });

  it('moves an invalid event to the dead letters after its retries, and continues with the others', async () => {
    const { id } = (
      await service.request('POST', '/api/suppliers', { name: 'After the invalid event', country: 'Japan' })
    ).body;
    const invalid = newId();
    await publish('not-an-id', '2026-03-05T00:00:00.000Z', invalid);
    await publish(id, '2026-03-06T00:00:00.000Z');
    await eventually(async () => (await service.request('GET', `/api/suppliers/${id}`)).body.lastVerificationDate);
    await eventually(async () => (await query('select from dead_letter where event_id = $1', [invalid])).length);
  });
});

describe('the event log', () => {
  it('is an unbroken hash chain and is published', async () => {
    await eventually(async () => (await query('select from event_log where published_at is null')).length === 0);
    const rows = await query(`select seq::text, prev_hash, hash, ${FACT_COLUMNS} from event_log order by seq`);
    const [key] = readChainKeys(TEST_EVENT_LOG_KEY);
    let previous = GENESIS;
    for (const [index, row] of (rows as (SealedFacts & { prev_hash: string; hash: string })[]).entries()) {
      expect(row).toMatchObject({ seq: String(index + 1), prev_hash: previous, hash: sealHash(previous, row, key) });
      previous = row.hash;
    }
    expect(rows.length).toBeGreaterThan(2);
  });

  it('publishes an event again when the relay stopped before marking it', async () => {
    const { id } = (await service.request('POST', '/api/suppliers', { name: 'Published twice', country: 'Japan' }))
      .body;
    await eventually(
      async () =>
        (await query('select from event_log where aggregate_id = $1 and published_at is not null', [id])).length,
    );
    // As if the relay had stopped before marking the row as published.
    await query('update event_log set published_at = null where aggregate_id = $1', [id]);
    await eventually(
      async () =>
        (await query('select from event_log where aggregate_id = $1 and published_at is not null', [id])).length,
    );
  });

  it('tells other services how old its oldest unpublished event is, and into which stream it publishes', async () => {
    await eventually(async () => (await query('select from relay_state where stream_created is not null')).length);
    await eventually(async () => (await query('select from event_log where published_at is null')).length === 0);
    const { created } = await stream.readProgress();
    expect((await service.request('GET', getEventLag.path)).body).toEqual({ lagMs: 0, stream: created });
    // Rolled back before the relay sees it.
    await service.database.withClient(async (client) => {
      await client.query('begin');
      const { rows } = await client.query<{ age: number }>(
        `update event_log set published_at = null where seq = 1
         returning extract(epoch from clock_timestamp() - occurred_at)::float8 * 1000 as age`,
      );
      const inTransaction = { rows: async (statement: Statement) => (await client.query(statement)).rows };
      const { lagMs } = await new EventLagQueries(inTransaction as unknown as Database).get();
      expect(lagMs).toBeGreaterThanOrEqual(rows[0]!.age);
      await client.query('rollback');
    });
  });

  it('publishes again what a consumer had not handled when the stream was lost, and nothing else', async () => {
    const add = async (name: string): Promise<string> =>
      (await service.request('POST', '/api/suppliers', { name, country: 'Japan' })).body.id;
    const handled = await add('Handled before the loss');
    const isHandled = (id: string) =>
      query(
        'select from relay_state where handled_seq >= (select seq from event_log where aggregate_id = $1 and published_at is not null)',
        [id],
      );
    await eventually(async () => (await isHandled(handled)).length);
    // A consumer of a service that is away: it never acknowledges anything.
    await stream.consumer('away', 'fsvp.suppliers.>');
    await eventually(async () => (await query(`select from relay_state where 'away' = any(consumers)`)).length);
    const waiting = await add('Not handled before the loss');
    await eventually(
      async () =>
        (await query('select from event_log where aggregate_id = $1 and published_at is not null', [waiting])).length,
    );
    await stream.deleteStream();

    const received = new Set<string>();
    await eventually(async () => {
      const consumer = await stream.consumer('away', 'fsvp.suppliers.>').catch(() => undefined);
      const message = await consumer?.next({ expires: 1000 }).catch(() => undefined);
      if (message) received.add(message.json<EventEnvelope>().aggregateId);
      return received.has(waiting);
    });
    expect(received).not.toContain(handled);
  });

  it.each([
    'update event_log set type = $1',
    'delete from event_log where type <> $1',
    "update event_log set after = '{}' where type <> $1",
  ])('rejects a change by the application role: %s', async (sql) => {
    await expect(query(sql, ['x'])).rejects.toMatchObject({ driverError: { code: '42501' } });
  });

  it('rejects a change or deletion by the owner too', async () => {
    const owner = new Client({ connectionString: service.ownerUrl });
    await owner.connect();
    await expect(owner.query('update event_log set actor = gen_random_uuid()')).rejects.toMatchObject({
      code: '42501',
    });
    await expect(owner.query('delete from event_log')).rejects.toMatchObject({ code: '42501' });
    await expect(owner.query('truncate event_log')).rejects.toMatchObject({ code: '42501' });
    await owner.end();
  });
});

describe('housekeeping', () => {
  it('removes old idempotency keys and inbox rows, and no evidence', async () => {
    const post = (key: string) =>
      service.request(
        'POST',
        '/api/suppliers',
        { name: `Kept for a day ${key}`, country: 'Japan' },
        { 'idempotency-key': key },
      );
    await post('old-key-1');
    await post('new-key-1');
    await query(`update idempotency set created_at = now() - interval '25 hours' where key = 'old-key-1'`);
    const [old, recent] = [newId(), newId()];
    await query(
      `insert into inbox (consumer, event_id, handled_at) values ('x', $1, now() - interval '31 days'), ('x', $2, now() - interval '29 days')`,
      [old, recent],
    );
    const evidence = `select (select count(*) from event_log) as log, (select count(*) from dead_letter) as dead`;
    const before = await query(evidence);
    await service.app.get(Housekeeping).run();
    expect(await query(`select key from idempotency where key like '%-key-1'`)).toEqual([{ key: 'new-key-1' }]);
    expect(await query(`select event_id from inbox where consumer = 'x'`)).toEqual([{ event_id: recent }]);
    expect(await query(evidence)).toEqual(before);
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toMatch(/^housekeeping_removed_total\{task="idempotency keys"\} 1$/m);
    expect(metrics).toMatch(/^housekeeping_removed_total\{task="inbox"\} 1$/m);
  });
});

describe('the canary', () => {
  it('shows in readyz that the broker hangs, and that it works again; the service stays in use', async () => {
    const proxy = await startTcpProxy(testAddress('TEST_NATS_URL'));
    const logger = createLogger('suppliers', 'silent');
    const settings = { natsUrl: proxy.url, namespace: newNamespace(), maxBytes: 1024 * 1024, retryMs: 100 };
    const behindProxy = new EventStream(settings, 'behind-a-proxy', logger);
    const monitor = new EventMonitor(behindProxy, 100, logger);
    service.app.get(ProcessState).neighbours.set('events', () => monitor.findProblem());
    const readiness = async () => {
      const response = await fetch(`${service.url}/readyz`);
      return { http: response.status, ...((await response.json()) as { status: string; checks: object }) };
    };
    try {
      behindProxy.start();
      await eventually(async () =>
        behindProxy.sendCanary().then(
          () => true,
          () => false,
        ),
      );
      monitor.start();
      expect(await readiness()).toMatchObject({ http: 200, status: 'ok', checks: { database: true, events: true } });
      proxy.hang();
      await eventually(async () => !monitor.well);
      expect(await readiness()).toMatchObject({
        http: 200,
        status: 'degraded',
        checks: { events: false },
        reasons: { events: 'The event stream delivers nothing. Events wait in the event log.' },
      });
      const metrics = await (await fetch(`${service.url}/metrics`)).text();
      expect(Number(/^event_canary_age_seconds (\S+)/m.exec(metrics)?.[1])).toBeGreaterThan(1);
      // The service itself reaches the broker.
      expect(metrics).toMatch(/^event_log_unpublished 0$/m);
      expect(metrics).toMatch(/^event_log_unhandled \d+$/m);
      proxy.resume();
      await eventually(async () => monitor.well);
      expect(await readiness()).toMatchObject({ http: 200, status: 'ok' });
    } finally {
      await monitor.stop();
      await behindProxy.deleteStream().catch(() => undefined);
      await behindProxy.close();
      await proxy.close();
    }
  });
});

describe('on a full disk', () => {
  const storageFull = {
    status: 503,
    code: 'storage-full',
    detail: "The server's disk is full, so nothing can be saved until your administrator frees some space.",
  };

  /** As the supervisor does for the whole server. */
  async function setReadOnly(on: boolean): Promise<void> {
    const admin = new Client({ connectionString: testAddress('TEST_ADMIN_DATABASE_URL') });
    await admin.connect();
    const name = new URL(service.databaseUrl).pathname.slice(1);
    await admin.query(
      `alter database ${name} ${on ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'}`,
    );
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await admin.end();
  }
  const readiness = async () => (await (await fetch(`${service.url}/readyz`)).json()) as object;

  it('reads go on, writes get 503 with the reason, readyz shows it, and events arrive when there is space', async () => {
    const { id } = (await service.request('POST', '/api/suppliers', { name: 'Readable', country: 'Japan' })).body;
    const read = () => service.request('GET', `/api/suppliers/${id}`);
    const write = () => service.request('POST', '/api/suppliers', { name: 'Refused', country: 'Japan' });
    await setReadOnly(true);
    try {
      await eventually(async () => (await read()).status === 200);
      const refusal = await write();
      expect(refusal.body).toMatchObject(storageFull);
      expect(refusal.headers.get('retry-after')).toBe('10');
      expect(await readiness()).toMatchObject({
        status: 'degraded',
        checks: { database: true, storage: false },
        reasons: { storage: 'The database is read-only, because its disk is full. Free some space.' },
      });
      await publish(id, '2026-03-05T00:00:00.000Z');
    } finally {
      await setReadOnly(false);
    }
    await eventually(async () => (await write()).status === 201);
    await eventually(async () => (await read()).body.lastVerificationDate === '2026-03-05T00:00:00.000Z');
    expect(await readiness()).toMatchObject({ checks: { storage: true } });
  });

  it.each(['ENOSPC', 'EDQUOT', '53100'])('the error %s of a file or of PostgreSQL has the same response', (code) => {
    expect(toProblem(Object.assign(new Error('no space left'), { code }))).toMatchObject(storageFull);
  });
});
