import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import { DeliveryTracker } from '@fsvp/service-kit/events/delivery-tracker';
import { EventLogSignal } from '@fsvp/service-kit/unit-of-work/event-log-signal';
import { EventRelay } from '@fsvp/service-kit/events/event-relay';
import { EventStream, StreamError } from '@fsvp/service-kit/events/event-stream';
import { inSnapshot, sealedRows, ChainVerifier } from '@fsvp/service-kit/events/verify-chain';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { createTestDatabase, testAddress } from '@fsvp/service-kit/testing/test-database';
import { eventually, newNamespace } from '@fsvp/service-kit/testing/test-service';
import { Client, Pool } from 'pg';
import { migrations } from '../src/migrations/index.js';

const logger = createLogger('suppliers', 'silent');
const streams: EventStream[] = [];

function newStream(natsUrl = testAddress('TEST_NATS_URL'), maxBytes = 8 * 1024 * 1024): EventStream {
  const settings = { natsUrl, namespace: newNamespace(), maxBytes, retryMs: 100 };
  const stream = new EventStream(settings, 'relay-test', logger);
  streams.push(stream);
  return stream;
}

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
let client: Client;
let stream: EventStream;

beforeAll(async () => {
  database = await createTestDatabase('suppliers', migrations);
  pool = new Pool({ connectionString: database.databaseUrl, max: 1 });
  // `end` does not wait for the server, so that a connection may still learn that its database is dropped.
  pool.on('error', () => undefined);
  client = new Client({ connectionString: database.databaseUrl });
  await client.connect();
});
beforeEach(async () => {
  stream = newStream();
  stream.start();
  await eventually(async () => stream.connected);
});
afterAll(async () => {
  for (const one of streams) {
    await one.deleteStream().catch(() => undefined);
    await one.close();
  }
  await client.end();
  await pool.end();
  await database.drop();
});

const relay = (to = stream, eventsPerMessage = 1) => new EventRelay('suppliers', pool, to, logger, eventsPerMessage);

async function addEvents(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId).sort();
  for (const id of ids)
    await client.query(
      `insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, after)
       values ($1, 'supplier', $1, 1, 'supplier.created.v1', '{"name": "Łódź \\"Foods\\"", "rate": 1.50}')`,
      [id],
    );
  return ids;
}

interface LogRow {
  id: string;
  seq: string | null;
  published: boolean;
}
async function logOf(ids: string[]): Promise<LogRow[]> {
  const { rows } = await client.query<LogRow>(
    'select id, seq::text, published_at is not null as published from event_log where id = any($1) order by id',
    [ids],
  );
  return rows;
}

interface Received {
  id: string;
  after: object;
}

async function receivedMessages(count: number): Promise<(Received | Received[])[]> {
  const consumer = await stream.consumer('reader', 'fsvp.>');
  const messages = await consumer.fetch({ max_messages: count, expires: 1000 });
  const contents: (Received | Received[])[] = [];
  for await (const message of messages) {
    contents.push(message.json());
    message.ack();
  }
  return contents;
}

const received = async (count: number): Promise<Received[]> => (await receivedMessages(count)).flat();

async function findBrokenLinks(): Promise<string[]> {
  const verifier = new ChainVerifier();
  const findings: string[] = [];
  await inSnapshot(client, async () => {
    for await (const rows of sealedRows(client)) for (const row of rows) findings.push(...verifier.add(row));
  });
  return findings;
}

/** A process that ends before the statement that seals and marks. */
const endsBeforeMarking = () =>
  new Proxy(client, {
    get: (target, name) =>
      name === 'query'
        ? (statement: { name?: string }) =>
            statement.name === 'relay-mark' ? Promise.reject(new Error('killed')) : target.query(statement as never)
        : (Reflect.get(target, name) as unknown),
  });

describe('the relay', () => {
  it('publishes in the order of the hash chain, and seals and marks in one statement', async () => {
    const ids = await addEvents(3);
    expect(await relay().relayNext(client)).toBe(3);
    const rows = await logOf(ids);
    expect(rows.map(({ published }) => published)).toEqual([true, true, true]);
    expect(rows.map(({ seq }) => Number(seq) - Number(rows[0]?.seq))).toEqual([0, 1, 2]);
    const events = await received(3);
    expect(events.map(({ id }) => id)).toEqual(ids);
    expect(events[0]).toMatchObject({
      service: 'suppliers',
      aggregateVersion: 1,
      actor: null,
      before: null,
      after: { name: 'Łódź "Foods"', rate: 1.5 },
    });
    expect(await relay().relayNext(client)).toBe(0);
    expect(await findBrokenLinks()).toEqual([]);
  });

  it('killed between publishing and marking: the next one publishes again, and readers get each event once', async () => {
    const ids = await addEvents(2);
    await expect(relay().relayNext(endsBeforeMarking())).rejects.toThrow('killed');
    expect(await logOf(ids)).toMatchObject([
      { seq: null, published: false },
      { seq: null, published: false },
    ]);
    await relay().relayNext(client);
    expect((await logOf(ids)).every(({ seq, published }) => seq && published)).toBe(true);
    expect((await received(4)).map(({ id }) => id)).toEqual(ids);
    expect(await findBrokenLinks()).toEqual([]);
  });

  it('joins neighbours of one type in a message, also when a killed one had joined fewer; one alone is an event', async () => {
    const several = relay(stream, 3);
    const ids = await addEvents(2);
    await expect(several.relayNext(endsBeforeMarking())).rejects.toThrow('killed');
    const all = [...ids, ...(await addEvents(5))].sort();
    expect(await several.relayNext(client)).toBe(7);
    expect((await logOf(all)).every(({ seq, published }) => seq && published)).toBe(true);
    const shapes = (await receivedMessages(4)).map((content) =>
      Array.isArray(content) ? content.map(({ id }) => id) : content.id,
    );
    expect(shapes).toEqual([ids, all.slice(0, 3), all.slice(3, 6), all[6]]);
    expect(await findBrokenLinks()).toEqual([]);
  });

  it('without JetStream: seals, and publishes later in the sealed order, before newer rows', async () => {
    const ids = await addEvents(2);
    await expect(relay(newStream()).relayNext(client)).rejects.toThrow(StreamError);
    const sealed = await logOf(ids);
    expect(sealed.every(({ seq, published }) => seq && !published)).toBe(true);
    const newer = await addEvents(1);
    expect(await relay().relayNext(client)).toBe(3);
    expect(await logOf(ids)).toEqual(sealed.map((row) => ({ ...row, published: true })));
    expect((await received(3)).map(({ id }) => id)).toEqual([...ids, ...newer]);
    expect(await findBrokenLinks()).toEqual([]);
  });

  it('delivers more than the stream may hold: it loses what every consumer has handled', async () => {
    const small = newStream(undefined, 32 * 1024);
    small.start();
    await eventually(async () => small.connected);
    const messages = await (await small.consumer('handles-all', 'fsvp.>')).consume();
    const handled = new Set<string>();
    const handling = (async () => {
      for await (const message of messages) {
        handled.add(message.json<{ id: string }>().id);
        message.ack();
      }
    })();
    const running = relay(small);
    running.start();
    try {
      const ids: string[] = [];
      // The limit is less than three rounds.
      for (let round = 0; round < 4; round += 1) {
        ids.push(...(await addEvents(20)));
        running.wake();
        await eventually(async () => ids.every((id) => handled.has(id)), 20_000);
      }
      expect((await small.readProgress()).fill).toBeLessThan(1);
    } finally {
      await running.stop();
      await messages.close();
      await handling;
    }
  });
});

describe('the signal after a commit', () => {
  it('wakes the relay of this process once, else notifies, and is dropped while the service closes', async () => {
    const listener = new Client({ connectionString: database.databaseUrl });
    await listener.connect();
    let notified = 0;
    listener.on('notification', () => (notified += 1));
    await listener.query(`listen ${EventLogSignal.CHANNEL}`);
    let woken = 0;
    let holdsLock = true;
    const signal = new EventLogSignal(() => pool);
    signal.connectRelay(() => {
      woken += 1;
      return holdsLock;
    });
    for (let commits = 0; commits < 3; commits += 1) signal.committed();
    await eventually(async () => woken);
    holdsLock = false;
    signal.committed();
    await eventually(async () => notified);
    expect([woken, notified]).toEqual([2, 1]);
    await listener.end();
    // TypeORM has no pool any more; an error in a timer would end the process.
    new EventLogSignal(() => undefined as unknown as Pool).committed();
    await sleep(60);
  });
});

it('a long log is marked for a new stream in statements that read a range each', async () => {
  const long = await createTestDatabase('suppliers', migrations);
  const owner = new Client({ connectionString: long.ownerUrl });
  await owner.connect();
  try {
    await owner.query(
      `insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, seq, prev_hash, hash, published_at)
       select gen_random_uuid(), 'supplier', gen_random_uuid(), 1, 'supplier.created.v1', n, md5(n::text), md5(n::text), now()
       from generate_series(1, 2500) as n`,
    );
    await owner.query(`update relay_state set stream_created = 'none'`);
    const ranges: unknown[] = [];
    const watched = new Proxy(owner, {
      get: (target, name) =>
        name === 'query'
          ? (text: string, values?: unknown[]) => {
              if (text.startsWith('update event_log')) ranges.push(values);
              const asked = ranges.length === 1 ? [`update relay_state set stream_created = 'asked'`] : [];
              return Promise.all(asked.map((one) => target.query(one))).then(() => target.query(text, values));
            }
          : (Reflect.get(target, name) as unknown),
    });
    await new DeliveryTracker(stream, logger).check(watched);
    expect(ranges).toEqual([
      ['0', '1000'],
      ['1000', '2000'],
      ['2000', '3000'],
    ]);
    const { rows } = await owner.query('select count(*)::int as waiting from event_log where published_at is null');
    expect(rows).toEqual([{ waiting: 2500 }]);
    // An operator asked meanwhile to publish all of it again: the next check does.
    expect((await owner.query('select stream_created as created from relay_state')).rows).toEqual([
      { created: 'asked' },
    ]);
  } finally {
    await owner.end();
    await long.drop();
  }
});
