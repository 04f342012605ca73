import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { FileSchedule, VerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { actionUpdated } from '@fsvp/contracts/quality/corrective-action.record';
import { activityResultUpdated } from '@fsvp/contracts/quality/activity-result.record';
import { resultReviewUpdated } from '@fsvp/contracts/quality/result-review.record';
import { verificationUpdated } from '@fsvp/contracts/quality/verification.record';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import { newId } from '@fsvp/service-kit/database/columns';
import { publish, waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { countInadequateReviews } from '../src/performance/inadequate-reviews.js';
import { TestEvaluations } from './evaluations.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let evaluations: TestEvaluations;
beforeAll(async () => {
  program = await startTestProgram();
  evaluations = new TestEvaluations(program);
});
afterAll(() => program.close());

/** A file with a signed plan: a yearly onsite audit before the first import. */
async function openPlanned(): Promise<{ file: FsvpFile; plan: VerificationPlan }> {
  const file = await evaluations.open();
  await evaluations.evaluate(file.id);
  await evaluations.approve(file.id);
  const { body } = await program.send('POST', `/api/fsvp-files/${file.id}/plans`, {});
  const plan = body as VerificationPlan;
  const signer = await evaluations.qualified();
  const { status, text } = await evaluations.files.signRecord(
    `/api/verification-plans/${plan.id}`,
    'determined',
    signer,
  );
  if (status !== 201) throw new Error(text);
  return { file, plan };
}

/** An activity of svc-quality, whose events are published. */
class Activity {
  readonly id = newId();
  readonly resultId = newId();
  readonly reviewId = newId();
  private readonly versions = new Map<string, number>();

  constructor(
    private readonly file: FsvpFile,
    private readonly planLineKey: string,
  ) {}

  private async send(definition: EventDefinition, id: string, data: object): Promise<void> {
    const version = (this.versions.get(id) ?? 0) + 1;
    this.versions.set(id, version);
    await waitUntilHandled(program, await publish(program, definition, { id, version, ...data }));
  }

  schedule(changes: object = {}): Promise<void> {
    const { id: fileId, supplierId } = this.file;
    const dueDate = `${today()}T00:00:00.000Z`;
    const { planLineKey } = this;
    const fields = { supplierId, fileId, planLineKey, title: 'Onsite audit', status: 'scheduled', dueDate };
    return this.send(verificationUpdated, this.id, { ...fields, completedDate: null, ...changes });
  }

  record(changes: object = {}): Promise<void> {
    const { id: activityId, planLineKey } = this;
    const fields = { activityId, fileId: this.file.id, planLineKey, activity: 'audit', documentIds: [] };
    const complete = { state: 'complete', performedOn: today(), completedAt: new Date().toISOString() };
    return this.send(activityResultUpdated, this.resultId, { ...fields, ...complete, ...changes });
  }

  review(changes: object = {}): Promise<void> {
    const { id: activityId, resultId } = this;
    const fields = {
      activityId,
      resultId,
      versionNumber: 1,
      resultVersion: this.versions.get(resultId),
      actionIds: [],
    };
    const signed = { state: 'signed', signedByName: 'Mia Chen', signedAt: new Date().toISOString() };
    return this.send(resultReviewUpdated, this.reviewId, { ...fields, assessment: 'adequate', ...signed, ...changes });
  }
}

const stateOf = async (file: FsvpFile, code: string) => {
  const { state, reason } = await evaluations.item(file.id, code);
  return reason ?? state;
};
const states = async (file: FsvpFile) => [await stateOf(file, 'VA-1'), await stateOf(file, 'VR-1')];

describe('what is performed of a plan', () => {
  it('is judged from the schedule to the review (C-b)', async () => {
    const unplanned = await evaluations.open();
    expect(await states(unplanned)).toEqual(['absent', 'absent']);
    const { file, plan } = await openPlanned();
    const activity = new Activity(file, plan.lines[0]!.lineKey);
    await activity.schedule();
    expect(await states(file)).toEqual(['absent', 'absent']);
    expect((await evaluations.item(file.id, 'VA-1')).nextAction).toEqual({
      label: 'Record the results of the planned activities',
      href: `/verifications?file=${file.id}&view=${activity.id}`,
    });
    // Completed by the selector, without a result.
    await activity.schedule({ status: 'completed', completedDate: new Date().toISOString() });
    expect(await states(file)).toEqual(['incomplete', 'absent']);
    await activity.record({ state: 'draft', completedAt: null });
    expect(await states(file)).toEqual(['incomplete', 'absent']);
    await activity.record();
    expect(await states(file)).toEqual(['satisfied', 'absent']);
    expect(await evaluations.item(file.id, 'VA-1')).toMatchObject({
      dueOn: addDays(today(), 365),
      evidence: [{ recordType: 'activity-result', href: `/verifications?view=${activity.id}` }],
    });
    expect((await evaluations.item(file.id, 'VR-1')).nextAction?.href).toBe(
      `/verifications?file=${file.id}&view=${activity.id}`,
    );
    await activity.review({ state: 'draft', signedByName: null, signedAt: null });
    expect(await stateOf(file, 'VR-1')).toBe('unsigned');
    await activity.review();
    expect(await states(file)).toEqual(['satisfied', 'satisfied']);
    await activity.record({ performedOn: addDays(today(), -1) });
    expect(await stateOf(file, 'VR-1')).toBe('stale');
    await activity.review({ state: 'withdrawn' });
    expect(await stateOf(file, 'VR-1')).toBe('absent');
    await activity.schedule({ planLineKey: null, fileId: null });
    expect(await states(file)).toEqual(['absent', 'absent']);
  });

  it('I6: is inadequate until its corrective actions are closed as effective', async () => {
    const { file, plan } = await openPlanned();
    const activity = new Activity(file, plan.lines[0]!.lineKey);
    const actionId = newId();
    await activity.schedule();
    await activity.record();
    await activity.review({ assessment: 'inadequate', actionIds: [actionId] });
    expect(await stateOf(file, 'VR-1')).toBe('inadequate');
    const period = { from: addDays(today(), -1), until: today() };
    expect(await countInadequateReviews(program.database.dataSource.manager, file.supplierId, period)).toBe(1);
    const action = (version: number, changes: object) =>
      publish(program, actionUpdated, {
        id: actionId,
        version,
        supplierId: file.supplierId,
        title: 'Roof',
        priority: 'high',
        dueDate: `${today()}T00:00:00.000Z`,
        createdAt: new Date().toISOString(),
        completedDate: new Date().toISOString(),
        ...changes,
      });
    await waitUntilHandled(program, await action(1, { status: 'closed', verificationOfEffectiveness: null }));
    expect(await stateOf(file, 'VR-1')).toBe('inadequate');
    await waitUntilHandled(program, await action(2, { status: 'closed', verificationOfEffectiveness: 'Audit' }));
    expect(await stateOf(file, 'VR-1')).toBe('satisfied');
  });

  it('shows in the stored readiness and in the schedule', async () => {
    const { file, plan } = await openPlanned();
    const activity = new Activity(file, plan.lines[0]!.lineKey);
    const schedule = async () =>
      ((await program.send('GET', `/api/fsvp-files/${file.id}/schedule`)).body as FileSchedule).activities;
    await activity.schedule();
    expect((await schedule())[0]).toMatchObject({ dueOn: today(), activityId: activity.id });
    const missing = async () =>
      ((await program.send('GET', `/api/fsvp-files/${file.id}`)).body as FsvpFile).readiness.missing;
    expect(await missing()).toEqual(expect.arrayContaining(['VA-1', 'VR-1']));
    await activity.record();
    await activity.review();
    await eventually(async () => !(await missing()).some((code) => code === 'VA-1' || code === 'VR-1'));
    expect((await schedule()).slice(0, 2)).toMatchObject([
      { state: 'done', performedOn: today(), activityId: activity.id },
      { dueOn: addDays(today(), 365) },
    ]);
  });

  it('belongs where it did after a change by an earlier release, which does not know plans', async () => {
    const { file, plan } = await openPlanned();
    const activity = new Activity(file, plan.lines[0]!.lineKey);
    await activity.schedule();
    await activity.record();
    await activity.schedule({ fileId: undefined, planLineKey: undefined, title: 'Renamed' });
    expect(await stateOf(file, 'VA-1')).toBe('satisfied');
  });
});
