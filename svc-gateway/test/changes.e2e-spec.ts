import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Change } from '@fsvp/contracts/catalogue/change';
import { eventually, type TestResponse } from '@fsvp/service-kit/testing/test-service';
import { ChangeHeads } from '../src/integrations/changes/change-heads.service.js';
import { addressSetting, UPSTREAMS, type UpstreamName } from '../src/config.js';
import { startChangeLog, type ChangeLogService } from './change-log-service.js';
import { startGateway, startReplica, type Gateway } from './gateway.js';

let gateway: Gateway;
let services: Record<UpstreamName, ChangeLogService>;
beforeAll(async () => {
  const logs = await Promise.all(UPSTREAMS.map(async (name) => [name, await startChangeLog(name)] as const));
  services = Object.fromEntries(logs) as typeof services;
  gateway = await startGateway(Object.fromEntries(logs.map(([name, { url }]) => [addressSetting(name), [url]])));
});
beforeEach(() => gateway.signIn());
afterAll(async () => {
  await gateway?.close();
  await Promise.all(Object.values(services).map((service) => service.stop()));
});

const read = (query: Record<string, string> = {}): Promise<TestResponse> =>
  gateway.send('GET', `/api/changes?${new URLSearchParams(query).toString()}`);
const namesOf = ({ body }: TestResponse) => (body.changes as Change[]).map(({ record }) => record?.name);
/** Reads on until there is nothing more. */
async function readToEnd(query: Record<string, string> = {}): Promise<TestResponse> {
  let response = await read(query);
  while (response.body.more) response = await read({ ...query, after: response.body.next });
  return response;
}
const waitingReaders = () => gateway.app.get(ChangeHeads, { strict: false }).waiting;
const untilWaiting = (count: number) => eventually(async () => waitingReaders() === count);

describe('the changes of all services', () => {
  it('come in pages with one cursor, those of suppliers first', async () => {
    services.quality.add('Inspection');
    services.suppliers.add('One', 'Two', 'Three');
    const first = await read({ limit: '2' });
    expect(first).toMatchObject({ status: 200, body: { more: true, unavailable: [] } });
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(namesOf(first)).toEqual(['One', 'Two']);
    const second = await read({ after: first.body.next });
    expect(namesOf(second)).toEqual(['Three', 'Inspection']);
    expect(second.body).toMatchObject({ more: false });
    const third = await read({ after: second.body.next });
    expect(third.body).toEqual({ changes: [], next: second.body.next, more: false, unavailable: [] });
    const head = await fetch(`${gateway.url}/api/changes`, {
      method: 'HEAD',
      headers: { cookie: await gateway.signIn() },
    });
    expect([head.status, await head.text()]).toEqual([200, '']);
    services.documents.add('Certificate');
    expect(namesOf(await read({ after: third.body.next }))).toEqual(['Certificate']);
  });

  it('go on without a service that does not answer, and have its changes later', async () => {
    const { body } = await readToEnd();
    services.quality.add('During the outage');
    services.documents.add('Elsewhere');
    await services.quality.stop();
    const partial = await read({ after: body.next });
    expect(partial).toMatchObject({ status: 200, body: { unavailable: ['quality'] } });
    expect(namesOf(partial)).toEqual(['Elsewhere']);
    await services.quality.start();
    const complete = await eventually(async () => {
      const response = await read({ after: partial.body.next });
      return response.body.unavailable.length === 0 ? response : undefined;
    });
    expect(namesOf(complete)).toEqual(['During the outage']);
  });

  it('are asked only of services that have the types', async () => {
    const reads = Object.values(services).map((service) => service.reads);
    const { body } = await readToEnd({ types: 'supplier' });
    expect(UPSTREAMS.filter((name, index) => services[name].reads > reads[index]!)).toEqual(['suppliers']);
    expect(services.suppliers.received.at(-1)!.url).toContain('types=supplier');
    for (const types of ['document', '']) {
      const refused = await read({ after: body.next, types });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'types' }] } });
    }
    expect((await read({ after: body.next, types: 'supplier' })).status).toBe(200);
  });

  it.each([
    ['no base64url', '!!'],
    ['no JSON', 'YWJj'],
    ['another version', Buffer.from('{"v":2,"types":"","places":{}}').toString('base64url')],
    ['an unknown service', Buffer.from('{"v":1,"types":"","places":{"orders":[1,"x"]}}').toString('base64url')],
    ['a position below 0', Buffer.from('{"v":1,"types":"","places":{"quality":[-1,"x"]}}').toString('base64url')],
    ['an entry of another log', Buffer.from('{"v":1,"types":"","places":{"quality":[1,"x"]}}').toString('base64url')],
    ['more than a cursor', `${Buffer.from('{"v":1,"types":"","places":{}}').toString('base64url')}.`],
  ])('are 400 for a cursor with %s', async (_, after) => {
    expect(await read({ after })).toMatchObject({ status: 400, body: { errors: [{ path: 'after' }] } });
  });

  it.each(['limit=0', 'limit=1001', 'wait=31', 'wait=-1', 'types=session', 'after=1&after=2'])(
    'are 400 for %s',
    async (query) => {
      expect((await gateway.send('GET', `/api/changes?${query}`)).status).toBe(400);
    },
  );

  it('are 400 for an `after` that is too long', async () => {
    expect((await read({ after: 'x'.repeat(2001) })).status).toBe(400);
  });

  it('are 400 after a restore of older data, also for who waits', async () => {
    services.program.add('One', 'Two');
    const { body } = await readToEnd();
    services.program.clear();
    expect(await read({ after: body.next, wait: '1' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'after' }] },
    });
  });
});

describe('a reader who waits', () => {
  it('gets the first change of any service, and at the end of the wait nothing', async () => {
    const { body } = await readToEnd();
    expect((await read({ after: body.next, wait: '1' })).body).toEqual({ ...body, changes: [] });
    const waiting = read({ after: body.next, wait: '30' });
    await untilWaiting(1);
    services.documents.add('Awaited');
    expect(namesOf(await waiting)).toEqual(['Awaited']);
  });

  it('is one of hundreds, for whom each service gets one request', async () => {
    const { body } = await readToEnd();
    const readers = Array.from({ length: 500 }, () => read({ after: body.next, wait: '30' }));
    await untilWaiting(500);
    expect(services.suppliers.waiting).toBe(1);
    const { reads } = services.suppliers;
    services.suppliers.add('For all');
    for (const response of await Promise.all(readers)) expect(namesOf(response)).toEqual(['For all']);
    expect(services.suppliers.reads - reads).toBeLessThan(10);
  });

  it('gets what a service has when it is back', async () => {
    const { body } = await readToEnd();
    await services.quality.stop();
    const waiting = read({ after: body.next, wait: '30' });
    await untilWaiting(1);
    services.quality.add('Back');
    await services.quality.start();
    expect(namesOf(await waiting)).toEqual(['Back']);
  });

  it('asks again about once a second while a service fails although it has changes', async () => {
    const { body } = await readToEnd();
    services.program.failing = true;
    services.program.add('Behind a failure');
    const { reads } = services.program;
    const response = await read({ after: body.next, wait: '2' });
    expect(response.body).toEqual({ ...body, changes: [], unavailable: ['program'] });
    expect(services.program.reads - reads).toBeLessThan(10);
    services.program.failing = false;
    expect(namesOf(await read({ after: response.body.next, wait: '30' }))).toEqual(['Behind a failure']);
  });

  it('may leave', async () => {
    const { body } = await readToEnd();
    const cookie = await gateway.signIn();
    const leaving = new AbortController();
    const left = fetch(`${gateway.url}/api/changes?wait=30&after=${body.next}`, {
      headers: { cookie },
      signal: leaving.signal,
    });
    await untilWaiting(1);
    leaving.abort();
    await expect(left).rejects.toThrow('abort');
    await untilWaiting(0);
  });

  it('gets nothing after the end of the session', async () => {
    const { body } = await readToEnd();
    const waiting = read({ after: body.next, wait: '30' });
    await untilWaiting(1);
    await gateway.send('POST', '/api/logout');
    services.documents.add('After the end');
    expect((await waiting).status).toBe(401);
  });

  it('is answered at once when the gateway stops', async () => {
    const { body } = await readToEnd();
    const replica = await startReplica(gateway);
    const cookie = await gateway.signIn();
    const waiting = fetch(`${await replica.getUrl()}/api/changes?wait=30&after=${body.next}`, { headers: { cookie } });
    await eventually(async () => replica.get(ChangeHeads, { strict: false }).waiting === 1);
    await replica.close();
    expect(await (await waiting).json()).toEqual({ ...body, changes: [] });
  });
});
