import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import {
  controlRecord,
  getDisclosure,
  listControlRecords,
  type ControlRecord,
} from '@fsvp/contracts/program/control-records/control-record';
import { newId } from '@fsvp/service-kit/database/columns';
import { disclosureErrors } from '../src/control-records/disclosed-hazards.js';
import { documentCopy } from '../src/document-directory/document-entries.js';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let files: TestFiles;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
});
afterAll(() => program.close());

const of = (fileId: string) => `/api/fsvp-files/${fileId}/control-records`;
const one = (id: string) => `/api/control-records/${id}`;
type Answer = Awaited<ReturnType<TestProgram['send']>>;
const errorsOf = ({ status, body }: Answer) => [
  status,
  body.errors?.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`),
];
const REVIEW = {
  kind: 'LACF-1',
  effectiveOn: '2026-03-05',
  statement: 'The retort records of lot 7 show the scheduled process.',
  reviewerName: 'Dana Reyes',
};
const SYSTEM = { kind: 'AS-4', effectiveOn: '2026-03-05', statement: 'Every lot is roasted before it is sold.' };
const add = async (fileId: string, body: object): Promise<ControlRecord> => {
  const answer = await program.send('POST', of(fileId), { documentId: newId(), ...body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
async function putDocument(id: string, changes: object = {}): Promise<void> {
  const entry = {
    id,
    version: 1,
    title: 'Retort records',
    type: 'other',
    fileName: 'a.pdf',
    mimeType: 'application/pdf',
    fileSize: 1,
    withdrawn: false,
    verificationId: null,
    correctiveActionId: null,
    supplierId: null,
    expirationDate: null,
    ...changes,
  };
  await documentCopy.save(program.database.dataSource.manager, [entry as never]);
}
const itemOf = async (fileId: string, code: string, query = '') => {
  const { body } = await program.send('GET', `/api/fsvp-files/${fileId}/readiness${query}`);
  return body.items.find((item: { code: string }) => item.code === code);
};

describe('records of controls elsewhere', () => {
  it('are recorded with their last day, listed, corrected and deleted, and each change is an event', async () => {
    const file = await files.open();
    const recorded = await add(file.id, REVIEW);
    expect(controlRecord.parse(recorded)).toEqual(recorded);
    expect(recorded).toMatchObject({
      version: 1,
      fileId: file.id,
      fileNumber: file.number,
      kind: 'LACF-1',
      reviewerName: 'Dana Reyes',
      useDocumentId: null,
      customerName: null,
      hazardKeys: [],
      hazardNames: [],
      validUntil: '2027-03-05',
    });
    const system = await add(file.id, { ...SYSTEM, effectiveOn: '2026-04-01', useDocumentId: newId() });
    const changed = await program.send('PUT', one(recorded.id), { effectiveOn: '2024-02-29' });
    expect(changed.body).toEqual({
      ...recorded,
      version: 2,
      updatedAt: changed.body.updatedAt,
      effectiveOn: '2024-02-29',
      validUntil: '2025-02-28',
    });
    const { body: list } = await program.send('GET', of(file.id));
    expect(listControlRecords.response!.parse(list)).toEqual({ controlRecords: [system, changed.body], total: 2 });
    const stale = await program.send('PUT', one(recorded.id), { statement: 'Other' }, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    expect((await program.send('DELETE', one(recorded.id))).status).toBe(204);
    expect((await program.send('GET', one(recorded.id))).status).toBe(404);
    expect((await program.events(recorded.id)).map(({ type }) => type)).toEqual([
      'control-record.recorded.v1',
      'control-record.updated.v1',
      'control-record.deleted.v1',
    ]);
  });

  it('have what their kind needs, also after a correction', async () => {
    const { id } = await files.open();
    const post = (body: object) => program.send('POST', of(id), { documentId: newId(), ...body });
    expect(errorsOf(await post({ ...REVIEW, reviewerName: null }))).toEqual([
      400,
      ['reviewerName: Enter who reviewed the records of production'],
    ]);
    expect(errorsOf(await post({ ...REVIEW, effectiveOn: addDays(today(), 1) }))).toEqual([
      400,
      ['effectiveOn: The day is in the future'],
    ]);
    expect(errorsOf(await post({ ...REVIEW, documentId: null }))).toEqual([400, ['documentId: Choose the document']]);
    const use = 'useDocumentId: Choose the document that shows that the system is used';
    expect(errorsOf(await post(SYSTEM))).toEqual([400, [use]]);
    const system = await add(id, { ...SYSTEM, useDocumentId: newId() });
    expect(errorsOf(await program.send('PUT', one(system.id), { useDocumentId: null }))).toEqual([400, [use]]);
    expect(errorsOf(await program.send('PUT', one(system.id), { reviewerName: 'Dana Reyes' }))).toEqual([
      400,
      ['reviewerName: Only a review of production under part 113 has a reviewer'],
    ]);
    expect((await program.send('PUT', one(newId()), { statement: 'Other' })).status).toBe(404);
    expect((await program.send('POST', of(newId()), { documentId: newId(), ...REVIEW })).status).toBe(404);
    expect((await program.send('GET', of(newId()))).status).toBe(404);
  });

  it('of a closed file stay as they are', async () => {
    const file = await files.open();
    const recorded = await add(file.id, REVIEW);
    await program.send('DELETE', `/api/fsvp-files/${file.id}?reason=Wrong`);
    for (const [method, path, body] of [
      ['POST', of(file.id), { documentId: newId(), ...REVIEW }],
      ['PUT', one(recorded.id), { statement: 'Other' }],
      ['DELETE', one(recorded.id), undefined],
    ] as const)
      expect((await program.send(method, path, body)).status).toBe(409);
    expect((await program.send('GET', one(recorded.id))).body).toEqual(recorded);
  });

  it('make the requirement satisfied until they end, and on the days on which they existed', async () => {
    const { id: foodId } = await files.addFood({ facts: { lowAcidCanned: true } });
    const file = await files.open({ foodId });
    const form = {
      label: 'Record a review of production under part 113',
      href: `/fsvp-files?view=${file.id}&record=LACF-1`,
    };
    expect(await itemOf(file.id, 'LACF-1')).toMatchObject({ state: 'missing', reason: 'absent', nextAction: form });
    const documentId = newId();
    await putDocument(documentId);
    const recorded = await add(file.id, { ...REVIEW, documentId, effectiveOn: addDays(today(), -10) });
    expect(await itemOf(file.id, 'LACF-1')).toMatchObject({
      state: 'satisfied',
      dueOn: recorded.validUntil,
      evidence: [{ recordType: 'control-record', id: recorded.id, href: `/fsvp-files?view=${file.id}` }],
    });
    await program.send('PUT', one(recorded.id), { effectiveOn: addDays(today(), -400) });
    expect(await itemOf(file.id, 'LACF-1')).toMatchObject({ state: 'missing', reason: 'expired' });
    await program.send('PUT', one(recorded.id), { effectiveOn: today() });
    await putDocument(documentId, { version: 2, withdrawn: true });
    expect(await itemOf(file.id, 'LACF-1')).toMatchObject({ state: 'missing', reason: 'damaged' });
    await putDocument(documentId, { version: 3 });
    const due = await program.database.dataSource.query<{ due: boolean }[]>(
      'select due from fsvp_file_readiness where file_id = $1',
      [file.id],
    );
    expect(due).toEqual([{ due: true }]);
  });
});

describe('disclosures', () => {
  const LEAD = { hazardKey: newId(), hazardName: 'Lead', hazardClass: 'chemical' };
  const SALMONELLA = { hazardKey: newId(), hazardName: 'Salmonella', hazardClass: 'biological' };
  const errors = (hazardKeys: string[], statement: string, allocated = [LEAD, SALMONELLA]) =>
    disclosureErrors({ hazardKeys, statement }, allocated).map(({ path, message }) => `${path}: ${message}`);

  it('name every hazard that they are for; the error names those that they do not', () => {
    const both = [LEAD.hazardKey, SALMONELLA.hazardKey];
    expect(errors(both, 'Not processed to control lead and microbial pathogens.')).toEqual([]);
    expect(errors(both, 'Not processed to control microbial pathogens.')).toEqual(['statement: Name the hazard: Lead']);
    expect(errors(both, 'Not processed to control hazards.')).toEqual([
      'statement: Name each hazard: Lead, Salmonella',
    ]);
    expect(errors(both, 'Contains lead and pathogens.')).toEqual([
      'statement: Say that the food is "not processed to control" the hazards',
    ]);
    expect(errors([SALMONELLA.hazardKey], 'Not processed to control salmonella.')).toEqual([]);
    expect(errors([newId()], 'Not processed to control lead.')).toEqual([
      'hazardKeys: Choose hazards that the evaluation allocates to a customer',
    ]);
  });

  it('need a hazard that the evaluation allocates to a customer', async () => {
    const file = await files.open();
    const { body } = await program.send('GET', `/api/fsvp-files/${file.id}/disclosure`);
    expect(getDisclosure.response!.parse(body)).toEqual({ hazards: [], proposal: null });
    expect((await program.send('GET', `/api/fsvp-files/${newId()}/disclosure`)).status).toBe(404);
    const answer = await program.send('POST', of(file.id), {
      kind: 'AS-2',
      effectiveOn: '2026-03-05',
      documentId: newId(),
      statement: 'Not processed to control lead.',
      hazardKeys: [LEAD.hazardKey],
    });
    expect(errorsOf(answer)).toEqual([
      400,
      [
        'hazardKeys: No hazard of this file is allocated to a customer. Allocate it in the evaluation of the supplier, and sign that first.',
      ],
    ]);
  });
});
