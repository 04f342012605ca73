import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { controlRecord, getDisclosure } from '@fsvp/contracts/program/control-records/control-record';
import { newId } from '@fsvp/service-kit/database/columns';
import { documentCopy } from '../src/document-directory/document-entries.js';
import { AFLATOXIN, SALMONELLA, TestEvaluations } from './evaluations.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let evaluations: TestEvaluations;
beforeAll(async () => {
  program = await startTestProgram();
  evaluations = new TestEvaluations(program);
});
afterAll(() => program.close());

async function saveDocument(): Promise<string> {
  const id = newId();
  await documentCopy.save(program.database.dataSource.manager, [
    { id, title: 'Label', version: 1, language: 'en', withdrawn: false, files: [] } as never,
  ]);
  return id;
}
const itemsOf = async (fileId: string): Promise<Record<string, string>> => {
  const { body } = await program.send('GET', `/api/fsvp-files/${fileId}/readiness`);
  return Object.fromEntries(
    body.items.map((one: { code: string; state: string; reason: string | null; citation: string | null }) => [
      one.code,
      one.reason ?? one.citation ?? one.state,
    ]),
  );
};
const post = async (fileId: string, body: object) =>
  program.send('POST', `/api/fsvp-files/${fileId}/control-records`, {
    effectiveOn: today(),
    documentId: await saveDocument(),
    ...body,
  });

it('a file discloses the hazards that its signed evaluation allocates to customers, and then needs no evaluation', async () => {
  const file = await evaluations.open({}, [SALMONELLA, AFLATOXIN]);
  await evaluations.evaluate(
    file.id,
    {},
    { controlledBy: 'customer_pc', entityName: 'Delta Foods', control: 'It roasts and sorts the food.' },
  );
  const { body } = await program.send('GET', `/api/fsvp-files/${file.id}/disclosure`);
  const { hazards, proposal } = getDisclosure.response!.parse(body);
  expect(hazards.map(({ hazardName, hazardClass }) => [hazardName, hazardClass])).toEqual([
    ['Salmonella', 'biological'],
    ['Aflatoxin', 'chemical'],
  ]);
  expect(proposal).toBe('Not processed to control microbial pathogens or Aflatoxin');
  expect(await itemsOf(file.id)).toMatchObject({
    'AS-2': 'absent',
    'AV-1': 'absent',
    'EV-1': 'satisfied',
    'AS-3': 'G23 G.3',
  });

  const hazardKeys = hazards.map(({ hazardKey }) => hazardKey);
  const vague = await post(file.id, { kind: 'AS-2', hazardKeys, statement: 'Not processed to control pathogens.' });
  expect([vague.status, vague.body.errors]).toEqual([
    400,
    [{ path: 'statement', message: 'Name the hazard: Aflatoxin' }],
  ]);
  const other = await post(file.id, { kind: 'AS-2', hazardKeys: [newId()], statement: proposal });
  expect(other.body.errors[0].path).toBe('hazardKeys');

  const part = await post(file.id, { kind: 'AS-2', hazardKeys: hazardKeys.slice(0, 1), statement: proposal });
  expect(controlRecord.parse(part.body)).toMatchObject({ hazardNames: ['Salmonella'], validUntil: null });
  expect(await itemsOf(file.id)).toMatchObject({ 'AS-2': 'incomplete', 'AV-1': 'absent' });
  const { body: whole } = await program.send('PUT', `/api/control-records/${part.body.id}`, { hazardKeys });
  expect(whole).toMatchObject({ version: 2, hazardNames: ['Salmonella', 'Aflatoxin'] });
  expect(await itemsOf(file.id)).toMatchObject({ 'AS-2': 'satisfied', 'AV-1': '1.507(a)', 'VD-1': '1.507(a)' });
  // A correction of something else does not check the text against a later evaluation.
  const moved = await program.send('PUT', `/api/control-records/${part.body.id}`, { customerName: 'Delta Foods' });
  expect(moved.status).toBe(200);
});

it('the gate follows the approval of the supplier', async () => {
  const file = await evaluations.open({}, [SALMONELLA]);
  const ask = async () => {
    const search = new URLSearchParams({ supplierId: file.supplierId, productName: 'Pepper', receivedOn: today() });
    return (await program.send('GET', `/api/receiving-gate?${search.toString()}`)).body;
  };
  await evaluations.evaluate(file.id);
  expect(await ask()).toMatchObject({ state: 'not_approved' });
  await evaluations.approve(file.id, {
    decision: 'approved_temporarily',
    until: today(),
    preImportVerification: 'Test each lot for Salmonella',
  });
  expect(await ask()).toMatchObject({
    state: 'approved_temporarily',
    text: expect.stringContaining(
      `temporarily until ${today()}. Verify before the import: Test each lot for Salmonella`,
    ),
    files: [{ until: today(), preImportVerification: 'Test each lot for Salmonella' }],
  });
  await evaluations.approve(file.id, { decision: 'approved' });
  expect(await ask()).toMatchObject({ state: 'approved', files: [{ until: null }] });
  await evaluations.approve(file.id, { decision: 'withdrawn' });
  expect(await ask()).toMatchObject({ state: 'not_approved' });
});
