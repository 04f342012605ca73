import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, addMonths, today } from '@fsvp/contracts/core/calendar-day';
import type { Reminders } from '@fsvp/contracts/core/reminder';
import {
  checkVerificationPlan,
  getFileSchedule,
  proposeVerificationPlan,
  verificationPlan,
  type VerificationPlan,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import type { PlanLine } from '@fsvp/contracts/program/verification-plans/plan-line';
import type { Meaning } from '@fsvp/contracts/signatures/signature';
import { newId } from '@fsvp/service-kit/database/columns';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { AFLATOXIN, SALMONELLA, TestEvaluations } from './evaluations.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let evaluations: TestEvaluations;
beforeAll(async () => {
  program = await startTestProgram();
  evaluations = new TestEvaluations(program);
});
afterAll(() => program.close());

const PATH = '/api/verification-plans';
const one = (id: string, rest = '') => `${PATH}/${id}${rest}`;
const ofFile = (fileId: string) => `/api/fsvp-files/${fileId}/plans`;
const get = async (id: string) => verificationPlan.parse((await program.send('GET', one(id))).body);
const verbsOf = async (id: string) => (await program.events(id)).map(({ type }) => type.split('.')[1]);
const check = async (id: string) =>
  checkVerificationPlan.response!.parse((await program.send('GET', one(id, '/check'))).body);
const propose = async (fileId: string) =>
  proposeVerificationPlan.response!.parse((await program.send('POST', `${ofFile(fileId)}/propose`)).body);
const storedMissing = async (fileId: string): Promise<string[]> =>
  (await program.send('GET', `/api/fsvp-files/${fileId}`)).body.readiness.missing;
/** Whether people are told that the plan is outdated. */
async function isPlanTold(fileId: string): Promise<boolean> {
  const { kinds } = (await program.send('GET', '/internal/program-reminders')).body as Reminders;
  return kinds.some(({ kind, first }) => kind === 'plan_outdated' && first.some(({ id }) => id === fileId));
}

async function accepted<T>(method: string, path: string, body?: object): Promise<T> {
  const { status, body: answer, text } = await program.send(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return answer as T;
}
const draft = (fileId: string, body: object = {}) => accepted<VerificationPlan>('POST', ofFile(fileId), body);
const update = (id: string, body: object) => accepted<VerificationPlan>('PUT', one(id), body);
const newVersion = (id: string) => accepted<VerificationPlan>('POST', one(id, '/versions'));
const sign = async (id: string, meaning: Meaning = 'determined') =>
  evaluations.files.signRecord(one(id), meaning, await evaluations.qualified());
async function signed(fileId: string, body: object = {}): Promise<VerificationPlan> {
  const { id } = await draft(fileId, body);
  const { status, text } = await sign(id);
  if (status !== 201) throw new Error(text);
  return get(id);
}

/** A file with a signed evaluation in which the supplier controls these hazards. */
async function evaluated(hazards: readonly object[] = [SALMONELLA], allocation: object = {}) {
  const file = await evaluations.open({}, hazards);
  await evaluations.evaluate(file.id, {}, allocation);
  return file;
}

/** A line as it is sent, with changes. */
const inputOf = ({ rule: _, proposed: _proposed, hazardNames: _names, ...line }: PlanLine, changes: object = {}) => ({
  ...line,
  ...changes,
});
const JUSTIFICATION = {
  text: 'Three audits in a row without a significant deficiency, and forty lots tested without a finding since 2024.',
  basis: ['audits', 'test_results'],
};

describe('the draft of a plan', () => {
  it('has what is proposed for the signed evaluation, in the words of the rules, and is the only one of its file', async () => {
    const file = await evaluated([SALMONELLA, AFLATOXIN]);
    const proposal = await propose(file.id);
    expect((await program.send('GET', ofFile(file.id))).body).toEqual({ verificationPlans: [], total: 0 });
    const created = await draft(file.id);
    expect(verificationPlan.parse(created)).toEqual(created);
    expect(created).toMatchObject({
      fileNumber: file.number,
      versionNumber: 1,
      state: 'draft',
      evaluationVersion: 1,
      regime: 'standard',
      band: 'unknown',
      droppedLines: [],
      outdated: false,
      isAlternative: false,
    });
    expect(created.lines).toEqual(proposal.lines);
    expect(created.explanations).toEqual(proposal.explanations);
    expect(created.lines.map(({ rule, activity, frequency }) => [rule, activity, frequency])).toEqual([
      ['P1', 'audit', { everyDays: 365 }],
      ['P5', 'records_review', { everyMonths: 12 }],
      ['P12', 'sampling_testing', { everyLots: 1, lots: 5 }],
    ]);
    expect(await check(created.id)).toEqual({ signable: true, problems: [], warnings: [] });
    const second = await program.send('POST', ofFile(file.id), {});
    expect([second.status, second.body.detail]).toEqual([409, 'There is already a draft of this verification plan.']);
    expect((await program.send('PUT', one(created.id), {}, { 'if-match': '"7"' })).status).toBe(412);
    expect((await program.send('DELETE', one(created.id))).status).toBe(204);
    expect(await verbsOf(created.id)).toEqual(['drafted', 'deleted']);
  });

  it('is created once, also by two requests at the same moment', async () => {
    const file = await evaluated();
    const answers = await Promise.all([1, 2].map(() => program.send('POST', ofFile(file.id), {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('needs a signed evaluation, a regime with a plan and an open file', async () => {
    const file = await evaluations.open();
    const refused = async (path: string) => {
      const { status, body } = await program.send('POST', path, {});
      return [status, body.detail];
    };
    const expected = [409, 'Evaluate the food and the supplier first: there is no signed evaluation.'];
    expect(await refused(ofFile(file.id))).toEqual(expected);
    expect(await refused(`${ofFile(file.id)}/propose`)).toEqual(expected);
    for (const path of [ofFile(newId()), `${ofFile(newId())}/propose`]) expect((await refused(path))[0]).toBe(404);
    expect((await program.send('GET', ofFile(newId()))).status).toBe(404);
    expect((await program.send('GET', one(newId()))).status).toBe(404);

    const research = await evaluations.files.open({
      circumstances: {
        purpose: 'research',
        confirmed: ['not_sold', 'labelled_for_research', 'small_quantity', 'declared_at_entry'],
      },
    });
    const determination = await evaluations.files.draft(research.id, { chosenRegime: 'exempt' });
    await evaluations.files.sign(determination.id, await evaluations.qualified());
    expect(await refused(ofFile(research.id))).toEqual([
      409,
      'A verification plan is not needed under the regime of this file: FSVP does not apply.',
    ]);

    const closing = await evaluated();
    const { id } = await draft(closing.id);
    await program.send('DELETE', `/api/fsvp-files/${closing.id}?reason=No%20more%20imports`);
    expect((await program.send('PUT', one(id), { justification: null })).status).toBe(409);
    expect((await sign(id)).body.detail).toBe('This file is closed.');
  });

  it('takes lines as a whole, keeps their rule and their proposal, and lists what it leaves out', async () => {
    const file = await evaluated([SALMONELLA, AFLATOXIN]);
    const { id, lines } = await draft(file.id);
    const [audit, review, sampling] = lines as [PlanLine, PlanLine, PlanLine];
    const changed = await update(id, {
      lines: [
        inputOf(audit, { rule: 'own', proposed: null }),
        inputOf(review, { frequency: { everyMonths: 6 }, changeReason: 'Two findings' }),
        {
          activity: 'other',
          hazardKeys: review.hazardKeys,
          frequency: { once: true },
          description: 'Visit',
          changeReason: 'New plant',
        },
      ],
      droppedLines: [{ lineKey: sampling.lineKey, changeReason: 'Tested at origin' }],
    });
    expect(changed.lines.map(({ rule, proposed }) => [rule, proposed?.frequency])).toEqual([
      ['P1', { everyDays: 365 }],
      ['P5', { everyMonths: 12 }],
      ['own', undefined],
    ]);
    expect(changed.lines.map(({ lineKey }) => lineKey).slice(0, 2)).toEqual([audit.lineKey, review.lineKey]);
    expect(changed.droppedLines).toEqual([{ ...sampling, changeReason: 'Tested at origin' }]);
    // The reason stays while the line is left out, and the proposal comes back with the line.
    const kept = await update(id, { lines: changed.lines.slice(0, 2).map((line) => inputOf(line)) });
    expect(kept.droppedLines).toEqual(changed.droppedLines);
    const again = await update(id, { lines: [...kept.lines, sampling].map((line) => inputOf(line)) });
    expect([again.lines[2], again.droppedLines]).toEqual([sampling, []]);
    const version = again.version;
    expect((await update(id, { lines: again.lines.map((line) => inputOf(line)) })).version).toBe(version);
  });

  it('refuses lines that do not belong to it, and names the field', async () => {
    const file = await evaluated([SALMONELLA, AFLATOXIN]);
    const { id, lines } = await draft(file.id);
    const [audit, review] = lines as [PlanLine, PlanLine];
    const errorsOf = async (body: object) => {
      const { status, body: answer } = await program.send('PUT', one(id), body);
      return [status, ...(answer.errors ?? []).map(({ path }: { path: string }) => path)];
    };
    const plain = { activity: 'audit', hazardKeys: [], frequency: { everyDays: 30 } };
    expect(await errorsOf({ lines: [{ ...plain, hazardKeys: [newId()] }] })).toEqual([400, 'lines.0.hazardKeys.0']);
    expect(await errorsOf({ lines: [{ ...plain, lineKey: newId() }] })).toEqual([400, 'lines.0.lineKey']);
    expect(await errorsOf({ lines: [inputOf(audit), inputOf(audit)] })).toEqual([400, 'lines.1.lineKey']);
    expect(await errorsOf({ lines: [inputOf(audit, { activity: 'other' })] })).toEqual([400, 'lines.0.activity']);
    expect(
      await errorsOf({ lines: [inputOf(audit, { addressee: { kind: 'suppliers_supplier', name: 'Mill' } })] }),
    ).toEqual([400, 'lines.0.addressee']);
    expect(await errorsOf({ lines: [{ ...plain, frequency: { everyDays: 0 } }] })).toEqual([
      400,
      'lines.0.frequency.everyDays',
    ]);
    expect(await errorsOf({ lines: [{ ...plain, frequency: {} }] })).toEqual([400, 'lines.0.frequency']);
    expect(await errorsOf({ lines: [{ ...plain, frequency: { everyDays: 3, once: true } }] })).toEqual([
      400,
      'lines.0.frequency',
    ]);
    expect(await errorsOf({ droppedLines: [{ lineKey: review.lineKey, changeReason: 'x' }] })).toEqual([
      400,
      'droppedLines.0.lineKey',
    ]);
    expect(await errorsOf({ justification: { text: 'x', basis: ['hope'] } })).toEqual([400, 'justification.basis.0']);
    expect((await get(id)).version).toBe(1);
  });
});

describe('the signature of a plan', () => {
  it('satisfies VD-1, supersedes the version before it, and publishes the lines with the file', async () => {
    const file = await evaluated();
    expect(await evaluations.item(file.id, 'VD-1')).toMatchObject({
      state: 'missing',
      reason: 'absent',
      nextAction: { label: 'Plan the verification activities', href: `/fsvp-files?view=${file.id}&plan=1` },
    });
    const { id } = await draft(file.id);
    expect(await evaluations.item(file.id, 'VD-1')).toMatchObject({ state: 'missing', reason: 'unsigned' });
    expect((await sign(id)).status).toBe(201);
    const plan = await get(id);
    expect(plan).toMatchObject({ state: 'signed', signedByName: 'Mia Chen' });
    expect(await evaluations.item(file.id, 'VD-1')).toMatchObject({
      state: 'satisfied',
      evidence: [
        {
          recordType: 'verification-plan',
          id,
          title: 'Verification plan, version 1',
          href: `/fsvp-files?view=${file.id}&plan=1`,
        },
      ],
    });
    expect(await evaluations.item(file.id, 'VD-2')).toMatchObject({ state: 'not_applicable', citation: '1.506(d)(2)' });
    await eventually(async () => !(await storedMissing(file.id)).includes('VD-1'));
    const event = (await program.events(id)).at(-1)!;
    expect(event).toMatchObject({
      type: 'verification-plan.signed.v1',
      after: {
        fileId: file.id,
        supplierId: file.supplierId,
        foodId: file.foodId,
        foodName: file.foodName,
        lines: plan.lines,
      },
    });

    expect((await program.send('PUT', one(id), {})).body.detail).toBe(
      'This version is signed. Create a new version to change it.',
    );
    const second = await newVersion(id);
    expect(second).toMatchObject({ versionNumber: 2, state: 'draft', lines: plan.lines });
    expect((await sign(second.id)).status).toBe(201);
    expect((await get(id)).state).toBe('superseded');
    expect(await verbsOf(id)).toEqual(['drafted', 'signed', 'superseded']);
    expect((await program.send('POST', one(id, '/versions'))).status).toBe(409);
    await evaluations.files.withdraw(one(second.id), await evaluations.qualified());
    expect(await evaluations.item(file.id, 'VD-1')).toMatchObject({ state: 'missing', reason: 'absent' });
  });

  it('needs somebody who is qualified to plan', async () => {
    const file = await evaluated();
    const { id } = await draft(file.id);
    const other = await evaluations.files.addQualified(['evaluation']);
    expect((await evaluations.files.signRecord(one(id), 'determined', other)).status).toBe(422);
  });

  it('P-c: an audit every 24 months needs a justification, and is an alternative determination that satisfies VD-2', async () => {
    const file = await evaluated();
    const { id, lines } = await draft(file.id);
    const [audit, ...others] = lines as [PlanLine, ...PlanLine[]];
    const rare = (changes: object = {}) =>
      update(id, {
        lines: [inputOf(audit, { frequency: { everyMonths: 24 }, ...changes }), ...others.map((line) => inputOf(line))],
      });
    expect((await rare()).isAlternative).toBe(true);
    const unexplained = await sign(id);
    expect([unexplained.status, unexplained.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['lines.0.changeReason', 'justification.text', 'justification.basis'],
    ]);
    await rare({ changeReason: 'Long history' });
    for (const meaning of ['determined', 'alternative_determination'] as const)
      expect((await sign(id, meaning)).status).toBe(422);
    await update(id, { justification: { ...JUSTIFICATION, basis: [] } });
    expect((await sign(id, 'alternative_determination')).status).toBe(422);
    await update(id, { justification: JUSTIFICATION });
    expect((await sign(id)).body.errors).toEqual([
      { path: 'justification', message: expect.stringContaining('alternative determination') },
    ]);
    expect((await sign(id, 'alternative_determination')).status).toBe(201);
    expect(await evaluations.item(file.id, 'VD-1')).toMatchObject({ state: 'satisfied' });
    expect(await evaluations.item(file.id, 'VD-2')).toMatchObject({ state: 'satisfied', evidence: [{ id }] });
  });

  it('is no alternative where the yearly audit is planned; without any audit the check warns', async () => {
    const file = await evaluated();
    const { id, lines } = await draft(file.id);
    expect((await sign(id, 'alternative_determination')).status).toBe(409);
    const [audit, ...others] = lines as [PlanLine, ...PlanLine[]];
    await update(id, { lines: others.map((line) => inputOf(line)) });
    const { signable, problems, warnings } = await check(id);
    expect([signable, problems.map(({ path }) => path)]).toEqual([
      false,
      ['justification.text', 'justification.basis'],
    ]);
    expect(warnings).toEqual([expect.stringContaining('FDA expects some auditing in most cases')]);
    expect((await get(id)).droppedLines.map(({ lineKey }) => lineKey)).toEqual([audit.lineKey]);
  });

  it('is refused with the name of a hazard that has to be verified and has no activity', async () => {
    const file = await evaluated([AFLATOXIN, { ...AFLATOXIN, libraryCode: null, name: 'Ochratoxin', severity: 'low' }]);
    const { id, lines } = await draft(file.id);
    const keyOf = (name: string) =>
      lines.flatMap(({ hazardKeys, hazardNames }) => hazardKeys.filter((_, at) => hazardNames[at] === name))[0];
    const rest = lines.filter(({ hazardNames }) => !hazardNames.includes('Ochratoxin'));
    await update(id, { lines: rest.map((line) => inputOf(line, { hazardKeys: [keyOf('Aflatoxin')] })) });
    const refused = await sign(id);
    expect([refused.status, refused.body.errors[0]]).toEqual([
      422,
      { path: 'lines', message: 'Ochratoxin has to be verified, and no activity names it.' },
    ]);
  });

  it('leaves VD-1 incomplete while the importer controls a hazard', async () => {
    const file = await evaluated([SALMONELLA], { controlledBy: 'importer' });
    const plan = await signed(file.id);
    expect(plan.lines).toEqual([]);
    expect(plan.explanations).toEqual([expect.objectContaining({ rule: null, citation: '1.502(c)(1)' })]);
    expect(await evaluations.item(file.id, 'VD-1')).toMatchObject({
      state: 'missing',
      reason: 'incomplete',
      notes: [expect.stringContaining('The importer controls Salmonella')],
    });
  });
});

describe('a plan and its evaluation', () => {
  const reevaluate = (fileId: string, fields: object) => evaluations.evaluate(fileId, fields);

  it('continues with "continue", and waits for a new version after "continue_changed"', async () => {
    const file = await evaluated();
    const plan = await signed(file.id);
    await reevaluate(file.id, { conclusion: 'continue' });
    expect(await evaluations.item(file.id, 'VD-1')).toMatchObject({ state: 'satisfied' });
    await reevaluate(file.id, { conclusion: 'continue_changed', reason: 'Test more lots' });
    expect(await evaluations.item(file.id, 'VD-1')).toMatchObject({
      state: 'missing',
      reason: 'stale',
      notes: ['The evaluation has changed since the plan was signed. Sign a new version of the plan.'],
    });
    expect((await get(plan.id)).outdated).toBe(true);
    await eventually(async () => (await storedMissing(file.id)).includes('VD-1'));
    expect(await isPlanTold(file.id)).toBe(true);
    await reevaluate(file.id, { conclusion: 'continue' });
    expect(await evaluations.item(file.id, 'VD-1')).toMatchObject({ reason: 'stale' });
    const { id } = await newVersion(plan.id);
    expect((await sign(id)).status).toBe(201);
    expect(await evaluations.item(file.id, 'VD-1')).toMatchObject({ state: 'satisfied' });
    await eventually(async () => !(await isPlanTold(file.id)));
  });

  it('of a draft is taken over with an empty PUT, and decisions on lines that are still proposed stay', async () => {
    const file = await evaluated([AFLATOXIN]);
    const { id, lines } = await draft(file.id);
    const [review] = lines as [PlanLine];
    await update(id, { lines: [inputOf(review, { frequency: { everyMonths: 3 }, changeReason: 'Season' })] });
    await evaluations.signAnalysis(file.foodId, [AFLATOXIN, SALMONELLA]);
    await reevaluate(file.id, { conclusion: 'continue' });
    expect(await get(id)).toMatchObject({ outdated: true, evaluationVersion: 1 });
    expect((await sign(id)).body.detail).toBe(
      'Another evaluation was signed. Open the draft and take over what it says.',
    );
    const same = await update(id, { justification: null });
    expect(same).toMatchObject({ outdated: true, evaluationVersion: 1 });
    const taken = await update(id, {});
    expect(taken).toMatchObject({ outdated: false, evaluationVersion: 2 });
    expect(taken.lines.map(({ activity, frequency, changeReason }) => [activity, frequency, changeReason])).toEqual([
      ['records_review', { everyMonths: 3 }, 'Season'],
      ['audit', { everyDays: 365 }, null],
      ['sampling_testing', { everyLots: 1, lots: 5 }, null],
    ]);
    expect(taken.lines[0]!.lineKey).toBe(review.lineKey);
    expect((await sign(id)).status).toBe(201);
  });

  it('keys of signed lines stay; a line never gets a hazard that its activities have not verified', async () => {
    const file = await evaluated([AFLATOXIN]);
    const first = await signed(file.id);
    await evaluations.signAnalysis(file.foodId, [AFLATOXIN, { ...AFLATOXIN, libraryCode: null, name: 'Ochratoxin' }]);
    await reevaluate(file.id, { conclusion: 'continue' });
    expect(await evaluations.item(file.id, 'VD-1')).toMatchObject({ reason: 'stale' });
    const second = await newVersion(first.id);
    const [review] = second.lines as [PlanLine];
    expect(review.hazardNames).toEqual(['Aflatoxin', 'Ochratoxin']);
    expect(review.lineKey).not.toBe(first.lines[0]!.lineKey);
    // The key of the earlier line is known, and its activities have verified aflatoxin only.
    const widened = await program.send('PUT', one(second.id), {
      lines: [inputOf(first.lines[0]!, { hazardKeys: review.hazardKeys, changeReason: 'All in one' })],
    });
    expect([widened.status, widened.body.errors[0].path]).toEqual([400, 'lines.0.hazardKeys']);
    expect((await sign(second.id)).status).toBe(201);
    await evaluations.signAnalysis(file.foodId, [AFLATOXIN]);
    await reevaluate(file.id, { conclusion: 'continue' });
    const third = await newVersion(second.id);
    expect(third.lines[0]).toMatchObject({ lineKey: first.lines[0]!.lineKey, hazardNames: ['Aflatoxin'] });
  });

  it('the signature of the evaluation withdrawn: VD-1 is stale', async () => {
    const file = await evaluated();
    const { evaluationId } = await signed(file.id);
    await evaluations.files.withdraw(`/api/supplier-evaluations/${evaluationId}`, await evaluations.qualified());
    expect(await evaluations.item(file.id, 'VD-1')).toMatchObject({ state: 'missing', reason: 'stale' });
  });
});

describe('a finished dietary supplement', () => {
  it('is verified against part 111, without hazards', async () => {
    const food = await evaluations.files.addFood({ facts: { supplement: 'finished' } });
    const file = await evaluations.files.open({ foodId: food.id });
    const determination = await evaluations.files.draft(file.id, { chosenRegime: 'ds_other' });
    await evaluations.files.sign(determination.id, await evaluations.qualified());
    const { id: evaluationId } = await evaluations.complete(file.id);
    await evaluations.signEvaluation(evaluationId);
    const plan = await signed(file.id);
    expect(plan).toMatchObject({ regime: 'ds_other', allocations: [] });
    expect(plan.lines.map(({ rule, activity, hazardKeys }) => [rule, activity, hazardKeys])).toEqual([
      ['P10', 'records_review', []],
      ['P10', 'audit', []],
    ]);
    expect(await evaluations.item(file.id, 'VD-1')).toMatchObject({ state: 'satisfied' });
  });
});

describe('the schedule of a file', () => {
  const scheduleOf = async (fileId: string, to?: string) => {
    const { status, body } = await program.send('GET', `/api/fsvp-files/${fileId}/schedule${to ? `?to=${to}` : ''}`);
    return status === 200 ? getFileSchedule.response!.parse(body) : [status, body.errors?.[0].path];
  };

  it('follows from the signed plan, by default for 24 months', async () => {
    const file = await evaluated([SALMONELLA, AFLATOXIN]);
    expect(await scheduleOf(file.id)).toEqual({ activities: [], byLots: [] });
    const { lines } = await signed(file.id);
    const [audit, review, sampling] = lines as [PlanLine, PlanLine, PlanLine];
    const title = `Onsite audit: ${file.foodName} (Salmonella)`;
    const reviewTitle = `Review of records: ${file.foodName} (Aflatoxin)`;
    const of = (line: PlanLine, name: string) => (dueOn: string, state: string) => ({
      lineKey: line.lineKey,
      activity: line.activity,
      title: name,
      dueOn,
      state,
      performedOn: null,
      activityId: null,
    });
    const [audited, reviewed] = [of(audit, title), of(review, reviewTitle)];
    const expected = [
      audited(today(), 'due'),
      reviewed(today(), 'due'),
      audited(addDays(today(), 365), 'planned'),
      reviewed(addMonths(today(), 12), 'planned'),
      audited(addDays(today(), 730), 'planned'),
      reviewed(addMonths(today(), 24), 'planned'),
    ].filter(({ dueOn }) => dueOn <= addMonths(today(), 24));
    const { activities, byLots } = (await scheduleOf(file.id)) as { activities: object[]; byLots: object[] };
    expect(activities).toEqual(expect.arrayContaining(expected));
    expect(activities).toHaveLength(expected.length);
    expect(byLots).toEqual([
      { lineKey: sampling.lineKey, title: `Sampling and testing: ${file.foodName} (Salmonella)` },
    ]);
    expect(((await scheduleOf(file.id, today())) as { activities: object[] }).activities).toHaveLength(2);
  });

  it('refuses days before today and far ahead, and unknown files', async () => {
    const file = await evaluated();
    expect(await scheduleOf(file.id, addDays(today(), -1))).toEqual([400, 'to']);
    expect(await scheduleOf(file.id, addDays(addMonths(today(), 36), 1))).toEqual([400, 'to']);
    expect(await scheduleOf(newId())).toEqual([404, undefined]);
  });
});
