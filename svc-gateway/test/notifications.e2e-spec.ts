import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SERVICES, type ServiceName } from '@fsvp/contracts/core/service-name';
import { subjectOf, type EventEnvelope } from '@fsvp/contracts/core/event';
import { listNotifications, type Notification } from '@fsvp/contracts/catalogue/notification';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { startGateway, type Gateway } from './gateway.js';

const SUPPLIER = randomUUID();

describe('notifications', () => {
  let gateway: Gateway;
  let stream: EventStream;
  beforeAll(async () => {
    gateway = await startGateway();
    await gateway.signIn();
    stream = gateway.app.get(EventStream, { strict: false });
    await eventually(async () =>
      stream.ensureStream().then(
        () => true,
        () => false,
      ),
    );
  });
  beforeEach(() => gateway.database.dataSource.query('delete from notifications'));
  afterAll(() => gateway?.close());

  let second = 0;
  function createEvent(
    service: ServiceName,
    type: string,
    after: object | null,
    before: object | null = null,
  ): EventEnvelope {
    second += 1;
    const occurredAt = new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
    return {
      id: randomUUID(),
      service,
      type,
      aggregateType: type.split('.')[0] as string,
      aggregateId: randomUUID(),
      aggregateVersion: 1,
      actor: null,
      requestId: null,
      occurredAt,
      before,
      after,
    } as EventEnvelope;
  }
  const inspection = (status: string, more: object = {}) => ({
    id: randomUUID(),
    supplierId: SUPPLIER,
    supplierName: 'Acme',
    productName: 'Shrimp',
    status,
    failureReasons: null,
    ...more,
  });
  const run = (error: string | null = null) => ({ id: randomUUID(), type: 'compliance', error });
  const publish = async (event: EventEnvelope, messageId = event.id) =>
    stream.publish(subjectOf(event), messageId, JSON.stringify(event));
  const list = async (query = '') => {
    const { body } = await gateway.send('GET', `/api/notifications${query}`);
    return listNotifications.response?.parse(body) as { notifications: Notification[]; total: number; unread: number };
  };

  it('keeps read marks per account, beside that of the shared login', async () => {
    const [ada, ben] = [await gateway.signInAs('viewer'), await gateway.signInAs('editor')];
    const now = new Date().toISOString();
    const add = (text: string, at: string) =>
      gateway.database.dataSource.query(
        `insert into notifications (id, kind, title, text, href, created_at) values (gen_random_uuid(), 'report_finished', 'x', $1, '/', $2)`,
        [text, at],
      );
    await add('from before the accounts', '2026-01-01T00:00:00Z');
    await add('new', now);
    const read = async (cookie: string) => {
      const { body } = await gateway.send('GET', '/api/notifications', { cookie });
      return [body.notifications.map((one: Notification) => one.read), body.unread];
    };
    const shared = await gateway.signIn();
    expect(await read(ada.cookie)).toEqual([[false, true], 1]);
    const { body } = await gateway.send('GET', '/api/notifications', { cookie: ada.cookie });
    const ids = [body.notifications[0].id];
    for (const marked of [{ ids }, {}])
      expect((await gateway.send('POST', '/api/notifications/read', { body: marked, cookie: ada.cookie })).status).toBe(
        204,
      );
    expect(await read(ada.cookie)).toEqual([[true, true], 0]);
    expect(await read(ben.cookie)).toEqual([[false, true], 1]);
    expect(await read(shared)).toEqual([[false, false], 2]);
    await gateway.send('POST', '/api/notifications/read', { body: {}, cookie: shared });
    expect(await read(shared)).toEqual([[true, true], 0]);
    expect(await read(ben.cookie)).toEqual([[false, true], 1]);
  });

  it('lists failed inspections and ended reports, newest first, with a link to each record', async () => {
    const failed = inspection('failed', { failureReasons: 'Temperature 55 F is above 41 F' });
    const [finished, broken] = [run(), run('The quality service did not respond')];
    await publish(createEvent('quality', 'receiving-inspection.recorded.v1', failed));
    await publish(
      createEvent(
        'quality',
        'receiving-inspection.updated.v1',
        inspection('failed', { supplierName: null, id: 'i2' }),
        inspection('passed'),
      ),
    );
    await publish(createEvent('documents', 'report-run.finished.v1', finished));
    await publish(createEvent('documents', 'report-run.failed.v1', broken));
    await eventually(async () => (await list()).total === 4);
    const { notifications, unread } = await list();
    expect(unread).toBe(4);
    expect(notifications.map(({ kind, title, text, href, read }) => [kind, title, text, href, read])).toEqual([
      [
        'report_failed',
        'Report failed',
        'FSMA Compliance Report: The quality service did not respond',
        `/reports?run=${broken.id}`,
        false,
      ],
      ['report_finished', 'Report ready', 'FSMA Compliance Report', `/reports?run=${finished.id}`, false],
      [
        'inspection_failed',
        'Receiving inspection failed',
        'Shrimp from Unknown Supplier',
        '/receiving-inspections?view=i2',
        false,
      ],
      [
        'inspection_failed',
        'Receiving inspection failed',
        'Shrimp from Acme: Temperature 55 F is above 41 F',
        `/receiving-inspections?view=${failed.id}`,
        false,
      ],
    ]);
  });

  it('adds one notification for a redelivered event, and none for other events', async () => {
    const redelivered = createEvent('quality', 'receiving-inspection.recorded.v1', inspection('failed'));
    await publish(redelivered);
    // With another message id, so that the stream does not detect the duplicate.
    await publish(redelivered, randomUUID());
    await publish(createEvent('quality', 'receiving-inspection.recorded.v1', inspection('passed')));
    await publish(
      createEvent(
        'quality',
        'receiving-inspection.updated.v1',
        inspection('failed', { productName: 'Renamed' }),
        inspection('failed'),
      ),
    );
    const lastOfInspections = createEvent('quality', 'receiving-inspection.deleted.v1', null, inspection('failed'));
    await publish(lastOfInspections);
    await publish(createEvent('documents', 'report-run.requested.v1', run()));
    const lastOfRuns = createEvent('documents', 'report-run.finished.v1', run());
    await publish(lastOfRuns);
    // Each consumer handles its events in their order, and at its own time.
    for (const { id } of [lastOfInspections, lastOfRuns]) await waitUntilHandled(gateway, id);
    expect((await list()).notifications.map(({ kind }) => kind).sort()).toEqual([
      'inspection_failed',
      'report_finished',
    ]);
    const deadLetters = await gateway.database.dataSource.query('select error from dead_letter');
    expect(deadLetters).toEqual([]);
  });

  it('alarms administrators, once each, of signatures that any service finds broken', async () => {
    const administrators = [await gateway.signInAs('administrator'), await gateway.signInAs('qi_administrator')];
    const others = [await gateway.signInAs('qi'), { cookie: await gateway.signIn() }];
    const bellOf = async ({ cookie }: { cookie: string }) =>
      (await gateway.send('GET', '/api/notifications', { cookie })).body as {
        notifications: Notification[];
        unread: number;
        total: number;
      };
    const types = ['account-review', 'verification-activity', 'hazard-analysis', 'document', 'unknown-type'] as const;
    const signatures = SERVICES.map((service, at) => ({
      service,
      data: {
        id: randomUUID(),
        recordType: types[at]!,
        recordId: randomUUID(),
        recordVersion: 4,
        meaning: 'approved',
        signerId: at === 4 ? randomUUID() : administrators[0]!.id,
      },
    }));
    const publishAll = async (type: string) => {
      for (const [at, { service, data }] of signatures.entries())
        await publish({
          ...createEvent(service, type, data),
          occurredAt: new Date(Date.now() + at * 1000).toISOString(),
        });
    };
    await publishAll('record.signed.v1');
    for (let found = 0; found < 2; found += 1) await publishAll('signature.broken.v1');
    await publish(createEvent('documents', 'report-run.finished.v1', run()));
    const handled = `select from inbox where consumer = 'gateway-notify-when-signature-broken'`;
    await eventually(async () => (await gateway.database.dataSource.query(handled)).length === 10);
    await eventually(async () => (await list()).total === 1);
    for (const administrator of administrators) {
      const { notifications, unread } = await bellOf(administrator);
      expect(unread).toBe(5);
      const broken = notifications.filter(({ kind }) => kind === 'signature_broken').reverse();
      const ids = signatures.map(({ data }) => data.recordId);
      expect(broken.map(({ text, href }) => [text, href])).toEqual([
        [
          '"Approved", signed by Test administrator: account review, version 4',
          `/admin?section=account-reviews&view=${ids[0]}`,
        ],
        ['"Approved", signed by Test administrator: verification activity, version 4', `/verifications?view=${ids[1]}`],
        [
          '"Approved", signed by Test administrator: hazard analysis, version 4',
          `/reports?type=audit-trail&recordId=${ids[2]}`,
        ],
        ['"Approved", signed by Test administrator: document, version 4', `/documents?view=${ids[3]}`],
        ['"Approved", signed by an unknown person: record, version 4', `/reports?type=audit-trail&recordId=${ids[4]}`],
      ]);
      expect(new Set(broken.map(({ title }) => title))).toEqual(new Set(['A signature does not match its content']));
    }
    for (const other of others) {
      await gateway.send('POST', '/api/notifications/read', { body: {}, cookie: other.cookie });
      expect(await bellOf(other)).toMatchObject({ unread: 0, total: 1, notifications: [{ kind: 'report_finished' }] });
    }
    expect((await bellOf(administrators[0]!)).unread).toBe(5);
    expect(await gateway.database.dataSource.query('select error from dead_letter')).toEqual([]);
  });

  it('tells administrators, and nobody else, that a webhook was disabled', async () => {
    const webhook = { id: randomUUID(), name: 'ERP system', url: 'https://erp.example.com/', disabledReason: 'gone' };
    await publish(createEvent('documents', 'webhook.updated.v1', webhook));
    await publish(createEvent('documents', 'webhook.disabled.v1', webhook));
    const { cookie } = await gateway.signInAs('administrator');
    const seen = await eventually(async () => {
      const { body } = await gateway.send('GET', '/api/notifications', { cookie });
      return body.total ? (body.notifications as Notification[]) : undefined;
    });
    expect(seen).toEqual([
      expect.objectContaining({
        kind: 'webhook_disabled',
        title: 'Webhook disabled',
        text: 'ERP system: The receiver no longer accepts messages (410). Messages wait until it is active again.',
        href: `/admin?section=webhooks&view=${webhook.id}`,
      }),
    ]);
    await gateway.signIn();
    expect((await list()).total).toBe(0);
  });

  it('takes a failed inspection back once it is corrected or deleted, or its corrective action is done', async () => {
    const failed = (id = randomUUID()) => inspection('failed', { id, productName: id });
    const [kept, corrected, deleted, closed, reopened] = [failed(), failed(), failed(), failed(), failed()];
    const publishOf = (aggregateId: string, type: string, after: object | null, before: object | null = null) =>
      publish({ ...createEvent('quality', type, after, before), aggregateId });
    for (const one of [kept, corrected, deleted, closed, reopened])
      await publishOf(one.id, 'receiving-inspection.recorded.v1', one);
    await eventually(async () => (await list()).unread === 5);
    const unread = async () => (await list()).notifications.flatMap(({ text, read }) => (read ? [] : [text]));
    await publishOf(kept.id, 'receiving-inspection.updated.v1', { ...kept, status: 'failed' }, kept);
    await publishOf(corrected.id, 'receiving-inspection.updated.v1', { ...corrected, status: 'passed' }, corrected);
    await publishOf(deleted.id, 'receiving-inspection.deleted.v1', null, deleted);
    await publishOf(randomUUID(), 'corrective-action.updated.v1', { status: 'in_progress', inspectionId: kept.id });
    await publishOf(randomUUID(), 'corrective-action.updated.v1', { status: 'closed', inspectionId: closed.id });
    await publishOf(reopened.id, 'receiving-inspection.updated.v1', { ...reopened, status: 'conditional' }, reopened);
    await eventually(async () => (await list()).unread === 1);
    expect(await unread()).toEqual([`${kept.id} from Acme`]);
    // Failed again: another cause.
    await publishOf(reopened.id, 'receiving-inspection.updated.v1', reopened, { ...reopened, status: 'conditional' });
    await eventually(async () => (await list()).unread === 2);
    expect((await list()).total).toBe(6);
    expect(await gateway.database.dataSource.query('select error from dead_letter')).toEqual([]);
  });

  it('takes a disabled webhook back once it is active again, paused or deleted', async () => {
    const { cookie } = await gateway.signInAs('administrator');
    const bell = async () =>
      (await gateway.send('GET', '/api/notifications', { cookie })).body as {
        notifications: Notification[];
        unread: number;
      };
    const webhooks = ['active', 'paused', 'deleted', 'renamed'].map((name) => ({
      id: randomUUID(),
      name,
      url: 'https://erp.example.com/',
      state: 'disabled',
      disabledReason: 'gone',
    }));
    const publishOf = (aggregateId: string, type: string, after: object | null, before: object | null = null) =>
      publish({
        ...createEvent('documents', type, after, before),
        aggregateId,
        occurredAt: new Date(Date.now() + (second += 1)).toISOString(),
      });
    for (const one of webhooks) await publishOf(one.id, 'webhook.disabled.v1', one);
    await eventually(async () => (await bell()).unread === 4);
    const [active, paused, deleted, renamed] = webhooks as [object & { id: string }, ...typeof webhooks];
    await publishOf(active.id, 'webhook.updated.v1', { ...active, state: 'active' }, active);
    await publishOf(paused!.id, 'webhook.updated.v1', { ...paused, state: 'paused' }, paused);
    await publishOf(deleted!.id, 'webhook.deleted.v1', null, deleted);
    await publishOf(renamed!.id, 'webhook.updated.v1', { ...renamed, name: 'x' }, renamed);
    await eventually(async () => (await bell()).unread === 1);
    expect((await bell()).notifications.filter(({ read }) => !read).map(({ text }) => text.split(':')[0])).toEqual([
      'renamed',
    ]);
    await gateway.signIn();
  });

  it('returns pages, and marks some or all notifications as read', async () => {
    for (let i = 0; i < 5; i += 1) await publish(createEvent('documents', 'report-run.finished.v1', run()));
    await eventually(async () => (await list()).total === 5);
    const all = (await list()).notifications;
    const paged = await list('?limit=2&offset=1');
    expect(paged).toMatchObject({ total: 5, unread: 5 });
    expect(paged.notifications).toEqual(all.slice(1, 3));
    const [first] = all;
    expect(
      (await gateway.send('POST', '/api/notifications/read', { body: { ids: [first?.id, randomUUID()] } })).status,
    ).toBe(204);
    expect(await list()).toMatchObject({ unread: 4, notifications: [{ id: first?.id, read: true }, ...all.slice(1)] });
    expect((await gateway.send('POST', '/api/notifications/read')).status).toBe(204);
    expect((await list()).unread).toBe(0);
  });
});
