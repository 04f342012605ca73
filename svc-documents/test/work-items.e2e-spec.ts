import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { workLines } from '@fsvp/contracts/core/work-item';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
});
afterAll(() => service.close());

async function insertDocument(title: string, days: number | null, active = true): Promise<string> {
  const [id, upload] = [randomUUID(), randomUUID()];
  const { dataSource } = service.database;
  await dataSource.query(`insert into uploads (id, expires_at) values ($1, now())`, [upload]);
  await dataSource.query(
    `insert into documents (id, version, created_at, updated_at, deleted_at, upload_id, title, type, file_name, file_path, file_size, mime_type, sha256, expiration_date, is_active)
     values ($1, 1, now(), now(), case when $4 then null else now() end, $2, $3, 'certificate', 'a.pdf', '/objects/a', 1, 'application/pdf', 'a', $5, $4)`,
    [id, upload, title, active, days === null ? null : `${addDays(today(), days)}T23:59:59.999Z`],
  );
  return id;
}
async function list(query = '') {
  const { status, body, text } = await service.request('GET', `/internal/document-work${query}`);
  if (status !== 200) throw new Error(text);
  return workLines.parse(body).kinds;
}

it('names documents that expire within 30 days and that have expired in the last 90, and asks to replace them', async () => {
  const id = await insertDocument('Certificate', 30);
  await insertDocument('Expired', -90);
  await insertDocument('Later', 31);
  await insertDocument('Long ago', -91);
  await insertDocument('For ever', null);
  await insertDocument('Withdrawn', 1, false);
  const [documents] = await list();
  expect(documents).toMatchObject({ kind: 'document', total: 2 });
  expect(documents!.lines.map(({ title, dueOn }) => [title, dueOn])).toEqual([
    ['Replace Expired', addDays(today(), -90)],
    ['Replace Certificate', addDays(today(), 30)],
  ]);
  expect(documents!.lines[1]).toMatchObject({
    key: `document.${id}`,
    recordId: id,
    ownerId: null,
    action: { label: 'Replace', href: `/documents?view=${id}&newVersion=1` },
  });
  // They belong to nobody, and to no importer.
  expect(await list(`?ownerId=${randomUUID()}`)).toMatchObject([{ total: 2 }]);
  expect(await list(`?key=document.${id}`)).toMatchObject([{ total: 1 }]);
  expect(await list(`?importerId=${randomUUID()}`)).toEqual([]);
  expect(await list(`?supplierId=${randomUUID()}`)).toEqual([]);
});
