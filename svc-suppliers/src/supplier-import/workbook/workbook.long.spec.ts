import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createWorkbook, createZip } from '../../../test/create-workbook.js';
import { Workbook } from '@fsvp/service-kit/tables/workbook/workbook';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fsvp-workbook-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function drain(bytes: Uint8Array): Promise<void> {
  const path = join(folder, 'body');
  await writeFile(path, bytes);
  const workbook = await Workbook.open({ path, bytes: bytes.length, digest: '' });
  for await (const _row of workbook.rows(workbook.resolveSheet(), { hiddenColumns: [], merged: [] }));
}

const MB = 1024 * 1024;
const blankText = `<a>${' '.repeat(100_000)}</a>`;
const fill = (megabytes: number) => blankText.repeat(Math.ceil((megabytes * MB) / blankText.length));

describe('a workbook', () => {
  it.each<[string, () => Uint8Array]>([
    ['unpacks to more than 128 MB', () => createWorkbook({ sheets: { A: '<row/>' }, strings: fill(129) })],
    [
      'has more than 4,000,000 distinct texts',
      () => createWorkbook({ sheets: { A: '<row/>' }, strings: '<si/>'.repeat(4_000_001) }),
    ],
    [
      'has more than 10,000 parts',
      () => createZip(Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`part${index}`, '']))),
    ],
  ])(
    'is rejected when it %s',
    async (limit, create) => {
      await expect(drain(create())).rejects.toMatchObject({
        status: 413,
        detail: `The workbook ${limit}. Save the rows and columns you need as a separate workbook, or as CSV, and import that.`,
      });
    },
    300_000,
  );
});
