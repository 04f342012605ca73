import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, addMonths, setTimeZone, suiteTimeZone, today } from '@fsvp/contracts/core/calendar-day';
import { type EventDefinition, type EventEnvelope, subjectOf } from '@fsvp/contracts/core/event';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  reevaluation as reevaluationSchema,
  reevaluationDismissal,
  type Reevaluation,
  type ReevaluationDismissal,
} from '@fsvp/contracts/program/reevaluations/reevaluation';
import { actionOpened, actionUpdated } from '@fsvp/contracts/quality/corrective-action.record';
import { inspectionRecorded, inspectionUpdated } from '@fsvp/contracts/quality/receiving-inspection.record';
import { supplierUpdated } from '@fsvp/contracts/suppliers/supplier.record';
import { newId } from '@fsvp/service-kit/database/columns';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { createEvent } from '@fsvp/service-kit/testing/publish';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { Client } from 'pg';
import { buildRemindersStatement } from '../src/internal/reminders.queries.js';
import { ReevaluationSchedule } from '../src/reevaluations/reevaluation-schedule.js';
import { SALMONELLA, TestEvaluations } from './evaluations.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let evaluations: TestEvaluations;
beforeAll(async () => {
  program = await startTestProgram();
  evaluations = new TestEvaluations(program);
});
afterAll(() => program.close());

const LISTERIA = { ...SALMONELLA, libraryCode: 'LM', name: 'Listeria monocytogenes' };
const SOON = addDays(today(), 14);
const sinceNow = (days: number) => addDays(today(), days);
const query = <T>(sql: string, values: unknown[] = []): Promise<T> =>
  program.database.dataSource.query(sql, values) as Promise<T>;

async function send<T>(method: string, path: string, body?: unknown, headers?: object): Promise<T> {
  const { status, body: answer, text } = await program.send(method, path, body, headers);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return answer as T;
}
const list = async (filters: string): Promise<Reevaluation[]> => {
  const { reevaluations } = await send<{ reevaluations: Reevaluation[] }>('GET', `/api/reevaluations?${filters}`);
  return reevaluations.map((one) => reevaluationSchema.parse(one));
};
const ofFile = (fileId: string) => list(`fileId=${fileId}&sort=createdAt&order=asc`);
const openOf = async (fileId: string) => (await list(`fileId=${fileId}&status=open`))[0];
const kindsOf = async (fileId: string) => (await openOf(fileId))?.reasons.map(({ kind }) => kind) ?? [];
const ask = (fileId: string, text = 'The line has moved', dueOn = sinceNow(30)) =>
  send<Reevaluation>('POST', '/api/reevaluations', { fileId, text, dueOn });

async function dismiss({ id }: Reevaluation, reasonId: string): Promise<ReevaluationDismissal> {
  const draft = await send<ReevaluationDismissal>('POST', `/api/reevaluations/${id}/dismissals`, {
    reasonId,
    text: 'It is about another plant',
  });
  const { status, text } = await evaluations.files.signRecord(
    `/api/reevaluation-dismissals/${draft.id}`,
    'dismissed',
    await evaluations.qualified(),
  );
  if (status !== 201) throw new Error(text);
  return draft;
}

/** Publishes an event with the record before it. */
async function publish(
  definition: EventDefinition,
  after: { id: string; version: number } & Record<string, unknown>,
  { before = null, ...more }: Partial<EventEnvelope> = {},
): Promise<EventEnvelope> {
  const stream = program.app.get(EventStream, { strict: false });
  await eventually(async () => stream.connected);
  const event = { ...createEvent(definition, after), before, ...more };
  await stream.ensureStream();
  await stream.publish(subjectOf(event), newId(), JSON.stringify(event));
  return event;
}
/** Waits until a consumer of the reasons has handled it. */
const handled = (event: EventEnvelope) =>
  eventually(
    async () =>
      (
        await query<unknown[]>(
          `select from inbox where event_id = $1 and consumer similar to 'program-(reevaluate-%|follow-receiving-inspections)'`,
          [event.id],
        )
      ).length,
  );

const answersTo = ({ reasons }: Reevaluation, fields: object = {}) =>
  reasons.map(({ id: reasonId }) => ({
    reasonId,
    concernsChanged: false,
    goesOn: true,
    activitiesChanged: false,
    text: 'Looked into',
    ...fields,
  }));

/** Signs a reevaluation that answers everything. */
async function reevaluate(fileId: string, conclusion: string, fields: object = {}): Promise<string> {
  const open = await openOf(fileId);
  const { supplierEvaluations } = await send<{ supplierEvaluations: { id: string; state: string }[] }>(
    'GET',
    `/api/fsvp-files/${fileId}/evaluations`,
  );
  const signed = supplierEvaluations.find(({ state }) => state === 'signed')!;
  const { id } = await send<{ id: string }>('POST', `/api/supplier-evaluations/${signed.id}/versions`);
  const reason = conclusion === 'continue' ? null : 'As the reasons demand';
  await evaluations.update(id, { answers: open ? answersTo(open, fields) : [], conclusion, reason });
  await evaluations.signEvaluation(id);
  return id;
}

describe('a person asks for a reevaluation', () => {
  it('opens one, which further reasons join and only make due earlier', async () => {
    const { id: fileId, number } = await evaluations.files.open();
    const first = await ask(fileId);
    expect(reevaluationSchema.parse(first)).toEqual(first);
    expect(first).toMatchObject({ fileNumber: number, status: 'open', dueOn: sinceNow(30), assigneeId: null });
    const joined = await ask(fileId, 'A complaint of a customer', sinceNow(3));
    expect([joined.id, joined.dueOn, joined.reasons.length]).toEqual([first.id, sinceNow(3), 2]);
    expect((await ask(fileId, 'Another one', sinceNow(60))).dueOn).toBe(sinceNow(3));
    expect((await program.events(first.id)).map(({ type }) => type)).toEqual([
      'reevaluation.opened.v1',
      'reevaluation.reason-added.v1',
      'reevaluation.reason-added.v1',
    ]);
  });

  it('is refused for a day that is over, an unknown file and a closed one', async () => {
    const { id: fileId } = await evaluations.files.open();
    const post = async (body: object) => {
      const { status, body: problem } = await program.send('POST', '/api/reevaluations', body);
      return [status, problem.errors?.[0]?.path];
    };
    expect(await post({ fileId, text: 'Late', dueOn: sinceNow(-1) })).toEqual([400, 'dueOn']);
    expect(await post({ fileId, text: ' ', dueOn: today() })).toEqual([400, 'text']);
    expect(await post({ fileId: newId(), text: 'Unknown', dueOn: today() })).toEqual([400, 'fileId']);
    await ask(fileId);
    await send('DELETE', `/api/fsvp-files/${fileId}?reason=Ended`);
    expect(await post({ fileId, text: 'Closed', dueOn: today() })).toEqual([409, undefined]);
    // Nothing is left to do.
    expect(await list(`fileId=${fileId}`)).toEqual([]);
  });

  it('keeps one open reevaluation when two people ask at once', async () => {
    const { id: fileId } = await evaluations.files.open();
    const asked = await Promise.all(['One', 'Two', 'Three'].map((text) => ask(fileId, text)));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect((await openOf(fileId))!.reasons).toHaveLength(3);
  });

  it('is assigned, with a version to compare', async () => {
    const { id: fileId } = await evaluations.files.open();
    const { id, version } = await ask(fileId);
    const assigneeId = newId();
    const path = `/api/reevaluations/${id}`;
    const assigned = await send<Reevaluation>('PUT', path, { assigneeId }, { 'if-match': `"${version}"` });
    expect(assigned).toMatchObject({ assigneeId, version: version + 1 });
    expect((await program.send('PUT', path, { assigneeId: null }, { 'if-match': `"${version}"` })).status).toBe(412);
    expect(await list(`assigneeId=${assigneeId}`)).toHaveLength(1);
    expect((await program.events(id)).at(-1)?.type).toBe('reevaluation.updated.v1');
  });
});

describe('the list', () => {
  it('filters by status, reason, due day and supplier, and sorts by due day', async () => {
    const supplierId = program.suppliers.add('Filter Foods');
    const [late, soon, later] = (await Promise.all(
      [1, 10, 100].map(async (days) => {
        const { id } = await evaluations.files.open({ supplierId });
        return ask(id, `In ${days} days`, sinceNow(days));
      }),
    )) as [Reevaluation, Reevaluation, Reevaluation];
    await owner(`update reevaluations set due_on = due_on - 5 where id = $1`, [late.id]);
    const ids = async (filters: string) =>
      (await list(`supplierId=${supplierId}&sort=dueOn&order=asc&${filters}`)).map(({ id }) => id);
    expect(await ids('')).toEqual([late.id, soon.id, later.id]);
    expect(await ids('due=overdue')).toEqual([late.id]);
    expect(await ids('due=next_30_days')).toEqual([soon.id]);
    expect(await ids('due=later&due=overdue')).toEqual([late.id, later.id]);
    expect(await ids('reason=manual')).toHaveLength(3);
    expect(await ids('reason=refusal')).toEqual([]);
    expect(await ids('status=closed')).toEqual([]);
    expect(await ids(`search=${soon.fileNumber}`)).toEqual([soon.id]);
  });
});

describe('a dismissal', () => {
  it('takes a reason back by signature; the last one ends the reevaluation', async () => {
    const { id: fileId } = await evaluations.files.open();
    await ask(fileId, 'A rumor', sinceNow(3));
    const { id, reasons } = await ask(fileId, 'A letter', sinceNow(20));
    const [rumor, letter] = reasons as [Reevaluation['reasons'][0], Reevaluation['reasons'][0]];
    const draft = await send<ReevaluationDismissal>('POST', `/api/reevaluations/${id}/dismissals`, {
      reasonId: rumor.id,
      text: 'Nothing to it',
    });
    expect(reevaluationDismissal.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ state: 'draft', reasonText: 'Entered by a person: A rumor', reasonClosed: false });
    // Until it is signed the reason counts.
    expect(await openOf(fileId)).toMatchObject({ dueOn: sinceNow(3) });
    const dismissed = await dismiss(reevaluationSchema.parse(await openOf(fileId)), rumor.id);
    expect(dismissed).toMatchObject({ id: draft.id, text: 'It is about another plant' });
    expect(await openOf(fileId)).toMatchObject({ status: 'open', dueOn: sinceNow(20) });
    const again = await program.send('POST', `/api/reevaluations/${id}/dismissals`, {
      reasonId: rumor.id,
      text: 'Twice',
    });
    expect([again.status, again.body.detail]).toEqual([409, 'This reason is dismissed already.']);
    await dismiss((await openOf(fileId))!, letter.id);
    const [over] = await ofFile(fileId);
    expect(over).toMatchObject({ status: 'dismissed', evaluationId: null, closedAt: expect.any(String) });
    expect((await program.events(id)).map(({ type }) => type.split('.')[1]).slice(-2)).toEqual([
      'updated',
      'dismissed',
    ]);
    // A new reason opens another one.
    expect((await ask(fileId, 'A new letter')).id).not.toBe(id);
    const { dismissals } = await send<{ dismissals: ReevaluationDismissal[] }>(
      'GET',
      `/api/reevaluations/${id}/dismissals`,
    );
    expect(dismissals.map(({ state }) => state)).toEqual(['signed', 'signed']);
  });

  it('makes the reason count again when its signature is withdrawn', async () => {
    const { id: fileId } = await evaluations.files.open();
    const open = await ask(fileId);
    const { id } = await dismiss(open, open.reasons[0]!.id);
    expect((await ofFile(fileId))[0]!.status).toBe('dismissed');
    const path = `/api/reevaluation-dismissals/${id}`;
    expect((await evaluations.files.withdraw(path, await evaluations.qualified())).status).toBe(201);
    expect(await openOf(fileId)).toMatchObject({ id: open.id, status: 'open', closedAt: null });
    expect((await program.events(open.id)).at(-1)?.type).toBe('reevaluation.reopened.v1');
    expect((await openOf(fileId))!.reasons[0]).toMatchObject({ dismissalId: null, dismissedAt: null });
    // It can be dismissed again.
    await dismiss((await openOf(fileId))!, open.reasons[0]!.id);
    expect((await ofFile(fileId))[0]!.status).toBe('dismissed');
  });

  it('needs a text, a reason of the reevaluation, and a person who is qualified to evaluate', async () => {
    const { id: fileId } = await evaluations.files.open();
    const { id, reasons } = await ask(fileId);
    const post = (body: object) => program.send('POST', `/api/reevaluations/${id}/dismissals`, body);
    expect((await post({ reasonId: newId(), text: 'Another' })).body.errors[0].path).toBe('reasonId');
    expect((await post({ reasonId: reasons[0]!.id, text: '' })).body.errors[0].path).toBe('text');
    const { body } = await post({ reasonId: reasons[0]!.id, text: 'Fine' });
    const auditor = await evaluations.files.addQualified(['audit']);
    const path = `/api/reevaluation-dismissals/${body.id}`;
    expect((await evaluations.files.signRecord(path, 'dismissed', auditor)).status).toBe(422);
    expect((await openOf(fileId))!.reasons[0]!.dismissalId).toBeNull();
  });
});

describe('a new version of a hazard analysis', () => {
  it('H11: reopens each file of the food if a hazard that requires a control is new, once', async () => {
    const { id: foodId } = await evaluations.files.addFood();
    await evaluations.signAnalysis(foodId, [SALMONELLA]);
    const files: FsvpFile[] = [];
    for (let count = 0; count < 3; count += 1) files.push(await evaluations.files.open({ foodId }));
    const other = await evaluations.files.open();
    const closed = await evaluations.files.open({ foodId });
    await send('DELETE', `/api/fsvp-files/${closed.id}?reason=Ended`);
    const { id } = await evaluations.signAnalysis(foodId, [SALMONELLA, LISTERIA]);
    for (const { id: fileId } of files)
      expect(await ofFile(fileId)).toMatchObject([
        {
          status: 'open',
          dueOn: SOON,
          reasons: [
            {
              kind: 'hazard_analysis_changed',
              recordType: 'food-hazard-analysis',
              recordId: id,
              text: 'Version 2 of the hazard analysis: Listeria monocytogenes is new',
            },
          ],
        },
      ]);
    for (const { id: fileId } of [other, closed]) expect(await kindsOf(fileId)).toEqual([]);
    // Without a change nothing opens; a change of a hazard joins.
    await evaluations.signAnalysis(foodId, [SALMONELLA, { ...LISTERIA, note: 'Corrected' }]);
    expect(await kindsOf(files[0]!.id)).toHaveLength(1);
    await evaluations.signAnalysis(foodId, [SALMONELLA, { ...LISTERIA, probability: 'rare' }]);
    expect((await openOf(files[0]!.id))!.reasons.map(({ text }) => text)).toEqual([
      'Version 2 of the hazard analysis: Listeria monocytogenes is new',
      'Version 4 of the hazard analysis: Listeria monocytogenes has changed',
    ]);
    await evaluations.signAnalysis(foodId, [LISTERIA]);
    expect((await openOf(files[1]!.id))!.reasons).toHaveLength(3);
  });
});

describe('a changed supplier', () => {
  const before = {
    name: 'Bay Seafood',
    country: 'Peru',
    address: 'Quay 4',
    city: 'Paita',
    status: 'approved',
    riskLevel: 'low',
  };
  const change = (id: string, version: number, fields: object, more: object = {}) =>
    publish(
      supplierUpdated,
      { id, version, ...before, ...fields },
      { before: { id, version: version - 1, ...before }, ...more },
    );

  it('reopens its files for another name, address or country, once for each change, also redelivered', async () => {
    const { id: fileId, supplierId } = await evaluations.files.open();
    await handled(await change(supplierId, 2, { riskLevel: 'high', name: 'BAY  SEAFOOD', country: 'PE' }));
    expect(await kindsOf(fileId)).toEqual([]);
    const moved = await change(supplierId, 3, { country: 'Ecuador', address: 'Pier 9' });
    await handled(moved);
    expect(await openOf(fileId)).toMatchObject({
      dueOn: sinceNow(30),
      reasons: [
        {
          kind: 'supplier_changed',
          recordVersion: 3,
          text: 'Address: Quay 4, Paita → Pier 9, Paita; Country: Peru → Ecuador',
        },
      ],
    });
    // Under another id, as after a replay from another log.
    await handled(await change(supplierId, 3, { country: 'Ecuador', address: 'Pier 9' }));
    expect(await kindsOf(fileId)).toEqual(['supplier_changed']);
    await handled(await change(supplierId, 4, { name: 'Bay Seafood II' }));
    expect(await kindsOf(fileId)).toEqual(['supplier_changed', 'supplier_changed']);
  });

  it('is nothing for a file that was opened or evaluated later', async () => {
    const { id: fileId, supplierId } = await evaluations.open();
    const yesterday = { occurredAt: new Date(Date.now() - 86_400_000).toISOString() };
    await handled(await change(supplierId, 2, { country: 'Chile' }, yesterday));
    expect(await kindsOf(fileId)).toEqual([]);
    const { occurredAt } = await change(supplierId, 3, { name: 'Later' });
    await eventually(async () => (await kindsOf(fileId)).length);
    await evaluations.evaluate(fileId);
    expect((await ofFile(fileId))[0]!.status).toBe('closed');
    await handled(await change(supplierId, 4, { country: 'Bolivia' }, { occurredAt }));
    expect(await kindsOf(fileId)).toEqual([]);
  });
});

describe('receipts', () => {
  const record = async (
    supplierId: string,
    status: string,
    receivedOn: string,
    productName: string,
    { id = newId(), version = 1 } = {},
  ) => {
    const definition = version === 1 ? inspectionRecorded : inspectionUpdated;
    const event = await publish(definition, {
      id,
      version,
      supplierId,
      supplierName: null,
      productName,
      status,
      failureReasons: null,
      lotNumber: null,
      receivedDate: `${receivedOn}T00:00:00.000Z`,
      createdAt: new Date().toISOString(),
    });
    await handled(event);
    return id;
  };

  it('reopen a file when two in a row fail, and not for another product or supplier', async () => {
    const { id: foodId } = await evaluations.files.addFood({ name: 'Frozen squid' });
    const { id: fileId, supplierId } = await evaluations.files.open({ foodId });
    await record(supplierId, 'failed', sinceNow(-3), 'frozen SQUID');
    await record(supplierId, 'failed', sinceNow(-2), 'Crab');
    await record(supplierId, 'passed', sinceNow(-2), 'Frozen squid');
    await record(newId(), 'failed', sinceNow(-2), 'Frozen squid');
    await record(supplierId, 'failed', sinceNow(-1), 'Frozen squid');
    expect(await kindsOf(fileId)).toEqual([]);
    const id = await record(supplierId, 'failed', today(), 'Frozen squid');
    expect(await openOf(fileId)).toMatchObject({
      dueOn: SOON,
      reasons: [{ kind: 'receipts_failed', recordType: 'receiving-inspection', recordId: id }],
    });
    // More of them change nothing while it is open, also when an event comes again.
    await record(supplierId, 'failed', today(), 'Frozen squid');
    await record(supplierId, 'failed', today(), 'Frozen squid', { id, version: 1 });
    expect(await kindsOf(fileId)).toEqual(['receipts_failed']);
    const open = (await openOf(fileId))!;
    await dismiss(open, open.reasons[0]!.id);
    await record(supplierId, 'passed', today(), 'Frozen squid');
    expect(await kindsOf(fileId)).toEqual([]);
    await record(supplierId, 'failed', today(), 'Frozen squid');
    expect(await kindsOf(fileId)).toEqual(['receipts_failed']);
  });

  it('reopen a file when three of 90 days fail, counted from the day of each', async () => {
    const supplierId = program.suppliers.add('Bay Seafood');
    const productId = program.suppliers.addProduct(supplierId, 'Shrimp 16/20');
    const { id: fileId } = await evaluations.files.open({ supplierId, productIds: [productId] });
    const days = [-200, -103, -60, -11];
    for (const day of days) {
      await record(supplierId, 'failed', sinceNow(day), 'Shrimp 16/20');
      await record(supplierId, 'passed', sinceNow(day), 'Shrimp 16/20');
    }
    expect(await kindsOf(fileId)).toEqual([]);
    await record(supplierId, 'failed', sinceNow(-10), 'Shrimp 16/20');
    expect(await kindsOf(fileId)).toEqual(['receipts_failed']);
  });
});

describe('a verification whose result is inadequate', () => {
  const REVIEW = { service: 'quality', type: 'result-review.signed.v1', sides: { before: 'always', after: 'always' } };
  const sign = async (fileId: string | null, assessment: string, id = newId()) => {
    const event = await publish(REVIEW as unknown as EventDefinition, {
      id,
      version: 2,
      fileId,
      assessment,
      reason: 'No corrective action for the finding',
    });
    await handled(event);
    return id;
  };

  it('reopens its file, once for the review', async () => {
    const { id: fileId } = await evaluations.files.open();
    await sign(fileId, 'adequate');
    await sign(null, 'inadequate');
    expect(await kindsOf(fileId)).toEqual([]);
    const id = await sign(fileId, 'inadequate');
    await sign(fileId, 'inadequate', id);
    expect(await openOf(fileId)).toMatchObject({
      dueOn: SOON,
      reasons: [{ kind: 'verification_failed', recordId: id, text: 'No corrective action for the finding' }],
    });
  });
});

describe('a check of good standing', () => {
  it('reopens the file when the supplier was not found, also after a correction', async () => {
    const { id: fileId } = await evaluations.files.open();
    const check = (kind: string, found: boolean) =>
      send<{ id: string }>('POST', `/api/fsvp-files/${fileId}/standing-checks`, {
        kind,
        countryCode: 'NZ',
        authority: 'Ministry for Primary Industries',
        found,
        how: 'List of the authority',
        checkedOn: today(),
      });
    await check('scope', false);
    const { id } = await check('standing', true);
    expect(await kindsOf(fileId)).toEqual([]);
    await send('PUT', `/api/standing-checks/${id}`, { found: false });
    await send('PUT', `/api/standing-checks/${id}`, { how: 'Letter of the authority' });
    expect(await openOf(fileId)).toMatchObject({
      dueOn: sinceNow(3),
      reasons: [{ kind: 'standing_lost', recordId: id }],
    });
  });
});

describe('the schedule', () => {
  const schedule = () => program.app.get(ReevaluationSchedule, { strict: false });

  it('C-d, C-e: opens one 90 days before the three years end, whatever the supplier’s months say; twice opens nothing new', async () => {
    const { id: fileId } = await evaluations.open();
    const { id } = await evaluations.evaluate(fileId);
    const ends = addMonths(today(), 36);
    await schedule().open(addDays(ends, -91));
    expect(await kindsOf(fileId)).toEqual([]);
    expect(await schedule().open(addDays(ends, -90))).toBeGreaterThan(0);
    expect(await openOf(fileId)).toMatchObject({
      dueOn: ends,
      reasons: [{ kind: 'three_years', recordType: 'supplier-evaluation', recordId: id }],
    });
    expect(await schedule().open(addDays(ends, -90))).toBe(0);
    const open = (await openOf(fileId))!;
    await dismiss(open, open.reasons[0]!.id);
    expect(await schedule().open(addDays(ends, 5))).toBe(0);
    // The dismissal does not restart the clock.
    expect(await evaluations.item(fileId, 'RE-1')).toMatchObject({ state: 'satisfied', dueOn: ends });
  });

  it.each([
    ['Pacific/Kiritimati', '2027-03-01'],
    ['Asia/Kolkata', '2027-03-01'],
    ['America/New_York', '2027-02-28'],
  ])('counts the three years from the day in the suite’s time zone, over a leap day: %s', async (zone, dueOn) => {
    const { id: fileId } = await evaluations.open();
    const { id } = await evaluations.evaluate(fileId);
    await owner(`alter table signatures disable trigger user`, []);
    await owner(`update signatures set signed_at = '2024-02-29T20:00:00Z' where record_id = $1`, [id]);
    await owner(`alter table signatures enable trigger user`, []);
    const machineZone = suiteTimeZone();
    setTimeZone(zone);
    try {
      await schedule().open(addDays(dueOn, -91));
      expect(await openOf(fileId)).toBeUndefined();
      await schedule().open(addDays(dueOn, -90));
      expect(await openOf(fileId)).toMatchObject({ dueOn, reasons: [{ kind: 'three_years', recordId: id }] });
    } finally {
      setTimeZone(machineZone);
    }
  });

  it('opens one for a corrective action that was not done by its due day, unless the evaluation came later', async () => {
    const { id: fileId, supplierId } = await evaluations.open();
    const action = (id: string, dueOn: string, fields: object = {}, version = 1) =>
      publish(version === 1 ? actionOpened : actionUpdated, {
        id,
        version,
        supplierId,
        title: 'Replace the seals',
        status: 'open',
        priority: 'high',
        dueDate: `${dueOn}T00:00:00.000Z`,
        completedDate: null,
        createdAt: new Date().toISOString(),
        ...fields,
      });
    const [late, old, done] = [newId(), newId(), newId()];
    await action(late, sinceNow(1));
    await action(old, sinceNow(-1));
    await action(done, sinceNow(1), { status: 'completed', completedDate: new Date().toISOString() });
    await eventually(
      async () =>
        (await query<unknown[]>('select from action_directory where supplier_id = $1', [supplierId])).length === 3,
    );
    await schedule().open(sinceNow(1));
    expect(await kindsOf(fileId)).toEqual([]);
    await Promise.all([schedule().open(sinceNow(2)), schedule().open(sinceNow(2))]);
    expect(await openOf(fileId)).toMatchObject({
      reasons: [
        { kind: 'corrective_action', recordId: late, text: `“Replace the seals” was not done by ${sinceNow(1)}` },
      ],
    });
    await schedule().open(sinceNow(9));
    expect(await kindsOf(fileId)).toEqual(['corrective_action']);
  });
});

describe('a signed evaluation', () => {
  it('closes the reevaluation if it answers each reason, and is refused if it does not', async () => {
    const { id: fileId } = await evaluations.open();
    const { id: first } = await evaluations.evaluate(fileId);
    await ask(fileId, 'A letter of FDA');
    await ask(fileId, 'A complaint');
    const { id } = await send<{ id: string }>('POST', `/api/supplier-evaluations/${first}/versions`);
    const open = (await openOf(fileId))!;
    const [one] = answersTo(open);
    await evaluations.update(id, { answers: [one], conclusion: 'continue' });
    const qualified = await evaluations.qualified();
    const refused = await evaluations.files.signRecord(`/api/supplier-evaluations/${id}`, 'conducted', qualified);
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'answers.1.concernsChanged']);
    expect((await openOf(fileId))?.status).toBe('open');
    await evaluations.update(id, { answers: answersTo(open) });
    await evaluations.signEvaluation(id);
    expect(await ofFile(fileId)).toMatchObject([{ status: 'closed', evaluationId: id }]);
    expect((await program.events(open.id)).at(-1)?.type).toBe('reevaluation.closed.v1');
    const late = await program.send('POST', `/api/reevaluations/${open.id}/dismissals`, {
      reasonId: open.reasons[0]!.id,
      text: 'Too late',
    });
    expect([late.status, late.body.detail]).toEqual([409, 'This reevaluation is closed.']);
  });

  it('opens it again when its signature is withdrawn', async () => {
    const { id: fileId } = await evaluations.open();
    await evaluations.evaluate(fileId);
    const { id } = await ask(fileId);
    const evaluationId = await reevaluate(fileId, 'continue');
    expect((await ofFile(fileId))[0]).toMatchObject({ status: 'closed', evaluationId });
    const path = `/api/supplier-evaluations/${evaluationId}`;
    expect((await evaluations.files.withdraw(path, await evaluations.qualified())).status).toBe(201);
    expect(await openOf(fileId)).toMatchObject({ id, status: 'open', evaluationId: null, closedAt: null });
  });

  it('is refused when a reason has come since it was drafted', async () => {
    const { id: fileId } = await evaluations.open();
    const { id: first } = await evaluations.evaluate(fileId);
    await ask(fileId);
    const { id } = await send<{ id: string }>('POST', `/api/supplier-evaluations/${first}/versions`);
    await evaluations.update(id, { answers: answersTo((await openOf(fileId))!), conclusion: 'continue' });
    await ask(fileId, 'Another one');
    const qualified = await evaluations.qualified();
    const { status } = await evaluations.files.signRecord(`/api/supplier-evaluations/${id}`, 'conducted', qualified);
    expect(status).toBe(409);
    expect((await openOf(fileId))?.reasons).toHaveLength(2);
  });

  it('that stops importing suspends the file and takes the approval back', async () => {
    const { id: fileId } = await evaluations.open();
    await evaluations.evaluate(fileId);
    await evaluations.approve(fileId);
    await send('PUT', `/api/fsvp-files/${fileId}`, { lifecycle: 'importing' });
    expect(await evaluations.item(fileId, 'AV-1')).toMatchObject({ state: 'satisfied' });
    await ask(fileId);
    await reevaluate(fileId, 'stop', { goesOn: false });
    expect(await send<FsvpFile>('GET', `/api/fsvp-files/${fileId}`)).toMatchObject({ lifecycle: 'suspended' });
    expect(await evaluations.item(fileId, 'AV-1')).toMatchObject({ state: 'missing', reason: 'stale' });
    expect((await program.events(fileId)).at(-1)?.type).toBe('fsvp-file.updated.v1');
  });
});

describe('RE-1', () => {
  it('counts for 36 months, until the due day of an open reevaluation, and leads to it', async () => {
    const { id: fileId } = await evaluations.open();
    expect(await evaluations.item(fileId, 'RE-1')).toMatchObject({ state: 'missing', reason: 'absent' });
    await evaluations.evaluate(fileId);
    const ends = addMonths(today(), 36);
    expect(await evaluations.item(fileId, 'RE-1')).toMatchObject({ state: 'satisfied', dueOn: ends, nextAction: null });
    const { id } = await ask(fileId, 'A letter', sinceNow(5));
    expect(await evaluations.item(fileId, 'RE-1')).toMatchObject({
      state: 'expiring',
      dueOn: sinceNow(5),
      nextAction: { label: 'Reevaluate', href: `/fsvp-files?reevaluation=${id}` },
      notes: [expect.stringContaining('1 reason')],
    });
    await owner(
      'update reevaluations set due_on = $2::text::date, reasons = jsonb_set(reasons, $3::text[], to_jsonb($2::text)) where id = $1',
      [id, sinceNow(-1), '{0,dueOn}'],
    );
    expect(await evaluations.item(fileId, 'RE-1')).toMatchObject({ state: 'missing', reason: 'expired' });
    await reevaluate(fileId, 'continue');
    expect(await evaluations.item(fileId, 'RE-1')).toMatchObject({ state: 'satisfied', dueOn: ends });
  });
});

describe('reminders', () => {
  it('tell of a reevaluation that was opened, and a week before it is due', async () => {
    const { id: fileId } = await evaluations.files.open();
    const { id } = await ask(fileId, 'A letter', sinceNow(8));
    const kindsOn = async (day: string) => {
      const { text, values } = buildRemindersStatement(day);
      const [{ json }] = await query<[{ json: string }]>(text.replace('::text', '::text as json'), values as unknown[]);
      const { kinds } = JSON.parse(json) as { kinds: { kind: string; first: { id: string; day: string }[] }[] };
      return kinds.flatMap(({ kind, first }) => (first.some((one) => one.id === id) ? [kind] : []));
    };
    await owner(
      `delete from reevaluations where id <> $1 and not exists (
      select from reevaluation_dismissals d where d.reevaluation_id = reevaluations.id)`,
      [id],
    );
    expect(await kindsOn(today())).toEqual(['reevaluation_opened']);
    expect(await kindsOn(sinceNow(1))).toEqual(['reevaluation_opened', 'reevaluation_due']);
    expect(await kindsOn(sinceNow(20))).toEqual([]);
  });
});

/** What the service may not do. */
async function owner(sql: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: program.ownerUrl });
  await client.connect();
  await client.query(sql, values).finally(() => client.end());
}
