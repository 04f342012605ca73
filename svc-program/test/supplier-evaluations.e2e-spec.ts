import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, addMonths, today } from '@fsvp/contracts/core/calendar-day';
import { performanceSnapshot } from '@fsvp/contracts/program/supplier-evaluations/performance';
import { supplierApproval } from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import {
  checkSupplierEvaluation,
  listEvaluationsToCopy,
  supplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { newId } from '@fsvp/service-kit/database/columns';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { documentCopy } from '../src/document-directory/document-entries.js';
import { AFLATOXIN, SALMONELLA, TestEvaluations, WRITTEN } from './evaluations.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let evaluations: TestEvaluations;
beforeAll(async () => {
  program = await startTestProgram();
  evaluations = new TestEvaluations(program);
});
afterAll(() => program.close());

const PATH = '/api/supplier-evaluations';
const ofFile = (fileId: string) => `/api/fsvp-files/${fileId}/evaluations`;
const approvalsOf = (fileId: string) => `/api/fsvp-files/${fileId}/approvals`;
const check = async (id: string) =>
  checkSupplierEvaluation.response!.parse((await program.send('GET', `${PATH}/${id}/check`)).body);
const messagesOf = async (id: string) => (await check(id)).problems.map(({ message }) => message);
const verbsOf = async (id: string) => (await program.events(id)).map(({ type }) => type.split('.')[1]);
const storedMissing = async (fileId: string): Promise<string[]> =>
  (await program.send('GET', `/api/fsvp-files/${fileId}`)).body.readiness.missing;
const sign = async (path: string, meaning: Parameters<typeof evaluations.files.signRecord>[1], reason?: string) =>
  evaluations.files.signRecord(path, meaning, await evaluations.qualified(), reason);

async function saveDocument(id: string, fields: object = {}): Promise<void> {
  await documentCopy.save(program.database.dataSource.manager, [
    { id, title: 'Audit report', version: 1, language: 'en', withdrawn: false, files: [], ...fields } as never,
  ]);
}

describe('the draft of an evaluation', () => {
  it('has the hazards that the signed analysis wants controlled, and is the only one of its file', async () => {
    const file = await evaluations.open({}, [
      SALMONELLA,
      AFLATOXIN,
      {
        ...SALMONELLA,
        libraryCode: null,
        name: 'Norovirus',
        subtype: 'virus',
        requiresControl: false,
        sahcodha: false,
      },
    ]);
    const created = await evaluations.draft(file.id);
    expect(supplierEvaluation.parse(created)).toEqual(created);
    expect(created).toMatchObject({
      fileNumber: file.number,
      versionNumber: 1,
      state: 'draft',
      kind: 'initial',
      regime: 'standard',
      complianceOnly: false,
      basis: 'own',
      hazardAnalysisVersion: 1,
      conclusion: null,
      outdated: false,
      performance: { band: 'unknown', points: 100 },
    });
    expect(created.allocations.map(({ hazardName }) => hazardName)).toEqual(['Salmonella', 'Aflatoxin']);
    expect(created.allocations[0]).toEqual({
      hazardKey: created.allocations[0]!.hazardKey,
      hazardName: 'Salmonella',
      hazardClass: 'biological',
      subtype: 'pathogen',
      score: 12,
      sahcodha: true,
      requiredByPart112: false,
      controlledBy: null,
      entityName: null,
      control: null,
      evidence: [],
    });
    const second = await program.send('POST', ofFile(file.id), {});
    expect([second.status, second.body.detail]).toEqual([409, 'There is already a draft of this evaluation.']);
    expect((await program.send('PUT', `${PATH}/${created.id}`, {}, { 'if-match': '"7"' })).status).toBe(412);
    expect((await program.send('DELETE', `${PATH}/${created.id}`)).status).toBe(204);
    expect(await verbsOf(created.id)).toEqual(['drafted', 'deleted']);
  });

  it('is created once, also by two requests at the same moment', async () => {
    const file = await evaluations.open();
    const answers = await Promise.all([1, 2].map(() => program.send('POST', ofFile(file.id), {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('merges allocations hazard by hazard', async () => {
    const file = await evaluations.open({}, [SALMONELLA, AFLATOXIN]);
    const { id, allocations } = await evaluations.draft(file.id, WRITTEN);
    const [salmonella, aflatoxin] = allocations.map(({ hazardKey }) => hazardKey);
    await evaluations.update(id, {
      allocations: [{ hazardKey: salmonella, controlledBy: 'foreign_supplier', control: 'Steam treatment' }],
    });
    const after = await evaluations.update(id, {
      allocations: [{ hazardKey: aflatoxin, controlledBy: 'customer_pc', entityName: 'Mill Inc.' }],
    });
    expect(after.allocations.map(({ controlledBy, entityName }) => [controlledBy, entityName])).toEqual([
      ['foreign_supplier', null],
      ['customer_pc', 'Mill Inc.'],
    ]);
    expect(after).toMatchObject({ conclusion: 'approve', regulations: ['117'] });
  });

  it('refuses what does not belong to it, and names the field', async () => {
    const file = await evaluations.open();
    const { id, allocations, version } = await evaluations.draft(file.id);
    const put = async (body: object) => (await program.send('PUT', `${PATH}/${id}`, body)).body.errors;
    const { hazardKey } = allocations[0]!;
    expect(await put({ allocations: [{ hazardKey: newId(), controlledBy: 'importer' }] })).toEqual([
      {
        path: 'allocations.0.hazardKey',
        message: 'The hazard analysis of this evaluation has no such hazard that requires a control',
      },
    ]);
    expect(await put({ allocations: [{ hazardKey }, { hazardKey }] })).toEqual([
      { path: 'allocations', message: 'Send each hazard once' },
    ]);
    expect(await put({ allocations: [{ hazardKey, controlledBy: 'nobody' }] })).toEqual([
      { path: 'allocations.0.controlledBy', message: 'Choose who controls the hazard' },
    ]);
    expect(await put({ conclusion: 'perhaps', regulations: ['999'] })).toEqual([
      { path: 'regulations.0', message: 'Choose a part of 21 CFR' },
      { path: 'conclusion', message: 'Choose a conclusion' },
    ]);
    expect(await put({ answers: [{ reasonId: newId() }] })).toEqual([
      { path: 'answers.0.reasonId', message: 'This evaluation has no such open reason' },
    ]);
    expect(await put({ reviewed: { preparedOn: addDays(today(), 1) } })).toEqual([
      { path: 'reviewed.preparedOn', message: 'It cannot have been prepared in the future' },
    ]);
    program.suppliers.sources.checksDocuments = true;
    try {
      const document = newId();
      const errors = await put({
        procedures: { text: 'See the plan', evidence: [document] },
        allocations: [{ hazardKey, evidence: [document] }],
      });
      expect(errors.map(({ path }: { path: string }) => path)).toEqual([
        'allocations.0.evidence.0',
        'procedures.evidence.0',
      ]);
    } finally {
      program.suppliers.sources.checksDocuments = false;
    }
    expect((await evaluations.get(id)).version).toBe(version);
    expect((await program.send('POST', ofFile(newId()), {})).status).toBe(404);
    const closed = await evaluations.files.open();
    await program.send('DELETE', `/api/fsvp-files/${closed.id}?reason=Wrong`);
    expect((await program.send('POST', ofFile(closed.id), {})).status).toBe(409);
  });

  it('takes a newer analysis over by an update without a field only, and keeps the allocations of hazards that stay', async () => {
    const file = await evaluations.open({}, [SALMONELLA, AFLATOXIN]);
    const { id, allocations } = await evaluations.complete(file.id);
    await evaluations.signAnalysis(file.foodId, [
      { ...SALMONELLA, severity: 'medium' },
      { ...AFLATOXIN, libraryCode: 'LEAD', name: 'Lead', subtype: 'heavy_metal' },
    ]);
    const written = await evaluations.update(id, { otherFactors: 'Dry containers' });
    expect(written).toMatchObject({ outdated: true, hazardAnalysisVersion: 1 });
    expect(written.allocations).toEqual(allocations);
    expect((await check(id)).signable).toBe(false);
    expect((await sign(`${PATH}/${id}`, 'conducted')).body.detail).toBe(
      'The hazard analysis, the regime of the file or the reasons for the reevaluation have changed. Take the changes over, and check the draft.',
    );
    const taken = await evaluations.update(id, {});
    expect(taken).toMatchObject({ outdated: false, hazardAnalysisVersion: 2, otherFactors: 'Dry containers' });
    expect(taken.allocations.map(({ hazardName, score, controlledBy }) => [hazardName, score, controlledBy])).toEqual([
      ['Salmonella', 8, 'foreign_supplier'],
      ['Lead', 6, null],
    ]);
  });

  it('has no allocations for a supplement and asks a small supplier for the compliance history only', async () => {
    const supplement = await evaluations.files.addFood({ facts: { supplement: 'finished' } });
    const ofSupplement = await evaluations.draft((await evaluations.files.open({ foodId: supplement.id })).id);
    expect(ofSupplement).toMatchObject({ regime: 'ds_other', hazardAnalysisId: null, allocations: [] });
    expect(await messagesOf(ofSupplement.id)).not.toContain('Sign the hazard analysis of the food first.');

    const small = await evaluations.files.open({ circumstances: { smallSupplier: 'qualified_facility' } });
    const determination = await evaluations.files.draft(small.id, {
      chosenRegime: 'small_supplier',
      reason: 'It is a qualified facility',
    });
    await evaluations.files.sign(determination.id, await evaluations.qualified());
    const { id, ...ofSmall } = await evaluations.draft(small.id, { conclusion: 'approve' });
    expect(ofSmall).toMatchObject({ regime: 'small_supplier', complianceOnly: true, allocations: [] });
    expect(await messagesOf(id)).toEqual([
      'Describe how the supplier has complied with food-safety rules, and where you looked.',
    ]);
    await evaluations.update(id, { complianceHistory: { text: 'Nothing found on the pages of FDA' } });
    await evaluations.signEvaluation(id);
    expect((await evaluations.item(small.id, 'EV-1')).state).toBe('satisfied');
    await program.send('PUT', `/api/fsvp-files/${small.id}`, { circumstances: { smallSupplier: 'no' } });
    expect(await evaluations.item(small.id, 'EV-1')).toMatchObject({ state: 'missing', reason: 'stale' });
  });
});

describe('answers of another file', () => {
  const toCopy = async (fileId: string) => {
    const { status, body } = await program.send('GET', `${ofFile(fileId)}/to-copy`);
    return listEvaluationsToCopy.response!.parse(status === 200 ? body : {}).evaluations;
  };

  it('begin the draft of a second importer of the food and supplier, and each has to be checked before it is signed', async () => {
    const first = await evaluations.open({}, [SALMONELLA, AFLATOXIN]);
    const importer = await evaluations.files.addImporter();
    const { foodId, supplierId } = first;
    const second = await evaluations.files.open({ foodId, supplierId, importerId: importer.id });
    expect(await toCopy(second.id)).not.toContainEqual(expect.objectContaining({ fileId: first.id }));
    const signed = await evaluations.evaluate(first.id, { reason: 'None' });
    expect((await toCopy(second.id))[0]).toMatchObject({
      evaluationId: signed.id,
      fileNumber: first.number,
      isSameFood: true,
      isSameSupplier: true,
    });
    expect(await toCopy(first.id)).not.toContainEqual(expect.objectContaining({ fileId: first.id }));

    const own = { text: 'What this importer found' };
    const draft = await evaluations.draft(second.id, { copyFrom: signed.id, safetyHistory: own });
    expect(supplierEvaluation.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({
      allocations: signed.allocations,
      procedures: signed.procedures,
      regulations: ['117'],
      complianceHistory: signed.complianceHistory,
      safetyHistory: own,
      conclusion: null,
      reason: null,
    });
    const [salmonella, aflatoxin] = draft.allocations.map(({ hazardKey }) => `allocations.${hazardKey}`);
    expect(draft.copied).toEqual({
      evaluationId: signed.id,
      fileId: first.id,
      fileNumber: first.number,
      versionNumber: 1,
      toCheck: [salmonella, aflatoxin, 'complianceHistory', 'regulations', 'procedures'],
    });
    expect((await sign(`${PATH}/${draft.id}`, 'conducted')).body.errors).toContainEqual({
      path: 'allocations.0',
      message: `Salmonella: check what was copied from ${first.number}.`,
    });
    // What somebody changes was looked at; what else was looked at is said.
    const { allocations } = draft;
    const changed = await evaluations.update(draft.id, {
      allocations: [
        {
          hazardKey: allocations[0]!.hazardKey,
          controlledBy: 'foreign_supplier',
          control: 'Steam treatment of each lot',
        },
      ],
    });
    expect(changed.copied!.toCheck).not.toContain(salmonella);
    expect(changed.copied!.toCheck).toContain(aflatoxin);
    const checked = await evaluations.update(draft.id, { toCheck: [], conclusion: 'approve' });
    expect(checked.copied).toMatchObject({ fileNumber: first.number, toCheck: [] });
    expect((await check(draft.id)).problems).toEqual([]);
    await evaluations.signEvaluation(draft.id);
  });

  it('about another supplier are those about the food, and are refused for a file that has nothing in common', async () => {
    const first = await evaluations.open();
    const signed = await evaluations.evaluate(first.id);
    const second = await evaluations.files.open({ foodId: first.foodId });
    const draft = await evaluations.draft(second.id, { copyFrom: signed.id });
    expect(draft).toMatchObject({ regulations: ['117'], procedures: { text: null }, safetyHistory: { text: null } });
    expect(draft.allocations[0]).toMatchObject({
      controlledBy: 'foreign_supplier',
      control: 'Validated steam treatment',
    });

    const stranger = await evaluations.files.open();
    const refused = await program.send('POST', ofFile(stranger.id), { copyFrom: signed.id });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'copyFrom', message: 'Choose the signed evaluation of another file of the same food or supplier' }],
    ]);
    const unsigned = await program.send('POST', ofFile(stranger.id), { copyFrom: draft.id });
    expect(unsigned.status).toBe(400);
    expect((await program.send('GET', `${ofFile(newId())}/to-copy`)).status).toBe(404);
  });

  it('of a withdrawn version begin the next one, without its conclusion', async () => {
    const file = await evaluations.open();
    const signed = await evaluations.evaluate(file.id);
    await evaluations.files.withdraw(`${PATH}/${signed.id}`, await evaluations.qualified());
    const { status, body: copy } = await program.send('POST', `${PATH}/${signed.id}/versions`);
    expect([status, copy]).toMatchObject([
      201,
      { versionNumber: 2, kind: 'initial', procedures: signed.procedures, conclusion: null, copied: null },
    ]);
    expect(copy.allocations).toEqual(signed.allocations);
  });
});

describe('signing an evaluation', () => {
  it('names all that is missing: 422 with field and rule', async () => {
    const file = await evaluations.open({}, [SALMONELLA, AFLATOXIN]);
    const { id } = await evaluations.draft(file.id);
    const { status, body } = await sign(`${PATH}/${id}`, 'conducted');
    expect([status, body.code]).toEqual([422, 'record-incomplete']);
    expect(body.errors).toEqual([
      { path: 'allocations.0.controlledBy', message: 'Say who controls Salmonella.' },
      { path: 'allocations.1.controlledBy', message: 'Say who controls Aflatoxin.' },
      { path: 'procedures.text', message: 'Describe the procedures, processes and practices of the supplier.' },
      { path: 'regulations', message: 'Choose the rules that the supplier has to meet.' },
      {
        path: 'complianceHistory.text',
        message: 'Describe how the supplier has complied with food-safety rules, and where you looked.',
      },
      {
        path: 'safetyHistory.text',
        message: 'Describe your food-safety history with the supplier: tests, audits, how it corrects problems.',
      },
      { path: 'conclusion', message: 'Choose a conclusion.' },
    ]);
    expect((await evaluations.get(id)).state).toBe('draft');
  });

  it('needs the signed analysis of the food', async () => {
    const file = await evaluations.files.open();
    const { id } = await evaluations.draft(file.id, WRITTEN);
    expect(await messagesOf(id)).toEqual(['Sign the hazard analysis of the food first.']);
    const other = await evaluations.open();
    const draft = await evaluations.complete(other.id);
    await program.send('PUT', `/api/foods/${other.foodId}`, { facts: { readyToEat: true } });
    expect(await messagesOf(draft.id)).toEqual([
      'The facts of the food have changed. Sign a new version of its hazard analysis, or confirm it.',
    ]);
  });

  it('makes it count for 36 months, and the next version a reevaluation that supersedes it', async () => {
    const file = await evaluations.open();
    const signed = await evaluations.evaluate(file.id);
    expect(signed).toMatchObject({ state: 'signed', validUntil: addMonths(today(), 36), signedByName: 'Mia Chen' });
    expect(await evaluations.item(file.id, 'EV-1')).toMatchObject({
      state: 'satisfied',
      dueOn: addMonths(today(), 36),
      evidence: [
        { recordType: 'supplier-evaluation', id: signed.id, href: `/fsvp-files?view=${file.id}&evaluation=1` },
      ],
      notes: ['Screening is not in use: what is known of the supplier at FDA was looked up by hand.'],
    });
    for (const method of ['PUT', 'DELETE'])
      expect(
        (await program.send(method, `${PATH}/${signed.id}`, method === 'PUT' ? {} : undefined)).body,
      ).toMatchObject({
        status: 409,
        detail: 'This version is signed. Create a new version to change it.',
      });
    const { body: copy } = await program.send('POST', `${PATH}/${signed.id}/versions`);
    expect(copy).toMatchObject({ versionNumber: 2, kind: 'reevaluation', conclusion: null, reason: null });
    expect(copy.allocations).toEqual(signed.allocations);
    await evaluations.update(copy.id, { conclusion: 'approve' });
    expect(await messagesOf(copy.id)).toEqual(['Choose a conclusion of a reevaluation.']);
    await evaluations.update(copy.id, { conclusion: 'continue' });
    await evaluations.signEvaluation(copy.id);
    expect((await evaluations.get(signed.id)).state).toBe('superseded');
    expect(await verbsOf(signed.id)).toEqual(['drafted', 'updated', 'signed', 'superseded']);
    const { body } = await program.send('GET', ofFile(file.id));
    expect(body.supplierEvaluations.map(({ state }: { state: string }) => state)).toEqual(['signed', 'superseded']);
  });

  it('shows people what they sign', async () => {
    const file = await evaluations.open();
    const { id } = await evaluations.complete(file.id);
    const { body } = await program.send('GET', `${PATH}/${id}/signable`);
    const rows = Object.fromEntries(body.rows.map(({ label, text }: { label: string; text: string }) => [label, text]));
    expect(rows).toMatchObject({
      'FSVP File': file.number,
      Supplier: 'Bay Seafood',
      Kind: 'Evaluation',
      Conclusion: 'Approve the supplier',
      'Control of the Hazards': expect.stringContaining('Controlled by: The foreign supplier'),
      'Rules of 21 CFR': 'Part 117: human food, preventive controls',
    });
    expect(body.meanings).toEqual([
      expect.objectContaining({ meaning: 'conducted', activity: 'Evaluate suppliers', refusal: null }),
      expect.objectContaining({
        meaning: 'reviewed_and_assessed',
        refusal: 'This is your own evaluation: sign that you conducted it.',
      }),
    ]);
  });

  it('is for people who are qualified to evaluate the food and read its documents', async () => {
    const file = await evaluations.open();
    const document = newId();
    await saveDocument(document, { language: 'vi' });
    const { id } = await evaluations.complete(file.id, {
      safetyHistory: { text: 'See the report', evidence: [document] },
    });
    expect((await sign(`${PATH}/${id}`, 'conducted')).body.detail).toBe(
      'You are not recorded as qualified to read Vietnamese. Attach a translation or choose another person.',
    );
    const other = await evaluations.files.addQualified(['approval']);
    const refused = await evaluations.files.signRecord(`${PATH}/${id}`, 'conducted', other);
    expect(refused.body.detail).toMatch(/^You are not recorded as qualified to evaluate suppliers for Food \d+\.$/);
  });

  it('of another entity needs its review, and never relies on the supplier itself', async () => {
    const file = await evaluations.open();
    const { id } = await evaluations.complete(file.id, { basis: 'reviewed', reviewed: { entity: 'bay seafood' } });
    expect(await messagesOf(id)).toEqual([
      'Bay Seafood is the supplier itself, whose own evaluation cannot be relied on. Name another entity.',
      'Name the person who prepared the evaluation.',
      'Enter the day on which it was prepared.',
      'Say that a qualified individual prepared it, and how you know.',
      'Choose the document of the evaluation.',
      'Write your assessment of the evaluation, in at least 50 characters.',
    ]);
    const document = newId();
    await saveDocument(document);
    await evaluations.update(id, {
      reviewed: {
        entity: 'Nordic Trading',
        preparedBy: 'Elin Holm',
        preparedOn: '2026-05-04',
        qualificationEvidence: 'Certificate of 2024',
        documentId: document,
        assessment: 'It covers all hazards of our analysis, and rests on an audit of this year.',
      },
    });
    expect((await sign(`${PATH}/${id}`, 'conducted')).body.detail).toBe(
      'An evaluation that you rely on is reviewed and assessed.',
    );
    expect((await sign(`${PATH}/${id}`, 'reviewed_and_assessed')).status).toBe(201);
    expect((await evaluations.item(file.id, 'EV-1')).state).toBe('satisfied');
    // The evidence is gone.
    await saveDocument(document, { version: 2, withdrawn: true });
    expect(await evaluations.item(file.id, 'EV-1')).toMatchObject({ state: 'missing', reason: 'damaged' });
    await eventually(async () => (await storedMissing(file.id)).includes('EV-1'));
  });

  it('that was withdrawn gives nothing back', async () => {
    const file = await evaluations.open();
    const { id } = await evaluations.evaluate(file.id);
    await evaluations.approve(file.id);
    await evaluations.files.withdraw(`${PATH}/${id}`, await evaluations.qualified());
    expect((await evaluations.get(id)).state).toBe('withdrawn');
    expect(await evaluations.item(file.id, 'EV-1')).toMatchObject({ state: 'missing', reason: 'absent' });
    expect(await evaluations.item(file.id, 'AV-1')).toMatchObject({ state: 'missing', reason: 'stale' });
  });

  it('with the conclusion to stop suspends the file and ends the approval', async () => {
    const file = await evaluations.open();
    await evaluations.evaluate(file.id);
    await evaluations.approve(file.id);
    await program.send('PUT', `/api/fsvp-files/${file.id}`, { lifecycle: 'importing' });
    await evaluations.evaluate(file.id, { conclusion: 'stop', reason: 'Salmonella in three lots' });
    expect((await program.send('GET', `/api/fsvp-files/${file.id}`)).body.lifecycle).toBe('suspended');
    expect(await evaluations.item(file.id, 'AV-1')).toMatchObject({ state: 'missing', reason: 'stale' });
    const refused = await program.send('POST', approvalsOf(file.id), { decision: 'approved' });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'The evaluation concludes “Stop importing from the supplier”. Evaluate again first.',
    ]);
    // Afterwards the supplier is evaluated from the beginning.
    expect((await evaluations.draft(file.id)).kind).toBe('initial');
  });
});

describe('approvals', () => {
  it('need a signed evaluation, satisfy AV-1, and are superseded', async () => {
    const file = await evaluations.open();
    const early = await program.send('POST', approvalsOf(file.id), { decision: 'approved' });
    expect([early.status, early.body.detail]).toEqual([409, 'Sign the evaluation of the food and the supplier first.']);
    await evaluations.evaluate(file.id);
    expect(await evaluations.item(file.id, 'AV-1')).toMatchObject({
      state: 'missing',
      nextAction: {
        label: 'Approve the supplier',
        href: `/fsvp-files?view=${file.id}&evaluation=1&approve=1`,
      },
    });
    const approved = await evaluations.approve(file.id);
    expect(supplierApproval.parse(approved)).toEqual(approved);
    expect(approved).toMatchObject({ state: 'signed', evaluationVersion: 1, outdated: false, until: null });
    expect(await evaluations.item(file.id, 'AV-1')).toMatchObject({
      state: 'satisfied',
      dueOn: null,
      evidence: [{ recordType: 'supplier-approval', id: approved.id, signedBy: 'Mia Chen' }],
      notes: ['Same person: who signed the evaluation also approved the supplier.'],
    });
    await eventually(async () => !(await storedMissing(file.id)).some((code) => code === 'EV-1' || code === 'AV-1'));

    const second = await program.send('POST', approvalsOf(file.id), { decision: 'approved' });
    expect(second.status).toBe(201);
    expect((await program.send('POST', approvalsOf(file.id), { decision: 'approved' })).body.detail).toBe(
      'There is already a draft of this approval.',
    );
    expect(
      (await program.send('PUT', `/api/supplier-approvals/${second.body.id}`, {}, { 'if-match': '"7"' })).status,
    ).toBe(412);
  });

  it('for some time have a last day within 180 days and say how the food is verified', async () => {
    const file = await evaluations.open();
    await evaluations.evaluate(file.id);
    const { body: draft } = await program.send('POST', approvalsOf(file.id), {
      decision: 'approved_temporarily',
      until: addDays(today(), 181),
    });
    const path = `/api/supplier-approvals/${draft.id}`;
    const { status, body } = await sign(path, 'approved');
    expect([status, body.errors]).toEqual([
      422,
      [
        { path: 'until', message: `A temporary approval lasts at most 180 days, until ${addDays(today(), 180)}.` },
        { path: 'preImportVerification', message: 'Say how the food is verified before each import.' },
      ],
    ]);
    const until = addDays(today(), 180);
    await program.send('PUT', path, { until, preImportVerification: 'Each lot is tested' });
    expect((await sign(path, 'approved')).status).toBe(201);
    expect(await evaluations.item(file.id, 'AV-1')).toMatchObject({ state: 'satisfied', dueOn: until });

    const wrong = await program.send('POST', approvalsOf(file.id), { decision: 'approved', until });
    expect(wrong.body.errors).toEqual([{ path: 'until', message: 'Only a temporary approval has this' }]);
    const { body: changed } = await program.send('POST', approvalsOf(file.id), {
      decision: 'approved_temporarily',
      until,
    });
    const permanent = await program.send('PUT', `/api/supplier-approvals/${changed.id}`, { decision: 'approved' });
    expect(permanent.body).toMatchObject({ decision: 'approved', until: null });
  });

  it('end by a signed withdrawal, which only an approval can have', async () => {
    const file = await evaluations.open();
    await evaluations.evaluate(file.id);
    const { body: none } = await program.send('POST', approvalsOf(file.id), { decision: 'withdrawn' });
    expect((await sign(`/api/supplier-approvals/${none.id}`, 'withdrawn', 'Closed')).body.errors).toEqual([
      { path: 'decision', message: 'There is no approval to withdraw.' },
    ]);
    await program.send('DELETE', `/api/supplier-approvals/${none.id}`);
    const approved = await evaluations.approve(file.id);
    await evaluations.approve(file.id, { decision: 'withdrawn' });
    expect((await program.send('GET', `/api/supplier-approvals/${approved.id}`)).body.state).toBe('superseded');
    expect(await evaluations.item(file.id, 'AV-1')).toMatchObject({
      state: 'missing',
      reason: 'absent',
      notes: expect.arrayContaining(['The approval was withdrawn.']),
    });
  });

  it('stand while later evaluations let them continue, and are signed on the newest one', async () => {
    const file = await evaluations.open();
    await evaluations.evaluate(file.id);
    const approved = await evaluations.approve(file.id);
    await evaluations.evaluate(file.id, { conclusion: 'continue_changed', reason: 'Tests of each lot' });
    expect((await evaluations.item(file.id, 'AV-1')).state).toBe('satisfied');
    expect((await program.send('GET', `/api/supplier-approvals/${approved.id}`)).body.outdated).toBe(false);
    const { body: draft } = await program.send('POST', approvalsOf(file.id), { decision: 'approved' });
    await evaluations.evaluate(file.id, { conclusion: 'continue' });
    const path = `/api/supplier-approvals/${draft.id}`;
    expect((await sign(path, 'approved')).body.detail).toBe(
      'Another evaluation counts now. Take it over, and check the draft.',
    );
    expect((await program.send('PUT', path, {})).body).toMatchObject({ evaluationVersion: 3, outdated: false });
    expect((await sign(path, 'approved')).status).toBe(201);
  });

  it('need another person where the policy demands it', async () => {
    const file = await evaluations.open();
    await evaluations.evaluate(file.id);
    const { body: draft } = await program.send('POST', approvalsOf(file.id), { decision: 'approved' });
    const path = `/api/supplier-approvals/${draft.id}`;
    await program.database.dataSource.query(
      `insert into policy_copies (key, value, version) values ('sod.approval', 'on', 1) on conflict (key) do update set value = 'on'`,
    );
    try {
      const { status, body } = await sign(path, 'approved');
      expect([status, body.code, body.policy]).toEqual([403, 'separation-of-duties', 'sod.approval']);
      const other = await evaluations.files.addQualified(['approval']);
      expect((await evaluations.files.signRecord(path, 'approved', other)).body.samePerson).toBeNull();
    } finally {
      await program.database.dataSource.query(`delete from policy_copies where key = 'sod.approval'`);
    }
  });
});

describe('what the readiness of a file says', () => {
  it('of a hazard that a newer analysis adds: EV-1 is stale until it is evaluated', async () => {
    const file = await evaluations.open();
    await evaluations.evaluate(file.id);
    await evaluations.signAnalysis(file.foodId, [SALMONELLA, AFLATOXIN]);
    expect(await evaluations.item(file.id, 'EV-1')).toMatchObject({
      state: 'missing',
      reason: 'stale',
      notes: [
        'Not evaluated: who controls Aflatoxin.',
        'Screening is not in use: what is known of the supplier at FDA was looked up by hand.',
      ],
      nextAction: {
        label: 'Evaluate the food and the supplier',
        href: `/fsvp-files?view=${file.id}&evaluation=1`,
      },
    });
    await eventually(async () => (await storedMissing(file.id)).includes('EV-1'));
  });

  it('where all hazards are controlled later because the food cannot be consumed without it', async () => {
    const file = await evaluations.open();
    expect((await evaluations.item(file.id, 'AS-1')).state).toBe('not_applicable');
    await evaluations.evaluate(file.id, {}, { controlledBy: 'not_consumable', control: 'Raw cocoa beans are roasted' });
    expect(await evaluations.item(file.id, 'AS-1')).toMatchObject({ state: 'satisfied' });
    for (const code of ['EV-1', 'AV-1', 'VD-1', 'PR-1', 'RE-1'])
      expect(await evaluations.item(file.id, code)).toMatchObject({ state: 'not_applicable', citation: '1.507(a)' });
    await evaluations.signAnalysis(file.foodId, [SALMONELLA, AFLATOXIN]);
    expect(await evaluations.item(file.id, 'EV-1')).toMatchObject({ state: 'missing', reason: 'stale' });
    expect(await evaluations.item(file.id, 'AS-1')).toMatchObject({ state: 'missing', reason: 'stale' });
  });

  it('where a customer controls them: AS-2 applies and is missing, so nothing falls away', async () => {
    const file = await evaluations.open();
    await evaluations.evaluate(
      file.id,
      {},
      { controlledBy: 'customer_pc', entityName: 'Mill Inc.', control: 'Roasted in the mill' },
    );
    expect(await evaluations.item(file.id, 'AS-2')).toMatchObject({ state: 'missing', reason: 'absent' });
    expect((await evaluations.item(file.id, 'EV-1')).state).toBe('satisfied');
    expect((await evaluations.item(file.id, 'AV-1')).state).toBe('missing');
  });

  it('does not know drafts and signatures of later days', async () => {
    const file = await evaluations.open();
    await evaluations.evaluate(file.id);
    await program.database.dataSource.query(
      `update fsvp_files set created_at = created_at - interval '3 days' where id = $1`,
      [file.id],
    );
    expect(await evaluations.item(file.id, 'EV-1', addDays(today(), -1))).toMatchObject({
      state: 'missing',
      reason: 'absent',
    });
  });
});

describe('performance', () => {
  const band = async (supplierId: string) => program.send('GET', `/api/performance-bands/${supplierId}`);

  it('is computed from receipts and overdue actions, and kept by day', async () => {
    const { supplierId, id } = await evaluations.files.open();
    program.suppliers.sources.receipts.set(supplierId, {
      receipts: 40,
      failedReceipts: 2,
      firstReceivedOn: addMonths(today(), -31),
    });
    const { body } = await band(supplierId);
    expect(performanceSnapshot.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      supplierId,
      day: today(),
      formula: 'perf-1',
      metrics: {
        receipts: 40,
        failedReceipts: 2,
        inadequateReviews: 0,
        overdueActions: 0,
        confirmedMatches: null,
        months: 31,
      },
      points: 90,
      band: 'good',
      goodSince: today(),
    });
    const { dataSource } = program.database;
    const keep = (day: string, value: string) =>
      dataSource.query(
        `insert into performance_snapshots (supplier_id, day, formula, metrics, points, band) values ($1, $2, 'perf-1', '{}', 90, $3)`,
        [supplierId, day, value],
      );
    await keep(addDays(today(), -30), 'good');
    await keep(addDays(today(), -60), 'fair');
    await keep(addDays(today(), -90), 'good');
    expect((await band(supplierId)).body.goodSince).toBe(addDays(today(), -30));
    await dataSource.query(
      `insert into action_directory (id, supplier_id, title, status, priority, due_on, opened_on, done_on, version, deleted)
       select gen_random_uuid(), $1, 'Late', 'open', 'high', $2::date - 1, $2::date - 9, null, 1, false from generate_series(1, 2)`,
      [supplierId, today()],
    );
    expect((await band(supplierId)).body).toMatchObject({ points: 70, band: 'fair', goodSince: null });
    const rows = await dataSource.query<object[]>(
      'select band from performance_snapshots where supplier_id = $1 and day = $2',
      [supplierId, today()],
    );
    expect(rows).toEqual([{ band: 'fair' }]);
    expect((await evaluations.draft(id)).performance).toMatchObject({ points: 70, band: 'fair' });
    expect((await band(newId())).status).toBe(404);
  });

  it('is unknown while svc-quality is silent; an evaluation is written all the same', async () => {
    const file = await evaluations.open();
    program.suppliers.sources.unreachable.add('quality');
    try {
      expect((await band(file.supplierId)).status).toBe(503);
      const created = await evaluations.complete(file.id);
      expect(created.performance).toBeNull();
      await evaluations.signEvaluation(created.id);
    } finally {
      program.suppliers.sources.unreachable.delete('quality');
    }
  });
});
