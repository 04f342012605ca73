import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { checkQualification } from '@fsvp/contracts/program/qualified-individual';
import { newId } from '@fsvp/service-kit/database/columns';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.close());

const TUNA = { name: 'Canned tuna', foodClass: 'human', industryCode: '16' };

async function check(userId: string, demand: object = {}) {
  const body = { userId, demand: { activity: 'audit', food: TUNA, languages: [], ...demand } };
  const { status, body: answer } = await program.request('POST', '/internal/qualification-checks', body);
  expect(status).toBe(200);
  return checkQualification.response!.parse(answer);
}
const activities = async (userId: string) =>
  (await program.request('GET', `/internal/users/${userId}/activities`)).body.activities;

it('allows what the signed qualification of today covers, and says which it is', async () => {
  const userId = newId();
  expect(await check(userId)).toEqual({
    qualification: null,
    refusal: 'You are not recorded as a qualified individual. Ask an administrator to add your qualification.',
  });
  const { id } = await program.addIndividual({ userId });
  const refused = {
    qualification: null,
    refusal: 'You are not recorded as qualified to audit suppliers onsite for Canned tuna.',
  };
  const draft = await program.draft(id, { languages: ['en', 'es'], validUntil: addDays(today(), 1) });
  expect(await check(userId)).toEqual(refused);
  expect(await activities(userId)).toEqual([]);

  await program.sign(draft.id);
  expect(await check(userId)).toEqual({ qualification: { id: draft.id, versionNumber: 1 }, refusal: null });
  expect((await check(userId, { languages: [['vi']] })).refusal).toBe(
    'You are not recorded as qualified to read Vietnamese. Attach a translation or choose another person.',
  );
  expect(await activities(userId)).toEqual(['hazard_analysis', 'audit']);

  const { body: second } = await program.send('POST', `/api/qualifications/${draft.id}/versions`);
  await program.send('PUT', `/api/qualifications/${second.id}`, { validUntil: addDays(today(), -1) });
  expect((await check(userId)).qualification).toEqual({ id: draft.id, versionNumber: 1 });
  await program.sign(second.id);
  expect(await check(userId)).toEqual(refused);
  expect(await activities(userId)).toEqual([]);
});

it('no longer allows anything after the signature of the qualification was withdrawn', async () => {
  const userId = newId();
  const { id } = await program.addIndividual({ userId });
  const draft = await program.draft(id);
  const { body: signature } = await program.sign(draft.id);
  expect((await check(userId)).refusal).toBeNull();
  await program.withdraw(draft.id, signature);
  expect((await check(userId)).qualification).toBeNull();
});
