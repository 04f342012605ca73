import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { createWorkbook } from '../../test/create-workbook.js';
import { longestStall } from '../../test/longest-stall.js';
import { inspectFile } from './dialect/inspect-file.js';
import { importRows } from './import-rows.js';
import { openTable } from '@fsvp/service-kit/tables/table';

/** The goal is 50 ms. The rest is for the garbage of the test run. */
const MAX_STALL_MS = 100;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fsvp-breaks-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Inspects and reads a file as a request does. */
async function readFile(bytes: Uint8Array): Promise<void> {
  const path = join(folder, 'body');
  await writeFile(path, bytes);
  const file = { path, bytes: bytes.length, digest: '' };
  const ignoreProblem = (error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
  };
  await inspectFile(file, {}).catch(ignoreProblem);
  const read = async () => {
    for await (const _row of importRows(await openTable(file, {}), {}, () => undefined));
  };
  await read().catch(ignoreProblem);
}

const HEADING = 'name,country\n';
const HEADING_ROW = '<row><c t="str"><v>name</v></c><c t="str"><v>country</v></c></row>';
const text = (rows: string) => () => Buffer.from(HEADING + rows);
const sheet = (rows: string, styles?: string) => () => createWorkbook({ sheets: { A: HEADING_ROW + rows }, styles });

describe('reading a file', () => {
  it.each<[string, () => Uint8Array]>([
    ['128 KB of blank lines', text('\n'.repeat(128 * 1024))],
    ['3 MB of blank lines', text('\n'.repeat(3 * 1024 * 1024))],
    ['rows of another length', text('A,Peru,\nA\n'.repeat(30_000))],
    ['a line of commas', text(','.repeat(1_500_000))],
    ['lines of many commas', text(`${','.repeat(16_000)}\n`.repeat(200))],
    ['a quote that is never closed', text(`"${'x,y\n'.repeat(1_000_000)}`)],
    ['long cells of line ends', text(`"${'\n'.repeat(900_000)}",Peru\n`.repeat(4))],
    ['a heading of one long cell', () => Buffer.from(`name,country,${'%'.repeat(900_000)}\nA,Peru,\n`)],
    ['an invalid byte at the end', () => Buffer.concat([text('A,Peru\n'.repeat(20_000))(), Uint8Array.of(0xff)])],
    ['a workbook of blank rows', sheet('<row/>'.repeat(200_000))],
    ['a workbook of rows that end in the last column', sheet('<row><c r="XFD1"/></row>'.repeat(1200))],
    ['a workbook of long cells', sheet(`<row><c t="str"><v>${'_x0041_'.repeat(55_000)}</v></c></row>`.repeat(4))],
    [
      'a workbook with a long format code for many formats',
      sheet(
        '<row/>',
        `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${'0'.repeat(390_000)}"/></numFmts><cellXfs>${'<xf numFmtId="170"/>'.repeat(65_000)}</cellXfs></styleSheet>`,
      ),
    ],
  ])(
    'lets other requests run: %s',
    async (_what, create) => {
      const bytes = create();
      expect(await longestStall(() => readFile(bytes), MAX_STALL_MS)).toBeLessThan(MAX_STALL_MS);
    },
    60_000,
  );
});
