import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { createApiToken } from '@fsvp/contracts/access/api-token';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import { subjectOf, type EventEnvelope } from '@fsvp/contracts/core/event';
import { REMINDER_DETAIL_LIMIT, type Reminder, type Reminders, type ReminderKind } from '@fsvp/contracts/core/reminder';
import { listNotifications, type Notification } from '@fsvp/contracts/catalogue/notification';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { ReminderScan } from '../src/notifications/reminder-scan.js';
import { respondJson, startFakeService, type FakeService } from './fake-service.js';
import { startGateway, startReplica, type Gateway } from './gateway.js';

type NewToken = ResponseOf<typeof createApiToken>;

const DAY = '2026-03-05';
const NEXT = '2026-03-06';

function reminder(
  kind: ReminderKind,
  title: string,
  day = '2026-03-04',
  supplierName: string | null = 'Acme Foods',
): Reminder {
  return { kind, id: randomUUID(), title, supplierName, day };
}
const oneOfEach = (...first: Reminder[]): Reminders['kinds'] =>
  first.map((one) => ({ kind: one.kind, total: 1, first: [one] }));
const many = (kind: ReminderKind, total: number): Reminders['kinds'] => [
  {
    kind,
    total,
    first: Array.from({ length: Math.min(total, REMINDER_DETAIL_LIMIT) }, (_, index) =>
      reminder(kind, `Audit ${index}`),
    ),
  },
];

describe('reminders', () => {
  let gateway: Gateway;
  let replica: NestFastifyApplication;
  let quality: FakeService;
  let documents: FakeService;
  let program: FakeService;
  beforeAll(async () => {
    [quality, documents, program] = await Promise.all([startFakeService(), startFakeService(), startFakeService()]);
    gateway = await startGateway({
      QUALITY_URL: [quality.url],
      DOCUMENTS_URL: [documents.url],
      PROGRAM_URL: [program.url],
    });
    replica = await startReplica(gateway);
    await gateway.signIn();
  });
  beforeEach(async () => {
    due([], []);
    await gateway.database.dataSource.query('delete from notifications');
  });
  afterAll(async () => {
    await replica?.close();
    await gateway?.close();
    await Promise.all([quality?.stop(), documents?.stop(), program?.stop()]);
  });

  function due(
    ofQuality: Reminders['kinds'],
    ofDocuments: Reminders['kinds'] = [],
    ofProgram: Reminders['kinds'] = [],
  ): void {
    quality.handler = respondJson({ kinds: ofQuality });
    documents.handler = respondJson({ kinds: ofDocuments });
    program.handler = respondJson({ kinds: ofProgram });
  }
  const scan = (day = DAY, app: NestFastifyApplication = gateway.app) =>
    app.get(ReminderScan, { strict: false }).scan(day);
  const list = async () => {
    const { body } = await gateway.send('GET', '/api/notifications?limit=100');
    return listNotifications.response?.parse(body) as { notifications: Notification[]; total: number; unread: number };
  };
  const listTexts = async () => (await list()).notifications.map(({ title, text, href }) => [title, text, href]).sort();

  it('name the record, the supplier and the day, and link to the record', async () => {
    const late = reminder('verification_overdue', 'Annual audit', '2026-03-01');
    const soon = reminder('verification_due_soon', 'Lab test', '2026-03-07', null);
    const action = reminder('action_overdue', 'Replace the seals', '2026-02-28');
    const expiring = reminder('document_expiring', 'Certificate', '2026-04-04');
    const expired = reminder('document_expired', 'Insurance', '2026-03-04', null);
    const lacking = reminder('file_not_ready', 'F-000007, Shrimp', '2026-03-03');
    const ending = reminder('requirement_expiring', 'F-000008, Squid', '2026-04-30');
    const eligibility = reminder('eligibility_due', 'Harbor Imports', '2026-12-31', null);
    const analysis = reminder('hazard_analysis_due_in_90', 'Black pepper', '2026-06-03', null);
    const opened = reminder('reevaluation_opened', 'F-000009, Crab', '2026-03-04');
    const reevaluation = reminder('reevaluation_due', 'F-000010, Eel', '2026-03-11');
    const review = reminder('review_due', 'Onsite audit: Eel (Salmonella)', '2026-03-11');
    const audit = reminder('audit_due_in_30', 'Onsite audit: Crab (Salmonella)', '2026-04-04');
    const plan = reminder('plan_outdated', 'F-000011, Cod', '2026-03-03');
    due(
      oneOfEach(late, soon, action, review, audit),
      oneOfEach(expiring, expired),
      oneOfEach(lacking, ending, eligibility, analysis, opened, reevaluation, plan),
    );
    await scan();
    expect(await listTexts()).toEqual(
      [
        [
          'Audit due in 30 days',
          'Onsite audit: Crab (Salmonella) of Acme Foods is due on Apr 4, 2026',
          `/verifications?view=${audit.id}`,
        ],
        [
          'Corrective action overdue',
          'Replace the seals for Acme Foods was due on Feb 28, 2026',
          `/corrective-actions?view=${action.id}`,
        ],
        ['Document expired', 'Insurance expired on Mar 4, 2026', `/documents?view=${expired.id}`],
        ['Document expires soon', 'Certificate of Acme Foods expires on Apr 4, 2026', `/documents?view=${expiring.id}`],
        [
          'Eligibility due',
          'Determine whether Harbor Imports is a very small importer next year. This year’s eligibility ends on Dec 31, 2026',
          `/admin?section=importers&view=${eligibility.id}`,
        ],
        [
          'FSVP file not ready',
          'F-000007, Shrimp of Acme Foods has been missing something required before importing since Mar 3, 2026',
          `/fsvp-files?view=${lacking.id}`,
        ],
        [
          'FSVP record expires soon',
          'A record of F-000008, Squid of Acme Foods expires on Apr 30, 2026',
          `/fsvp-files?view=${ending.id}`,
        ],
        [
          'Hazard analysis due in 90 days',
          'The last day of the hazard analysis of Black pepper is Jun 3, 2026. Sign a new version, or confirm that nothing has changed.',
          `/foods?view=${analysis.id}&tab=analysis`,
        ],
        [
          'Reevaluation due',
          'The reevaluation of F-000010, Eel of Acme Foods is due on Mar 11, 2026',
          `/fsvp-files?reevaluation=${reevaluation.id}`,
        ],
        [
          'Reevaluation opened',
          'F-000009, Crab of Acme Foods is to be reevaluated, since Mar 4, 2026',
          `/fsvp-files?reevaluation=${opened.id}`,
        ],
        [
          'Review due',
          'The review of the result of Onsite audit: Eel (Salmonella) of Acme Foods is due on Mar 11, 2026',
          `/verifications?view=${review.id}`,
        ],
        [
          'Verification due soon',
          'Lab test of Unknown Supplier is due on Mar 7, 2026',
          `/verifications?view=${soon.id}`,
        ],
        ['Verification overdue', 'Annual audit of Acme Foods was due on Mar 1, 2026', `/verifications?view=${late.id}`],
        [
          'Verification plan outdated',
          'The signed plan of F-000011, Cod of Acme Foods no longer fits since Mar 3, 2026. Sign a new version of the plan.',
          `/fsvp-files?view=${plan.id}`,
        ],
      ].sort(),
    );
    expect((await list()).unread).toBe(14);
  });

  it('are created once, by several gateways and repeated scans', async () => {
    due([{ kind: 'verification_overdue', total: 20, first: many('verification_overdue', 20)[0]?.first ?? [] }]);
    await Promise.all(Array.from({ length: 8 }, (_, index) => scan(DAY, index % 2 ? replica : gateway.app)));
    await scan(NEXT);
    expect((await list()).total).toBe(20);
    const [{ count }] = await gateway.database.dataSource.query('select count(*)::int as count from reminders_told');
    expect(count).toBe(20);
  });

  it('are created again for another day or another kind, but not for another title', async () => {
    const one = reminder('verification_due_soon', 'Audit', NEXT);
    due(oneOfEach(one));
    await scan();
    due(oneOfEach({ ...one, title: 'Audit, renamed' }));
    await scan();
    expect((await list()).total).toBe(1);
    due(oneOfEach({ ...one, day: '2026-03-08' }));
    await scan();
    due(oneOfEach({ ...one, kind: 'verification_overdue' }));
    await scan('2026-03-07');
    expect((await list()).total).toBe(3);
  });

  it('are summed up once a day when there are too many', async () => {
    const overdue = many('verification_overdue', 1234);
    due(overdue, many('document_expiring', 21));
    await Promise.all([scan(), scan(DAY, replica)]);
    await scan();
    expect(await listTexts()).toEqual([
      ['Documents expire soon', '21 documents expire within 30 days', '/documents'],
      [
        'Verifications overdue',
        '1,234 overdue verifications are new in the last 7 days',
        '/verifications?status=overdue',
      ],
    ]);
    // A few are left, but today's summary was already created.
    due([{ ...overdue[0], total: 3, first: overdue[0]?.first.slice(0, 3) } as Reminders['kinds'][number]]);
    await scan();
    expect((await list()).total).toBe(2);
    await scan(NEXT);
    expect((await list()).total).toBe(5);
    due(overdue);
    await scan(NEXT);
    expect((await list()).total).toBe(6);
  });

  it('of one service are created while the other fails; those of the other follow in a later scan', async () => {
    const [late, expired] = [reminder('action_overdue', 'Repair'), reminder('document_expired', 'Licence')];
    due(oneOfEach(late), oneOfEach(expired));
    const workingHandler = quality.handler;
    for (const handler of [respondJson({}, 500), respondJson({ kinds: [{ kind: 'unknown' }] })]) {
      quality.handler = handler;
      await scan();
    }
    expect((await list()).notifications.map(({ kind }) => kind)).toEqual(['document_expired']);
    quality.handler = workingHandler;
    await documents.stop();
    await scan();
    expect((await list()).notifications.map(({ kind }) => kind).sort()).toEqual(['action_overdue', 'document_expired']);
    await documents.start();
  });

  it('tell administrators once of a token that nobody uses, until it is used or revoked', async () => {
    const query = <T>(text: string, values: unknown[] = []) => gateway.database.dataSource.query<T>(text, values);
    const { cookie } = await gateway.signInAs('administrator');
    const editor = await gateway.signInAs('editor');
    const add = async (name: string, daysAgo: number) => {
      const body = { name, scopes: ['read'], expiresOn: today(), ownerId: editor.id };
      const { text, token } = (await gateway.send('POST', '/api/api-tokens', { body, cookie })).body as NewToken;
      await query(`update api_tokens set created_at = now() - $2 * interval '1 day' where id = $1`, [
        token.id,
        daysAgo,
      ]);
      return { id: token.id, headers: { authorization: `Bearer ${text}` } };
    };
    const [old, forgotten] = [await add('ERP', 91), await add('Scale', 91)];
    const used = await add('Lab', 91);
    await add('New', 89);
    await query(
      `insert into api_token_uses (token_id, minute, requests, last_at, last_address) values ($1, now(), 1, now() - interval '89 days', '127.0.0.1')`,
      [used.id],
    );
    const read = async (of: string) =>
      (await gateway.send('GET', '/api/notifications', { cookie: of })).body as {
        notifications: Notification[];
        unread: number;
      };
    await Promise.all([scan(today()), scan(today(), replica)]);
    await scan(today());
    const { notifications, unread } = await read(cookie);
    expect(unread).toBe(2);
    expect(notifications.map(({ title, text, href }) => [title, text, href]).sort()).toEqual(
      ['ERP', 'Scale'].map((name) => [
        'API token not used',
        `${name} of Test editor was not used for 90 days. Revoke it if it is not needed.`,
        '/admin?section=tokens',
      ]),
    );
    expect((await read(editor.cookie)).notifications).toEqual([]);
    await gateway.send('GET', '/api/notifications', { headers: old.headers, cookie: null });
    await gateway.send('POST', `/api/api-tokens/${forgotten.id}/revoke`, { cookie });
    await eventually(async () => {
      await scan(today());
      return (await read(cookie)).unread === 0;
    });
    // Unused again, 90 days later.
    await query(`update api_token_uses set last_at = now() - interval '92 days' where token_id = $1`, [old.id]);
    await scan(today());
    const again = await read(cookie);
    expect([again.unread, again.notifications.length]).toEqual([1, 3]);
    await gateway.signIn();
  });

  async function publish(
    service: ServiceName,
    type: string,
    { id }: Reminder,
    after: object | null,
    before: object | null = null,
  ): Promise<void> {
    const stream = gateway.app.get(EventStream, { strict: false });
    await eventually(async () =>
      stream.ensureStream().then(
        () => true,
        () => false,
      ),
    );
    const event = {
      id: randomUUID(),
      service,
      type,
      aggregateType: type.split('.')[0] as string,
      aggregateId: id,
      aggregateVersion: 2,
      actor: null,
      requestId: null,
      occurredAt: new Date().toISOString(),
      before,
      after,
    } as EventEnvelope;
    await stream.publish(subjectOf(event), event.id, JSON.stringify(event));
  }

  it.each([
    ['verification_overdue', 'quality', 'verification-activity.updated.v1', 'dueDate'],
    ['verification_due_soon', 'quality', 'verification-activity.updated.v1', 'dueDate'],
    ['action_overdue', 'quality', 'corrective-action.updated.v1', 'dueDate'],
    ['document_expiring', 'documents', 'document.updated.v1', 'expirationDate'],
    ['document_expired', 'documents', 'document.updated.v1', 'expirationDate'],
  ] as const)(
    'of the kind %s is marked as read when the day moves, and the next one comes',
    async (kind, service, type, field) => {
      const [moved, other] = [reminder(kind, 'Moved', '2026-03-04'), reminder(kind, 'Other', '2026-03-04')];
      const remind = async (...reminders: Reminder[]) => {
        const kinds = [{ kind, total: reminders.length, first: reminders }];
        due(service === 'quality' ? kinds : [], service === 'documents' ? kinds : []);
        await scan();
      };
      const unread = async () => (await list()).notifications.flatMap(({ text, read }) => (read ? [] : [text])).sort();
      const move = (from: string, to: string) =>
        publish(service, type, moved, { [field]: `${to}T00:00:00.000Z` }, { [field]: `${from}T00:00:00.000Z` });
      await remind(moved, other);
      await publish(service, type, other, { [field]: '2026-03-04T00:00:00.000Z' }, { [field]: '2026-03-04T00:00:00Z' });
      await move('2026-03-04', '2027-03-04');
      await eventually(async () => (await unread()).length === 1);
      expect(await unread()).toEqual([expect.stringMatching(/^Other/)]);
      await remind({ ...moved, day: '2027-03-04' }, other);
      expect(await unread()).toEqual([expect.stringMatching(/^Moved .*2027$/), expect.stringMatching(/^Other/)]);
      // Back to the day of the first reminder.
      await move('2027-03-04', '2026-03-04');
      await eventually(async () => (await unread()).length === 1);
      await remind(moved, other);
      expect(await unread()).toEqual([expect.stringMatching(/^Moved .*2026$/), expect.stringMatching(/^Other/)]);
    },
  );

  it('comes again for a record that is opened again', async () => {
    const overdue = reminder('verification_overdue', 'Reopened');
    due(oneOfEach(overdue));
    await scan();
    await publish('quality', 'verification-activity.completed.v1', overdue, { status: 'completed' });
    await eventually(async () => (await list()).unread === 0);
    await publish(
      'quality',
      'verification-activity.updated.v1',
      overdue,
      { status: 'scheduled' },
      { status: 'completed' },
    );
    await eventually(async () => {
      await scan();
      return (await list()).unread === 1;
    });
  });

  it('are marked as read when the record is completed or removed, and not before', async () => {
    const [done, inProgress, action, withdrawn, renamed] = [
      reminder('verification_overdue', 'Done'),
      reminder('verification_overdue', 'In progress'),
      reminder('action_overdue', 'Closed'),
      reminder('document_expired', 'Withdrawn'),
      reminder('document_expired', 'Renamed'),
    ];
    const reader = await gateway.signInAs('editor');
    await gateway.signIn();
    due(oneOfEach(done, inProgress, action), oneOfEach(withdrawn, renamed));
    await scan();
    await publish('quality', 'verification-activity.updated.v1', inProgress, { status: 'in_progress' });
    await publish('documents', 'document.updated.v1', renamed, { title: 'New' });
    await publish('quality', 'verification-activity.completed.v1', done, { status: 'completed' });
    await publish('quality', 'corrective-action.updated.v1', action, { status: 'closed' });
    await publish('documents', 'document.withdrawn.v1', withdrawn, { isActive: false });
    await eventually(async () => (await list()).unread === 2);
    const ofAccount = await gateway.send('GET', '/api/notifications?limit=100', { cookie: reader.cookie });
    expect(ofAccount.body).toMatchObject({ total: 5, unread: 2 });
    expect(
      (await list()).notifications
        .filter(({ read }) => !read)
        .map(({ text }) => text.split(' of ')[0])
        .sort(),
    ).toEqual(['In progress', 'Renamed']);
    expect((await list()).total).toBe(5);
    // A record that is found again causes no second reminder.
    await scan();
    expect(await list()).toMatchObject({ total: 5, unread: 2 });
  });

  const unreadTexts = async () =>
    (await list()).notifications.flatMap(({ title, text, read }) => (read ? [] : [`${title}: ${text}`])).sort();

  it('are one for each cause: what follows takes what was before it back', async () => {
    const audit = reminder('verification_due_soon', 'Audit', '2026-03-07');
    const licence = reminder('document_expiring', 'Licence', '2026-03-07');
    const ending = reminder('requirement_expiring', 'F-000008, Squid', '2026-04-30');
    due(oneOfEach(audit), oneOfEach(licence), oneOfEach(ending));
    await scan();
    due(
      oneOfEach({ ...audit, kind: 'verification_overdue' }),
      oneOfEach({ ...licence, kind: 'document_expired' }),
      oneOfEach({ ...ending, day: '2026-06-30' }),
    );
    await scan('2026-03-08');
    expect(await list()).toMatchObject({ total: 6, unread: 3 });
    expect(await unreadTexts()).toEqual([
      'Document expired: Licence of Acme Foods expired on Mar 7, 2026',
      'FSVP record expires soon: A record of F-000008, Squid of Acme Foods expires on Jun 30, 2026',
      'Verification overdue: Audit of Acme Foods was due on Mar 7, 2026',
    ]);
    due(many('verification_overdue', 50));
    await scan('2026-03-09');
    due(many('verification_overdue', 51));
    await scan('2026-03-10');
    expect((await unreadTexts()).filter((text) => text.startsWith('Verifications overdue'))).toEqual([
      'Verifications overdue: 51 overdue verifications are new in the last 7 days',
    ]);
  });

  it('of a file end when nothing is imported under it, and come again when importing goes on', async () => {
    const [closed, suspended] = [reminder('file_not_ready', 'Closed'), reminder('file_not_ready', 'Suspended')];
    const ending = { ...reminder('requirement_expiring', 'Ending'), id: suspended.id };
    due([], [], [{ kind: 'file_not_ready', total: 2, first: [closed, suspended] }, ...oneOfEach(ending)]);
    await scan();
    const of = (lifecycle: string) => ({ lifecycle });
    await publish('program', 'fsvp-file.closed.v1', closed, of('closed'), of('importing'));
    await publish('program', 'fsvp-file.updated.v1', suspended, of('suspended'), of('importing'));
    await eventually(async () => (await list()).unread === 1);
    expect(await unreadTexts()).toEqual([expect.stringContaining('A record of Ending')]);
    await publish('program', 'fsvp-file.updated.v1', suspended, of('importing'), of('suspended'));
    due([], [], oneOfEach(suspended));
    await eventually(async () => {
      await scan();
      return (await list()).unread === 2;
    });
  });

  it('of an eligibility end when the next one is signed, or the importer is inactive or deleted', async () => {
    const [signed, early, idle, gone] = ['Signed', 'Early', 'Idle', 'Gone'].map((title) =>
      reminder('eligibility_due', title, `${today().slice(0, 4)}-12-31`, null),
    ) as [Reminder, Reminder, Reminder, Reminder];
    due([], [], [{ kind: 'eligibility_due', total: 4, first: [signed, early, idle, gone] }]);
    await scan();
    due([]);
    const year = Number(today().slice(0, 4));
    const sign = (importer: Reminder, of: number) =>
      publish(
        'program',
        'importer-eligibility.signed.v1',
        { ...importer, id: randomUUID() },
        { importerId: importer.id, year: of },
      );
    await sign(early, year);
    await sign(signed, year + 1);
    await publish('program', 'importer.updated.v1', idle, { active: false }, { active: true });
    await publish('program', 'importer.deleted.v1', gone, null, { active: true });
    await eventually(async () => (await list()).unread === 1);
    expect(await unreadTexts()).toEqual([expect.stringContaining('Early')]);
    // For the other class of food.
    due([], [], oneOfEach(signed));
    await eventually(async () => {
      await scan();
      return (await list()).unread === 2;
    });
  });

  it('of a hazard analysis come at 90, 30 and 0 days, once each, and end when it is signed or confirmed', async () => {
    const food = reminder('hazard_analysis_due_in_90', 'Black pepper', '2026-06-03', null);
    const at = async (kind: ReminderKind, day: string) => {
      due([], [], oneOfEach({ ...food, kind }));
      await Promise.all([scan(day), scan(day, replica)]);
      await scan(day);
    };
    await at('hazard_analysis_due_in_90', '2026-03-05');
    await at('hazard_analysis_due_in_30', '2026-05-04');
    await at('hazard_analysis_due', '2026-06-03');
    expect(await list()).toMatchObject({ total: 3, unread: 1 });
    expect(await unreadTexts()).toEqual([expect.stringContaining('Hazard analysis due: ')]);

    const analysis = { ...food, id: randomUUID() };
    const of = (validUntil: string) => ({ foodId: food.id, validUntil });
    const told = (type: string, after: object, before: object) =>
      publish('program', `food-hazard-analysis.${type}.v1`, analysis, after, before);
    await told('updated', of('2026-06-03'), of('2026-06-03'));
    await told('confirmed', of('2029-06-03'), of('2026-06-03'));
    await eventually(async () => (await list()).unread === 0);
    // The confirmation is taken back: the analysis is due as it was.
    await told('confirmed', of('2026-06-03'), of('2029-06-03'));
    await eventually(async () => {
      await scan('2026-06-03');
      return (await list()).unread === 1;
    });
    await told('signed', of('2029-06-05'), of('2029-06-05'));
    await eventually(async () => (await list()).unread === 0);
    await scan('2026-06-04');
    expect(await list()).toMatchObject({ total: 4, unread: 0 });
  });

  it('of a reevaluation end when it is over or due on another day, and come again when it is opened again', async () => {
    const [over, moved, same] = ['Over', 'Moved', 'Same'].map((title) => reminder('reevaluation_due', title)) as [
      Reminder,
      Reminder,
      Reminder,
    ];
    due([], [], [{ kind: 'reevaluation_due', total: 3, first: [over, moved, same] }]);
    await scan();
    due([]);
    const of = (status: string, dueOn = '2026-03-04') => ({ status, dueOn });
    await publish('program', 'reevaluation.updated.v1', same, of('open'), of('open'));
    await publish('program', 'reevaluation.closed.v1', over, of('closed'), of('open'));
    await publish('program', 'reevaluation.reason-added.v1', moved, of('open', '2026-03-02'), of('open'));
    await eventually(async () => (await list()).unread === 1);
    expect(await unreadTexts()).toEqual([expect.stringContaining('Same')]);
    await publish('program', 'reevaluation.reopened.v1', over, of('open'), of('closed'));
    due([], [], oneOfEach(over));
    await eventually(async () => {
      await scan();
      return (await list()).unread === 2;
    });
  });

  it('of an audit come at 60, 30 and 7 days and when it is due soon, once each, and end when it is done', async () => {
    const audit = reminder('audit_due_in_60', 'Onsite audit', '2026-06-03');
    for (const [kind, day] of [
      ['audit_due_in_60', '2026-04-04'],
      ['audit_due_in_30', '2026-05-04'],
      ['audit_due_in_7', '2026-05-27'],
    ] as const) {
      due(oneOfEach({ ...audit, kind }));
      await Promise.all([scan(day), scan(day, replica)]);
      await scan(day);
      expect(await unreadTexts()).toEqual([expect.stringContaining(`Audit due in ${kind.split('_').at(-1)} days: `)]);
    }
    due(oneOfEach({ ...audit, kind: 'verification_due_soon' }));
    await scan('2026-05-31');
    expect(await unreadTexts()).toEqual([expect.stringMatching(/^Verification due soon: /)]);
    expect((await list()).total).toBe(4);
    await publish('quality', 'verification-activity.completed.v1', audit, { status: 'completed' });
    await eventually(async () => (await list()).unread === 0);
  });

  it('of a review end when it is signed or the result is a draft again, not with the activity', async () => {
    const [signed, draft, changed] = ['Signed', 'Draft', 'Changed'].map((title) => reminder('review_due', title)) as [
      Reminder,
      Reminder,
      Reminder,
    ];
    due([{ kind: 'review_due', total: 3, first: [signed, draft, changed] }]);
    await Promise.all([scan(), scan(DAY, replica)]);
    due([]);
    const other = (of: Reminder) => ({ ...of, id: randomUUID() });
    const told = (type: string, of: Reminder, state: string, before: string) =>
      publish('quality', type, other(of), { activityId: of.id, state }, { activityId: of.id, state: before });
    await publish('quality', 'verification-activity.completed.v1', changed, { status: 'completed' });
    await told('activity-result.updated.v1', changed, 'complete', 'complete');
    await told('activity-result.updated.v1', draft, 'draft', 'complete');
    await told('result-review.signed.v1', signed, 'signed', 'draft');
    await eventually(async () => (await list()).unread === 1);
    expect(await unreadTexts()).toEqual([expect.stringContaining('Changed')]);
    // The signature is withdrawn: the review is due again.
    await told('result-review.withdrawn.v1', signed, 'withdrawn', 'signed');
    due(oneOfEach(signed));
    await eventually(async () => {
      await scan();
      return (await list()).unread === 2;
    });
  });

  it('of an outdated plan end when the plan counts again or its signature is withdrawn', async () => {
    const [counts, withdrawn, still] = ['Counts', 'Withdrawn', 'Still'].map((title) =>
      reminder('plan_outdated', title),
    ) as [Reminder, Reminder, Reminder];
    due([], [], [{ kind: 'plan_outdated', total: 3, first: [counts, withdrawn, still] }]);
    await Promise.all([scan(), scan(DAY, replica)]);
    due([]);
    const of = (...missing: string[]) => ({ verdict: 'not_ready', missing });
    await publish('program', 'fsvp-file.readiness-changed.v1', still, of('VD-1'), of('VD-1', 'VA-1'));
    await publish('program', 'fsvp-file.readiness-changed.v1', counts, of('VA-1'), of('VD-1', 'VA-1'));
    await publish(
      'program',
      'verification-plan.withdrawn.v1',
      { ...withdrawn, id: randomUUID() },
      { fileId: withdrawn.id },
    );
    await eventually(async () => (await list()).unread === 1);
    expect(await unreadTexts()).toEqual([expect.stringContaining('Still')]);
    // Outdated again, on the same day.
    due([], [], oneOfEach(counts));
    await scan();
    expect((await list()).unread).toBe(2);
  });

  it('of an address that single sign-on gave to another person end when its account has another one', async () => {
    const [moved, same] = [reminder('file_not_ready', 'Moved'), reminder('file_not_ready', 'Same')];
    for (const { id, title } of [moved, same])
      await gateway.database.dataSource.query(
        `with told as (insert into notifications (id, kind, title, text, href, created_at)
           values (gen_random_uuid(), 'account_address_taken', 'Email address', $2, '/', now()) returning id)
         insert into reminders_told (kind, record_id, day, notification_id) select 'account_address_taken', $1, now(), id from told`,
        [id, title],
      );
    await publish('gateway', 'user.updated.v1', same, { email: 'a@b.test', role: 'qi' }, { email: 'a@b.test' });
    await publish('gateway', 'user.updated.v1', moved, { email: 'new@b.test' }, { email: 'old@b.test' });
    await eventually(async () => (await list()).unread === 1);
    expect(await unreadTexts()).toEqual(['Email address: Same']);
  });
});
