import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { activityResult, type ActivityResult, type ResultReview } from '@fsvp/contracts/quality/activity-result';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import type { Signable } from '@fsvp/contracts/signatures/signature';
import { policyChanged } from '@fsvp/contracts/access/policy.record';
import { newId } from '@fsvp/service-kit/database/columns';
import { publish, waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { grantFor, newSigner, type TestSigner } from '@fsvp/service-kit/testing/signing';
import { sampleLine, SALMONELLA, TestPlans } from './plans.js';
import { listEvents, startQuality, type TestQuality } from './start.js';

const ACTIVITIES = '/api/verification-activities';
const MIA = newSigner('Mia Chen');
const AUDIT = {
  performedOn: addDays(today(), -20),
  performedBy: { name: 'Carla Ruiz', employer: 'Andes Audits', relation: 'third_party' },
  qualificationEvidence: 'Lead auditor',
  independent: true,
  procedures: 'Part 117, two days on site',
  conclusions: 'Controlled',
  correctiveActions: 'None',
  regulations: 'Part 117',
  foodSafetyPlanReviewed: 'yes',
};

let service: TestQuality;
let plans: TestPlans;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  plans = new TestPlans(service);
  supplierId = service.suppliers.add('Andes Pepper');
});
afterAll(() => service.close());

async function addActivity(changes: object = {}): Promise<VerificationActivity> {
  const body = { supplierId, title: 'Audit', type: 'audit', scheduledDate: today(), dueDate: today(), ...changes };
  return (await service.request('POST', ACTIVITIES, body)).body as VerificationActivity;
}
const put = (id: string, body: object, headers: Record<string, string> = {}) =>
  service.request('PUT', `${ACTIVITIES}/${id}/result`, body, headers);
const getActivity = async (id: string) =>
  (await service.request('GET', `${ACTIVITIES}/${id}`)).body as VerificationActivity;

async function addCompleteResult(changes: object = {}): Promise<ActivityResult> {
  const { status, body, text } = await put((await addActivity()).id, { ...AUDIT, ...changes, complete: true });
  if (status !== 200) throw new Error(text);
  return body as ActivityResult;
}

async function draftReview(activityId: string, body: object = { assessment: 'adequate' }): Promise<ResultReview> {
  const answer = await service.request('POST', `${ACTIVITIES}/${activityId}/reviews`, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body as ResultReview;
}

async function sign(id: string, signer: TestSigner = MIA) {
  const read = (await service.request('GET', `/api/result-reviews/${id}/signable`)).body as Signable;
  const grant = await grantFor(read, 'reviewed_and_assessed', signer);
  return service.request('POST', `/api/result-reviews/${id}/signatures`, { grant }, await service.headersOf(signer));
}

describe('results', () => {
  it('are drafts that say what is missing, and complete only with all of it', async () => {
    const { id } = await addActivity();
    expect((await service.request('GET', `${ACTIVITIES}/${id}/result`)).status).toBe(404);
    const draft = await put(id, { conclusions: 'Controlled' });
    expect(activityResult.parse(draft.body)).toEqual(draft.body);
    expect(draft.body).toMatchObject({
      version: 1,
      activity: 'audit',
      state: 'draft',
      completedAt: null,
      review: null,
    });
    expect(draft.body.missing.map(({ path }: { path: string }) => path)).toContain('procedures');
    const refused = await put(id, { complete: true });
    expect([refused.status, refused.body.code]).toEqual([422, 'record-incomplete']);
    expect(refused.body.errors).toEqual(draft.body.missing);
    const complete = await put(id, { ...AUDIT, complete: true });
    expect(complete.body).toMatchObject({ version: 2, state: 'complete', missing: [], conclusions: 'Controlled' });
    expect((await service.request('GET', `${ACTIVITIES}/${id}/result`)).body).toEqual(complete.body);
    expect((await listEvents(service, complete.body.id)).map(({ type }) => type)).toEqual([
      'activity-result.drafted.v1',
      'activity-result.completed.v1',
    ]);
    // A complete result stays complete, or becomes a draft by a choice.
    expect((await put(id, { conclusions: null })).status).toBe(422);
    expect((await put(id, { conclusions: null, complete: false })).body).toMatchObject({ state: 'draft', version: 3 });
  });

  it('change nothing of the activity but how far the result is', async () => {
    const activity = await addActivity();
    expect(activity).toMatchObject({ fileId: null, planLineKey: null, citation: null, resultState: 'none' });
    await put(activity.id, { ...AUDIT, complete: true });
    expect(await getActivity(activity.id)).toEqual({
      ...activity,
      citation: '1.506(e)(1)(i)',
      resultState: 'complete',
    });
    expect(await listEvents(service, activity.id)).toHaveLength(1);
  });

  it.each([
    ['performedBy.relation', { performedBy: { relation: 'supplier' } }],
    ['performedOn', { performedOn: addDays(today(), 2) }],
    ['startedOn', { startedOn: today(), performedOn: addDays(today(), -1) }],
    ['samples', { samples: 0 }],
    ['activity', { activity: 'records_review' }],
    ['inspectionId', { inspectionId: newId() }],
    ['documentIds.0', { documentIds: [newId()] }],
    ['planLine', { planLine: { fileId: newId(), lineKey: newId() } }],
  ])('refuse what cannot be: %s', async (path, body) => {
    const { id } = await addActivity();
    const answer = await put(id, body);
    expect([answer.status, answer.body.errors?.map((one: { path: string }) => one.path)]).toEqual([400, [path]]);
    expect((await service.request('GET', `${ACTIVITIES}/${id}/result`)).status).toBe(404);
  });

  it('refuse a report from before its test, and allow the supplier as its performer', async () => {
    const { id } = await addActivity({ type: 'testing' });
    const days = { performedOn: addDays(today(), -3), reportedOn: addDays(today(), -4) };
    expect((await put(id, days)).body.errors).toMatchObject([{ path: 'reportedOn' }]);
    expect((await put(id, { performedBy: { relation: 'supplier' } })).body).toMatchObject({
      activity: 'sampling_testing',
      performedBy: { name: null, employer: null, relation: 'supplier' },
    });
  });

  it('do not overwrite what another window recorded', async () => {
    const { id } = await addActivity();
    const [none, first] = [{ 'if-match': '"0"' }, { 'if-match': '"1"' }];
    expect((await put(id, { conclusions: 'One' }, none)).status).toBe(200);
    const second = await put(id, { conclusions: 'Two' }, none);
    expect([second.status, second.body.current.conclusions]).toEqual([412, 'One']);
    expect((await put(id, { conclusions: 'Two' }, first)).body.version).toBe(2);
    expect((await put(id, { conclusions: 'Three' }, first)).status).toBe(412);
  });

  it('are not completed for a cancelled activity', async () => {
    const { id } = await addActivity({ status: 'cancelled' });
    expect((await put(id, { ...AUDIT, complete: true })).status).toBe(409);
    expect((await put(id, AUDIT)).status).toBe(200);
  });
});

describe('an inspection in place of an audit', () => {
  it('is accepted within the year before the audit is due (C-c)', async () => {
    const file = await plans.openFile(supplierId);
    const line = sampleLine({ beforeFirstImport: false });
    const signedOn = addDays(today(), -200);
    await plans.sign(file, [line], 1, signedOn);
    const dueOn = addDays(signedOn, 365);
    const { id } = await addActivity();
    const inspection = {
      activity: 'inspection',
      authority: 'FDA',
      regulations: 'Part 117',
      whyAppropriate: 'It covered the line and the hazards',
      documentIds: [service.suppliers.addDocument('Form FDA 483')],
      planLine: { fileId: file.id, lineKey: line.lineKey },
      complete: true,
    };
    const refused = await put(id, { ...inspection, performedOn: addDays(dueOn, -366) });
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: 'performedOn' }]]);
    const accepted = await put(id, { ...inspection, performedOn: addDays(dueOn, -365) });
    expect(accepted.body).toMatchObject({ state: 'complete', fileId: file.id, planLineKey: line.lineKey });
    expect(await getActivity(id)).toMatchObject({ fileId: file.id, citation: '1.506(e)(1)(i)(E)', version: 2 });
    const lines = (await service.request('GET', `${ACTIVITIES}/${id}/plan-lines`)).body;
    expect(lines.planLines.find((one: { lineKey: string }) => one.lineKey === line.lineKey)).toMatchObject({
      fileNumber: 'F-000123',
      foodName: 'Black pepper',
      dueOn,
    });
    // The activity belongs to a file of this supplier.
    const moved = await service.request('PUT', `${ACTIVITIES}/${id}`, { supplierId: service.suppliers.add('Other') });
    expect(moved.body.errors).toMatchObject([{ path: 'supplierId' }]);
  });
});

describe('reviews', () => {
  it('are signed by a person who is qualified and reads the documents', async () => {
    const documentIds = [service.suppliers.addDocument('Informe', { language: 'es' })];
    const { activityId } = await addCompleteResult({ documentIds });
    const { id } = await draftReview(activityId);
    service.suppliers.reads = ['en'];
    expect((await sign(id)).body.detail).toBe('You are not recorded as qualified to read Spanish.');
    service.suppliers.reads = null;
    expect((await sign(id)).status).toBe(201);
    expect(service.suppliers.demands.at(-1)).toEqual({ activity: 'results_review', food: null, languages: [['es']] });
    const { body } = await service.request('GET', `${ACTIVITIES}/${activityId}/reviews`);
    expect(body.resultReviews).toMatchObject([{ state: 'signed', signedByName: 'Mia Chen', outdated: false }]);
    expect(await getActivity(activityId)).toMatchObject({ resultState: 'reviewed_adequate' });
    expect((await service.request('GET', `${ACTIVITIES}/${activityId}/result`)).body.review).toMatchObject({
      id,
      assessment: 'adequate',
      signedByName: 'Mia Chen',
    });
  });

  it('become stale when the result changes, which needs a new review', async () => {
    const { activityId } = await addCompleteResult();
    const { id } = await draftReview(activityId);
    await sign(id);
    await put(activityId, { conclusions: 'Two deficiencies' });
    expect(await getActivity(activityId)).toMatchObject({ resultState: 'complete' });
    const { signatures } = (await service.request('GET', `/api/result-reviews/${id}/signatures`)).body;
    expect(signatures).toMatchObject([{ state: 'stale' }]);
    expect((await service.request('GET', `${ACTIVITIES}/${activityId}/result`)).body.review).toBeNull();
    const second = await draftReview(activityId);
    expect([second.versionNumber, second.resultVersion]).toEqual([2, 2]);
    expect((await sign(second.id)).status).toBe(201);
    expect(await getActivity(activityId)).toMatchObject({ resultState: 'reviewed_adequate' });
    expect((await service.request('GET', `/api/result-reviews/${id}`)).body).toMatchObject({ state: 'superseded' });
  });

  it('are not signed on a result that changed since the draft was saved', async () => {
    const { activityId } = await addCompleteResult();
    const { id } = await draftReview(activityId);
    await put(activityId, { conclusions: 'Two deficiencies' });
    expect((await sign(id)).body.detail).toMatch(/^The result has changed/);
    expect((await service.request('PUT', `/api/result-reviews/${id}`, {})).body).toMatchObject({ outdated: false });
    expect((await sign(id)).status).toBe(201);
  });

  it('of inadequate results need a reason and a corrective action of the supplier', async () => {
    const { activityId } = await addCompleteResult();
    const { id } = await draftReview(activityId, { assessment: 'inadequate' });
    const refused = await sign(id);
    expect([refused.status, refused.body.errors.map((one: { path: string }) => one.path)]).toEqual([
      422,
      ['reason', 'actionIds'],
    ]);
    const addAction = async (supplier: string) =>
      (
        await service.request('POST', '/api/corrective-actions', {
          supplierId: supplier,
          title: 'Roof',
          description: 'Leaks',
          correctiveAction: 'Repair',
          dueDate: today(),
        })
      ).body.id as string;
    const foreign = await addAction(service.suppliers.add('Another supplier'));
    const change = (body: object) => service.request('PUT', `/api/result-reviews/${id}`, body);
    expect((await change({ actionIds: [foreign] })).body.errors).toMatchObject([{ path: 'actionIds.0' }]);
    expect((await change({ hazardKeys: [SALMONELLA] })).body.errors).toMatchObject([{ path: 'hazardKeys.0' }]);
    await change({ reason: 'The roof leaks', actionIds: [await addAction(supplierId)] });
    expect((await sign(id)).status).toBe(201);
    expect(await getActivity(activityId)).toMatchObject({ resultState: 'reviewed_inadequate' });
  });

  it('give nothing back when their signature is withdrawn', async () => {
    const { activityId } = await addCompleteResult();
    const { id } = await draftReview(activityId);
    const signature = (await sign(id)).body;
    const read = (await service.request('GET', `/api/result-reviews/${id}/signable`)).body as Signable;
    const { id: signatureId, version, contentSha256 } = signature;
    const of = { type: 'signature' as const, id: signatureId, version, contentSha256, reason: 'A mistake' };
    const grant = await grantFor(read, 'withdrawn', MIA, of);
    const path = `/api/result-reviews/${id}/signatures/${signatureId}/withdrawal`;
    expect((await service.request('POST', path, { grant }, await service.headersOf(MIA))).status).toBe(201);
    expect(await getActivity(activityId)).toMatchObject({ resultState: 'complete' });
  });

  it('wait for a complete result, one draft at a time, and never change once they are signed', async () => {
    const { id: activityId } = await addActivity();
    const path = `${ACTIVITIES}/${activityId}/reviews`;
    expect((await service.request('GET', path)).body).toEqual({ resultReviews: [], total: 0 });
    expect((await service.request('POST', path, { assessment: 'adequate' })).status).toBe(404);
    await put(activityId, AUDIT);
    expect((await service.request('POST', path, { assessment: 'adequate' })).status).toBe(409);
    await put(activityId, { complete: true });
    const { id } = await draftReview(activityId);
    expect((await service.request('POST', path, { assessment: 'adequate' })).body.code).toBe('duplicate');
    await sign(id);
    const one = `/api/result-reviews/${id}`;
    expect((await service.request('PUT', one, { reason: 'x' })).body.code).toBe('record-signed');
    expect((await service.request('DELETE', one)).body.code).toBe('record-signed');
  });

  it('are not those of the performer where the policy refuses it', async () => {
    const policy = { id: newId(), version: 1, key: 'sod.reviewer', value: 'on' };
    await waitUntilHandled(service, await publish(service, policyChanged, policy));
    const performed = { performedBy: { name: ' mia CHEN', employer: null, relation: 'importer' } };
    const { activityId } = await addCompleteResult(performed);
    const { id } = await draftReview(activityId);
    expect((await sign(id)).body.code).toBe('separation-of-duties');
    expect((await sign(id, newSigner('Noor Haddad'))).status).toBe(201);
    // The account that signed that it conducted the activity, whatever name the result has.
    const other = await addCompleteResult();
    await service.request('PUT', `${ACTIVITIES}/${other.activityId}`, { status: 'completed' });
    const read = (await service.request('GET', `${ACTIVITIES}/${other.activityId}/signable`)).body as Signable;
    const grant = await grantFor(read, 'conducted', MIA);
    const headers = await service.headersOf(MIA);
    await service.request('POST', `${ACTIVITIES}/${other.activityId}/signatures`, { grant }, headers);
    const second = await draftReview(other.activityId);
    expect((await sign(second.id)).body.code).toBe('separation-of-duties');
  });
});

describe('the list of activities', () => {
  it('is filtered by file and by the state of the result, with exact totals', async () => {
    const count = async (query: string) => {
      const { body, text } = await service.request('GET', `${ACTIVITIES}?${query}`);
      if (!body.activities) throw new Error(text);
      return [body.total, body.activities.length] as [number, number];
    };
    const states = ['none', 'draft', 'complete', 'reviewed_adequate', 'reviewed_inadequate'];
    const counts = async () => Promise.all(states.map((state) => count(`resultState=${state}&limit=100`)));
    const before = await counts();
    for (const [total, listed] of before) expect(listed).toBe(total);
    const { id } = await addActivity();
    await put(id, AUDIT);
    await put((await addActivity()).id, { ...AUDIT, complete: true });
    const after = await counts();
    expect(after.map(([total], at) => total - before[at]![0])).toEqual([0, 1, 1, 0, 0]);
    const [both] = await count('resultState=draft&resultState=complete&limit=100');
    expect(both).toBe(after[1]![0] + after[2]![0]);
    expect(await count(`fileId=${newId()}`)).toEqual([0, 0]);
    expect((await service.request('GET', `${ACTIVITIES}?resultState=late`)).status).toBe(400);
  });
});
