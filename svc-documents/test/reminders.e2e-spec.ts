import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { documentExpiry } from '@fsvp/contracts/documents/document';
import { reminders, REMINDER_MAX_AGE_DAYS, REMINDER_DETAIL_LIMIT, type Reminders } from '@fsvp/contracts/core/reminder';
import { remindersStatement } from '../src/internal/reminders.queries.js';
import { startDocuments, type TestDocuments } from './start.js';

const DAY = '2026-03-05';
const toInstant = (days: number, time = '00:00:00.000Z') => `${addDays(DAY, days)}T${time}`;

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
});
afterAll(() => service.close());
const query = (text: string, values: unknown[] = []) => service.database.dataSource.query(text, values);
beforeEach(() => query('update documents set is_active = false, deleted_at = now() where is_active'));

/** Inserts the rows directly; other tests cover the API. */
async function insertDocument(title: string, expires: string | null, active = true): Promise<string> {
  const [id, upload] = [randomUUID(), randomUUID()];
  await query(`insert into uploads (id, expires_at) values ($1, now())`, [upload]);
  await query(
    `insert into documents (id, version, created_at, updated_at, deleted_at, upload_id, title, type, file_name, file_path, file_size, mime_type, sha256, expiration_date, is_active)
     values ($1, 1, now(), now(), case when $4 then null else now() end, $2, $3, 'certificate', 'a.pdf', '/objects/a', 1, 'application/pdf', 'a', $5, $4)`,
    [id, upload, title, active, expires],
  );
  return id;
}
/** The reminders as of a day long after the documents were created, unless their creation is given. */
async function readReminders(day: string, createdAt = '2025-01-01T00:00:00Z'): Promise<Reminders> {
  await service.database.dataSource.query('update documents set created_at = $1', [createdAt]);
  return JSON.parse(await service.database.value<string>(remindersStatement(day))) as Reminders;
}
const toTotals = ({ kinds }: Reminders) => Object.fromEntries(kinds.map(({ kind, total }) => [kind, total]));

describe('reminders', () => {
  it('contain the document and its day', async () => {
    const id = await insertDocument('Certificate', `${addDays(today(), 30)}T23:59:59.999Z`);
    await insertDocument('Withdrawn', `${today()}T00:00:00Z`, false);
    await insertDocument('For ever', null);
    const { status, body } = await service.request('GET', '/internal/document-reminders');
    expect(status).toBe(200);
    expect(reminders.parse(body)).toEqual({
      kinds: [
        { kind: 'document_expired', total: 0, first: [] },
        {
          kind: 'document_expiring',
          total: 1,
          first: [
            { kind: 'document_expiring', id, title: 'Certificate', supplierName: null, day: addDays(today(), 30) },
          ],
        },
      ],
    });
  });

  it('follow the shared rule for every day, and end after a week', async () => {
    const days = Array.from({ length: 45 }, (_, index) => index - 10);
    for (const n of days) await insertDocument(`day ${n}`, toInstant(n, n % 2 ? '23:59:59.999Z' : '00:00:00.000Z'));
    const found = await readReminders(DAY);
    const states = days.filter((n) => n >= -REMINDER_MAX_AGE_DAYS).map((n) => documentExpiry(toInstant(n), DAY));
    const expected = {
      document_expired: states.filter((one) => one === 'expired').length,
      document_expiring: states.filter((one) => one === 'expires_soon').length,
    };
    expect(expected).toEqual({ document_expired: 7, document_expiring: 31 });
    expect(toTotals(found)).toEqual(expected);
    expect(found.kinds[1]?.first.map(({ title }) => title)).toEqual(
      Array.from({ length: REMINDER_DETAIL_LIMIT }, (_, n) => `day ${n}`),
    );
  });

  it('contain documents that had expired long before they were created, for a week', async () => {
    await insertDocument('expired long ago', toInstant(-40));
    const totalsWhenCreated = async (days: number) => toTotals(await readReminders(DAY, toInstant(days)));
    expect(await totalsWhenCreated(-6)).toMatchObject({ document_expired: 1 });
    expect(await totalsWhenCreated(-9)).toMatchObject({ document_expired: 0 });
  });

  it('change at midnight UTC', async () => {
    await insertDocument('last moment', toInstant(0, '23:59:59.999Z'));
    const readTotals = async (n: number) => Object.values(toTotals(await readReminders(addDays(DAY, n))));
    expect(await readTotals(-31)).toEqual([0, 0]);
    expect(await readTotals(-30)).toEqual([0, 1]);
    expect(await readTotals(0)).toEqual([0, 1]);
    expect(await readTotals(1)).toEqual([1, 0]);
    expect(await readTotals(7)).toEqual([1, 0]);
    expect(await readTotals(8)).toEqual([0, 0]);
  });
});
