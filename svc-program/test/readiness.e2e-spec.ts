import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/calendar-day';
import { getFileReadiness, type FileReadinessAnswer } from '@fsvp/contracts/file-readiness';
import type { Signature } from '@fsvp/contracts/signature';
import { newId } from '@fsvp/service-kit/columns';
import { grantFor, type TestSigner } from '@fsvp/service-kit/testing/signing';
import { Client } from 'pg';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let files: TestFiles;
let qualified: TestSigner;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
  qualified = await files.addQualified(['eligibility']);
});
afterAll(() => program.close());

const read = async (id: string, query = ''): Promise<FileReadinessAnswer> => {
  const { status, body, text } = await program.send('GET', `/api/fsvp-files/${id}/readiness${query}`);
  if (status !== 200) throw new Error(text);
  return getFileReadiness.response!.parse(body);
};
const app = ({ items }: FileReadinessAnswer) => items.find(({ code }) => code === 'APP-1')!;

/** As if the signature of a file's determination was made some days ago, and the file was opened some days before. */
async function moveBack(fileId: string, signedDays: number, openedDays: number): Promise<void> {
  // Only the owner of the tables can change a signature.
  const owner = new Client({ connectionString: program.ownerUrl });
  await owner.connect();
  try {
    await owner.query(
      `update signatures set signed_at = signed_at - $2 * interval '1 day'
       where record_id in (select id from applicability_determinations where file_id = $1)`,
      [fileId, signedDays],
    );
    await owner.query(`update fsvp_files set created_at = created_at - $2 * interval '1 day' where id = $1`, [
      fileId,
      openedDays,
    ]);
  } finally {
    await owner.end();
  }
}

it('follows the determination from absent to signed, superseded and withdrawn', async () => {
  const file = await files.open();
  const before = await read(file.id);
  expect(before).toMatchObject({ regime: 'standard', verdict: 'not_ready', asOf: today() });
  expect(app(before)).toMatchObject({
    state: 'missing',
    reason: 'absent',
    evidence: [],
    nextAction: { label: 'Determine the regime of this file', href: `/fsvp-files?view=${file.id}` },
  });
  const draft = await files.draft(file.id);
  expect(app(await read(file.id))).toMatchObject({ reason: 'unsigned', evidence: [{ id: draft.id, signedBy: null }] });
  const { body: signature } = await files.sign(draft.id, qualified);
  const signed = await read(file.id);
  expect(app(signed)).toMatchObject({
    state: 'satisfied',
    nextAction: null,
    evidence: [
      { id: draft.id, title: 'Determination, version 1', signedBy: qualified.name, signedAt: signature.signedAt },
    ],
  });
  expect(signed.percent).toBeGreaterThan(before.percent);

  const next = await files.draft(file.id);
  const { body: second } = (await files.sign(next.id, qualified)) as { body: Signature };
  expect(app(await read(file.id)).evidence).toMatchObject([{ id: next.id }]);
  const subject = {
    service: 'program',
    type: 'signature',
    id: second.id,
    version: second.version,
    contentSha256: second.contentSha256,
  };
  const grant = await grantFor(subject as never, 'withdrawn', qualified, { reason: 'Signed by mistake' });
  const path = `/api/determinations/${next.id}/signatures/${second.id}/withdrawal`;
  expect((await program.as(qualified, 'POST', path, { grant })).status).toBe(201);
  // What the withdrawn one superseded does not count again.
  expect(app(await read(file.id))).toMatchObject({ state: 'missing', reason: 'absent' });
});

it('is judged on an earlier day by what was signed by then', async () => {
  const file = await files.open();
  const draft = await files.draft(file.id);
  await files.sign(draft.id, qualified);
  await moveBack(file.id, 10, 15);
  const on = (days: number) => read(file.id, `?asOf=${addDays(today(), -days)}`);
  expect(app(await on(0)).state).toBe('satisfied');
  expect(app(await on(10)).state).toBe('satisfied');
  expect(app(await on(11))).toMatchObject({ state: 'missing', reason: 'absent' });
  for (const [asOf, message] of [
    [addDays(today(), -16), `The file was opened on ${addDays(today(), -15)}`],
    [addDays(today(), 1), 'The day is in the future'],
  ]) {
    const { status, body } = await program.send('GET', `/api/fsvp-files/${file.id}/readiness?asOf=${asOf}`);
    expect([status, body.errors]).toEqual([400, [{ path: 'asOf', message }]]);
  }
  expect((await program.send('GET', `/api/fsvp-files/${newId()}/readiness`)).status).toBe(404);
});

it('misses an importer that becomes inactive', async () => {
  const file = await files.open();
  await program.send('PUT', `/api/importers/${file.importerId}`, { active: false });
  const { items } = await read(file.id);
  expect(items.find(({ code }) => code === 'IMP-1')).toMatchObject({
    state: 'missing',
    reason: 'incomplete',
    evidence: [{ id: file.importerId }],
    nextAction: { label: 'Complete the importer' },
  });
});
