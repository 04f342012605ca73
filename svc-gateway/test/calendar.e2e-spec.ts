import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { calendar, type Calendar } from '@fsvp/contracts/catalogue/calendar';
import { CALENDAR_FEED_MOST, CALENDAR_FEED_READS, type CalendarFeed } from '@fsvp/contracts/catalogue/calendar-feed';
import { addDays, addMonths, today } from '@fsvp/contracts/core/calendar-day';
import type { CalendarEntries, CalendarEntry, CalendarGroup, CalendarKind } from '@fsvp/contracts/core/calendar-entry';
import { newId } from '@fsvp/service-kit/database/columns';
import ICAL from 'ical.js';
import { FeedReads } from '../src/calendar/feeds/feed-reads.js';
import { respondJson, startFakeService, type FakeService } from './fake-service.js';
import { startGateway, type Gateway } from './gateway.js';

const day = (days: number) => addDays(today(), days);
const entry = (kind: CalendarKind, name: string, fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key: `${kind}.${name}`,
  kind,
  day: day(3),
  title: `Do ${name}`,
  state: 'due',
  recordType: 'verification-activity',
  recordId: newId(),
  supplierId: null,
  supplierName: null,
  foodId: null,
  foodName: null,
  fileIds: [],
  personId: null,
  personName: null,
  cause: kind,
  href: `/verifications?view=${name}`,
  version: 1,
  updatedAt: '2026-11-02T08:30:00.000Z',
  ...fields,
});
const groupOf = (one: CalendarEntry, count = 1): CalendarEntries['groups'][number] => ({
  day: one.day,
  group: { kind: one.kind, cause: one.cause, state: one.state, title: one.title, count, entries: [one] },
});
const part = (...entries: CalendarEntry[]): CalendarEntries => ({
  counts: entries.map(({ day: on, kind, state }) => ({ day: on, kind, state, count: 1 })),
  groups: entries.map((one) => groupOf(one)),
  entries,
});

let gateway: Gateway;
const services = {} as Record<'program' | 'quality' | 'documents' | 'suppliers', FakeService>;
let editor: { id: string; cookie: string };
beforeAll(async () => {
  for (const name of ['program', 'quality', 'documents', 'suppliers'] as const)
    services[name] = await startFakeService();
  gateway = await startGateway({
    PROGRAM_URL: [services.program.url],
    QUALITY_URL: [services.quality.url],
    DOCUMENTS_URL: [services.documents.url],
    SUPPLIERS_URL: [services.suppliers.url],
    PUBLIC_URL: 'https://fsvp.importer.test',
    TRUSTED_PROXIES: ['127.0.0.1'],
  });
  editor = await gateway.signInAs('editor');
});
afterAll(async () => {
  await gateway?.close();
  await Promise.all(Object.values(services).map((service) => service.stop()));
});
beforeEach(() => {
  for (const service of Object.values(services)) {
    service.handler = respondJson(part());
    service.received.splice(0);
  }
});

const asked = ({ received }: FakeService) => new URL(received.at(-1)!.url, 'http://service').searchParams;

describe('calendar', () => {
  const PERIOD = `from=${day(-30)}&to=${day(30)}`;
  async function read(query = ''): Promise<Calendar> {
    const { status, body, text } = await gateway.send('GET', `/api/calendar?${PERIOD}${query}`);
    if (status !== 200) throw new Error(text);
    return calendar.parse(body);
  }
  const groupsOn = (answer: Calendar, on: string): CalendarGroup[] =>
    answer.days.find(({ day: one }) => one === on)?.groups ?? [];

  it('merges the entries of the services by day, the overdue ones of a day first', async () => {
    services.quality.handler = respondJson(
      part(
        entry('verification', 'late', { day: day(-2), state: 'overdue' }),
        entry('inspection', 'received', { day: day(3), state: 'done' }),
        entry('verification', 'audit'),
      ),
    );
    services.program.handler = respondJson(part(entry('reevaluation', 'pepper')));
    services.documents.handler = respondJson(part(entry('document_end', 'certificate', { day: day(-2) })));
    const answer = await read();
    expect(answer).toMatchObject({ asOf: today(), from: day(-30), to: day(30), total: 5, unavailable: [] });
    expect(answer.days.map(({ groups: _, ...counts }) => counts)).toEqual([
      { day: day(-2), total: 2, overdue: 1, due: 1, done: 0 },
      { day: day(3), total: 3, overdue: 0, due: 2, done: 1 },
    ]);
    expect(groupsOn(answer, day(-2)).map(({ title }) => title)).toEqual(['Do late', 'Do certificate']);
    expect(groupsOn(answer, day(3)).map(({ title }) => title)).toEqual(['Do audit', 'Do pepper', 'Do received']);
    expect(answer.kinds).toEqual([
      { kind: 'verification', count: 2 },
      { kind: 'reevaluation', count: 1 },
      { kind: 'document_end', count: 1 },
      { kind: 'inspection', count: 1 },
    ]);
    expect(groupsOn(await read('&groups=1'), day(3)).map(({ title }) => title)).toEqual(['Do audit']);
  });

  it('asks each service for the filters, and only the services that have the kinds', async () => {
    const [supplierId, foodId] = [newId(), newId()];
    await read(`&supplierId=${supplierId}&foodId=${foodId}&personId=${editor.id}&detail=counts`);
    expect(Object.fromEntries(asked(services.quality))).toMatchObject({
      from: day(-30),
      to: day(30),
      supplierId,
      foodId,
      personId: editor.id,
      mode: 'counts',
    });
    // The account's name and its e-mail address: activities name people in words.
    expect(asked(services.quality).getAll('personName')[0]).toBe('Test editor');
    for (const { received } of Object.values(services)) received.splice(0);
    await read('&kind=document&kind=registration');
    expect(asked(services.documents).getAll('kind')).toEqual(['document', 'registration']);
    expect([services.suppliers, services.program, services.quality].map(({ received }) => received.length)).toEqual([
      1, 0, 0,
    ]);
  });

  it('names a service that is down, and shows the entries of the others', async () => {
    services.program.handler = respondJson(part(entry('reevaluation', 'pepper')));
    for (const handler of [respondJson({}, 500), respondJson({ counts: 'none' })]) {
      services.quality.handler = handler;
      expect(await read()).toMatchObject({ total: 1, unavailable: ['quality'] });
      expect(await read('&kind=reevaluation')).toMatchObject({ total: 1, unavailable: [] });
    }
  });

  it('refuses a period that is too long or ends before it begins, and names the field', async () => {
    const errorsOf = async (query: string) =>
      (await gateway.send('GET', `/api/calendar?${query}`)).body.errors as { path: string; message: string }[];
    expect(await errorsOf(`from=${day(0)}&to=${day(-1)}`)).toEqual([
      { path: 'to', message: 'Enter a day that is not before the first one' },
    ]);
    expect(await errorsOf(`from=${day(0)}&to=${day(400)}`)).toEqual([
      { path: 'to', message: expect.stringMatching(/^Enter a day within 400 days/) },
    ]);
    expect(await errorsOf(`from=${day(0)}&to=${day(400)}&supplierId=${newId()}`)).toBeUndefined();
    expect((await errorsOf(`from=2027-02-30&to=${day(1)}`))[0]!.path).toBe('from');
    expect((await errorsOf(`${PERIOD}&kind=party`))[0]!.path).toMatch(/^kind/);
    expect((await gateway.send('GET', `/api/calendar?${PERIOD}`, { cookie: null })).status).toBe(401);
  });
});

describe('calendar addresses', () => {
  let names = 0;
  async function create(fields: object = {}, cookie = editor.cookie): Promise<{ feed: CalendarFeed; path: string }> {
    names += 1;
    const body = { name: `Outlook ${names}`, ...fields };
    const answer = await gateway.send('POST', '/api/calendar-feeds', { body, cookie });
    if (answer.status !== 201) throw new Error(answer.text);
    const { feed, url } = answer.body as { feed: CalendarFeed; url: string };
    expect(url).toMatch(/^https:\/\/fsvp\.importer\.test\/api\/calendar-feeds\/fsvpcal_[\w-]{43}\.ics$/);
    return { feed, path: new URL(url).pathname };
  }
  const read = (path: string, headers: Record<string, string> = {}) =>
    gateway.send('GET', path, { cookie: null, headers });
  const revoke = (id: string, cookie = editor.cookie) =>
    gateway.send('POST', `/api/calendar-feeds/${id}/revoke`, { cookie });
  const list = async (cookie = editor.cookie) =>
    ((await gateway.send('GET', '/api/calendar-feeds', { cookie })).body as { feeds: CalendarFeed[] }).feeds;

  /** As another library reads it. */
  function parse(text: string) {
    const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const events = root.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        summary: event.summary,
        description: event.description,
        start: event.startDate.toString(),
        end: event.endDate.toString(),
        isDate: event.startDate.isDate,
        sequence: event.sequence,
        url: component.getFirstPropertyValue('url'),
        stamp: String(component.getFirstPropertyValue('dtstamp')),
        modified: String(component.getFirstPropertyValue('last-modified')),
        transparent: component.getFirstPropertyValue('transp'),
        alarms: component.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
      };
    });
    return { version: root.getFirstPropertyValue('version'), events };
  }

  it('are read by other calendars without a session, as all-day events with alarms', async () => {
    const title =
      'Audit, of "Müller; Söhne"\\Chili \u{1F336}\nline 2: 50 % of the lots that were received in the last months';
    services.quality.handler = respondJson(
      part(
        entry('verification', 'one', {
          title,
          supplierName: 'Müller; Söhne',
          foodName: 'Chili',
          personName: 'Ada\u0007 Rivera',
          version: 4,
        }),
        entry('corrective_action', 'late', { day: day(-2), state: 'overdue' }),
      ),
    );
    const name = 'Audits, tests; all\\of Ada';
    const { path } = await create({ name });
    const { status, headers, text } = await read(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const parsed = parse(text);
    expect(parsed.version).toBe('2.0');
    expect(text).toContain('\r\nX-WR-CALNAME:Audits\\, tests\\; all\\\\of Ada\r\n');
    const [late, one] = parsed.events;
    expect(one).toEqual({
      uid: 'verification.one@fsvp-suite',
      summary: title,
      description: `Verification activities\nSupplier: Müller; Söhne\nFood: Chili\nPerson: Ada Rivera\nhttps://fsvp.importer.test/verifications?view=one`,
      start: day(3),
      end: day(4),
      isDate: true,
      sequence: 4,
      url: 'https://fsvp.importer.test/verifications?view=one',
      stamp: '2026-11-02T08:30:00Z',
      modified: '2026-11-02T08:30:00Z',
      transparent: 'TRANSPARENT',
      alarms: ['-P30D', '-P7D', '-P1D'],
    });
    expect(late).toMatchObject({ summary: 'Overdue: Do late', start: day(-2), alarms: [] });
    const lines = text.split('\r\n');
    expect(text).not.toMatch(/[^\r]\n|\r(?!\n)/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines).not.toContainEqual(expect.stringMatching(/^METHOD/));
  });

  it('have an event with the same UID and a higher number after its day has moved', async () => {
    const { path } = await create();
    const events = async (moved: Partial<CalendarEntry>) => {
      services.quality.handler = respondJson(part(entry('verification', 'moved', moved)));
      return parse((await read(path)).text).events;
    };
    const [before] = await events({});
    const [after] = await events({ day: day(40), version: 2, updatedAt: '2026-11-03T08:30:00.000Z' });
    expect([before!.uid, before!.start, before!.sequence]).toEqual([after!.uid, day(3), 1]);
    expect([after!.start, after!.sequence, after!.modified]).toEqual([day(40), 2, '2026-11-03T08:30:00Z']);
  });

  it('answer 304 until something changes', async () => {
    services.quality.handler = respondJson(part(entry('verification', 'one')));
    const { path } = await create();
    const etag = (await read(path)).headers.get('etag')!;
    const again = await read(path, { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    services.quality.handler = respondJson(part(entry('verification', 'one', { version: 2 })));
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
  });

  it('read what is due with the filters of the feed, in the name of its owner', async () => {
    const supplierId = newId();
    const { path } = await create({ supplierId, personId: editor.id, kinds: ['verification', 'inspection'] });
    await read(path);
    expect(Object.fromEntries(asked(services.quality))).toMatchObject({
      from: day(-90),
      to: addMonths(today(), 12),
      mode: 'open',
      supplierId,
      personId: editor.id,
      limit: '2000',
    });
    expect(asked(services.quality).getAll('kind')).toEqual(['verification', 'inspection']);
    expect(services.program.received).toEqual([]);
    expect(services.quality.received.at(-1)!.headers['x-fsvp-token']).toBeDefined();
  });

  it('answer 503 while a service is down, since a calendar deletes what is missing', async () => {
    const { path } = await create();
    services.program.handler = respondJson({}, 500);
    const { status, headers, text } = await read(path);
    expect([status, headers.get('retry-after'), text]).toEqual([
      503,
      '300',
      'The program service is not responding.\n',
    ]);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('stop at once when they are revoked or their owner may not sign in; only hashes are stored', async () => {
    const { feed, path } = await create();
    expect((await list())[0]).toMatchObject({ id: feed.id, lastUsedAt: null });
    expect((await read(path)).status).toBe(200);
    expect((await list())[0]!.lastUsedAt).toEqual(expect.any(String));
    const other = await gateway.signInAs('viewer');
    expect((await revoke(feed.id, other.cookie)).status).toBe(404);
    expect(await list(other.cookie)).toEqual([]);
    const own = await create({}, other.cookie);
    await gateway.database.dataSource.query(`update users set status = 'disabled' where id = $1`, [other.id]);
    expect((await read(own.path)).status).toBe(410);

    expect((await revoke(feed.id)).body).toMatchObject({ id: feed.id, version: 2, revokedAt: expect.any(String) });
    expect((await revoke(feed.id)).status).toBe(200);
    const gone = await read(path);
    expect([gone.status, gone.headers.get('content-type')]).toEqual([410, 'text/plain; charset=utf-8']);
    expect(gone.text).toMatch(/^This calendar address was revoked\./);
    const unknown = await read(`/api/calendar-feeds/fsvpcal_${'x'.repeat(43)}.ics`);
    expect([unknown.status, unknown.text]).toEqual([404, expect.stringMatching(/^There is no calendar/)]);
    expect((await read('/api/calendar-feeds/other.ics')).status).toBe(404);

    const events = await gateway.database.dataSource.query<{ type: string; actor: string; text: string }[]>(
      `select type, actor, json_build_array(before, after)::text as text from event_log where aggregate_id = $1 order by aggregate_version`,
      [feed.id],
    );
    expect(events.map(({ type, actor }) => [type, actor])).toEqual([
      ['calendar-feed.created.v1', editor.id],
      ['calendar-feed.revoked.v1', editor.id],
    ]);
    const [stored] = await gateway.database.dataSource.query<{ all: string }[]>(
      `select (select json_agg(calendar_feeds)::text from calendar_feeds) || (select json_agg(event_log)::text from event_log) || (select coalesce(json_agg(idempotency)::text, '') from idempotency) as all`,
    );
    expect(stored!.all).not.toContain(path.slice(-47, -4));
    expect(events.map(({ text }) => text).join()).not.toContain('hash');
  });

  it('are limited in reads a minute, as are guesses from one network', async () => {
    const reads = gateway.app.get(FeedReads, { strict: false });
    const exhaust = (key: string) => Array.from({ length: CALENDAR_FEED_READS }, () => reads.count(key)).at(-1);
    const [{ feed, path }, other] = [await create(), await create()];
    expect(exhaust(feed.id)).toBe(0);
    const refused = await read(path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await read(other.path)).status).toBe(200);
    const guess = `/api/calendar-feeds/fsvpcal_${'y'.repeat(43)}.ics`;
    exhaust('203.0.113.8');
    expect((await read(guess, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(429);
    expect((await read(guess, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
    const now = Date.UTC(2026, 0, 1, 12, 0, 59);
    for (let n = 0; n < CALENDAR_FEED_READS; n += 1) reads.count('one', now);
    expect([reads.count('one', now), reads.count('one', now + 1000)]).toEqual([1, 0]);
  });

  it('have a name of their own, and are limited in number', async () => {
    const { cookie } = await gateway.signInAs('qi');
    const { feed } = await create({ name: 'Phone' }, cookie);
    const post = (body: object) => gateway.send('POST', '/api/calendar-feeds', { body, cookie });
    expect(await post({ name: 'phone' })).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    expect((await post({ name: ' ', kinds: ['party'] })).body.errors).toEqual([
      expect.objectContaining({ path: 'name' }),
      expect.objectContaining({ path: 'kinds.0' }),
    ]);
    await revoke(feed.id, cookie);
    for (let n = 0; n < CALENDAR_FEED_MOST; n += 1) await create(n ? {} : { name: 'phone' }, cookie);
    expect(await post({ name: 'One more' })).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
  });

  it('of the shared login end with its policy', async () => {
    const shared = await gateway.signIn();
    const { path } = await create({}, shared);
    const administrator = await gateway.signInAs('administrator');
    const setPolicy = (value: string) =>
      gateway.send('PUT', '/api/policies/sharedLogin', {
        body: { value, reason: 'Everybody has an account' },
        cookie: administrator.cookie,
      });
    expect((await read(path)).status).toBe(200);
    expect((await setPolicy('off')).status).toBe(200);
    expect((await read(path)).status).toBe(410);
  });
});
