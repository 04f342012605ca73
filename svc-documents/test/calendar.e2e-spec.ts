import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { calendarEntries } from '@fsvp/contracts/core/calendar-entry';
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
    [id, upload, title, active, days === null ? null : `${addDays(today(), days)}T00:00:00.000Z`],
  );
  return id;
}
async function list(query: Record<string, string> = {}) {
  const search = new URLSearchParams({
    from: addDays(today(), -30),
    to: addDays(today(), 30),
    mode: 'groups',
    ...query,
  });
  const { status, body, text } = await service.request(
    'GET',
    `/internal/document-calendar-entries?${search.toString()}`,
  );
  if (status !== 200) throw new Error(text);
  return calendarEntries.parse(body);
}

it('has documents on the days on which they end and were added, and for a feed those that end', async () => {
  const id = await insertDocument('Certificate', 7);
  await insertDocument('For ever', null);
  await insertDocument('Later', 31);
  await insertDocument('Withdrawn', 7, false);
  const { groups, counts } = await list();
  expect(groups.map(({ day, group }) => [day, group.kind, group.state, group.title])).toEqual([
    [today(), 'document', 'done', '3 documents added'],
    [addDays(today(), 7), 'document_end', 'due', 'Certificate ends'],
  ]);
  expect(counts.map(({ count }) => count)).toEqual([3, 1]);
  expect(await list({ mode: 'counts' })).toEqual({ counts, groups: [], entries: [] });
  const { entries } = await list({ mode: 'open' });
  expect(entries).toMatchObject([
    { key: `document_end.${id}`, day: addDays(today(), 7), href: `/documents?view=${id}`, recordId: id },
  ]);
  expect((await list({ foodId: randomUUID() })).counts).toEqual([]);
});
