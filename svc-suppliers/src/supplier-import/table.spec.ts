import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createWorkbook } from '../../test/create-workbook.js';
import type { ReadOptions } from '@fsvp/service-kit/tables/read-options';
import { openTable } from '@fsvp/service-kit/tables/table';
import type { TableRow } from '@fsvp/service-kit/tables/table-row';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fsvp-table-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string | Uint8Array, options: ReadOptions = {}): Promise<TableRow[]> {
  const path = join(folder, 'body');
  await writeFile(path, text);
  const rows: TableRow[] = [];
  for await (const row of (await openTable({ path, bytes: text.length, digest: '' }, options)).rows) rows.push(row);
  return rows;
}

describe('openTable', () => {
  it('numbers the rows that are not blank', async () => {
    expect(await read('\n\nname,country\n , \u00a0\nA,Peru\n,\n\nB,Chile')).toEqual([
      { row: 1, line: 3, cells: ['name', 'country'] },
      { row: 2, line: 5, cells: ['A', 'Peru'] },
      { row: 3, line: 8, cells: ['B', 'Chile'] },
    ]);
  });

  it('splits text by tabs for a TSV media type, unless another separator is given', async () => {
    const cells = async (options: ReadOptions) => (await read('a\tb,c', options))[0]?.cells;
    expect(await cells({ mediaType: 'text/tab-separated-values; charset=utf-8' })).toEqual(['a', 'b,c']);
    expect(await cells({ mediaType: 'text/tab-separated-values', separator: 'comma' })).toEqual(['a\tb', 'c']);
    expect(await cells({ mediaType: 'text/csv' })).toEqual(['a\tb', 'c']);
  });

  it('takes the separator of a line sep=;, which is no row', async () => {
    const cells = async (options: ReadOptions) =>
      (await read('\ufeffsep=;\r\na;b,c\r\n', options)).map((row) => row.cells);
    expect(await cells({})).toEqual([['a', 'b,c']]);
    expect(await cells({ separator: 'comma' })).toEqual([['a;b', 'c']]);
    expect(await cells({ mediaType: 'text/tab-separated-values' })).toEqual([['a', 'b,c']]);
  });

  it('rejects more than 100,000 rows below the heading', async () => {
    expect(await read(`name\n${'A\n'.repeat(100_000)}`)).toHaveLength(100_001);
    await expect(read(`name\n${'A\n'.repeat(100_001)}`)).rejects.toMatchObject({ status: 413, code: 'too-many-rows' });
  }, 120_000);

  it('counts blank rows too', async () => {
    const message = {
      status: 413,
      detail:
        'A file may have at most 100,000 rows, blank rows included. Delete its blank rows, or split it and import the parts.',
    };
    expect(await read(`name\nA${'\n'.repeat(100_000)}`)).toHaveLength(2);
    await expect(read(`name\nA${'\n'.repeat(100_001)}`)).rejects.toMatchObject(message);
    const rows = `<row><c t="str"><v>name</v></c></row>${'<row/>'.repeat(100_001)}`;
    await expect(read(createWorkbook({ sheets: { A: rows } }))).rejects.toMatchObject(message);
  });
});
