import { describe, expect, it } from '@jest/globals';
import { MAX_REFERENCE_ROWS, type ReferenceKind } from '@fsvp/contracts/program/reference-set';
import type { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import * as fc from 'fast-check';
import { parseReferenceCsv } from './parse-csv.js';
import { writeReferenceCsv } from './write-csv.js';

const messagesOf = (csv: string, kind: ReferenceKind = 'size_cutoffs'): Promise<string[]> =>
  parseReferenceCsv(kind, csv).then(
    () => [],
    (error: ProblemError) => {
      expect([error.status, ...new Set(error.extra.errors!.map(({ path }) => path))]).toEqual([400, 'csv']);
      return error.extra.errors!.map(({ message }) => message);
    },
  );

describe('parseReferenceCsv', () => {
  it('keeps the editions of a row apart, and reads files without columns that can be left out', async () => {
    const csv =
      'year,foodClass,amount,edition,baseYear\n2019,human,1,2022,2012\n2019,human,2,2024,2017\n2019,human,3,,\n';
    const { rows, lines } = await parseReferenceCsv('size_cutoffs', csv);
    expect(rows.map(({ edition, baseYear }) => [edition ?? null, baseYear ?? null])).toEqual([
      [2022, 2012],
      [2024, 2017],
      [null, null],
    ]);
    expect([...lines.keys()]).toEqual(['2019 human 2022 2012', '2019 human 2024 2017', '2019 human']);
    expect(await messagesOf('year,foodClass,amount,edition\n2019,human,1,2024\n2019,human,2,2024\n')).toEqual([
      'Line 3: The same year and foodClass and edition as in line 2: 2019 human 2024',
    ]);
  });

  it('reads columns in any order and case, with any line ends, a byte order mark and blank lines', async () => {
    const text = '\ufeff\r\nAMOUNT, Year ,foodclass,\r\n\r\n1100000,2019,human\r\n , ,\r\n"2,750,000",2019,animal\r\n';
    expect(await messagesOf(text)).toEqual(['Line 6, amount: Write 2750000 without commas']);
    const { rows, lines } = await parseReferenceCsv('size_cutoffs', text.replace('"2,750,000"', '2750000'));
    expect(rows).toEqual([
      { year: 2019, foodClass: 'human', amount: 1100000 },
      { year: 2019, foodClass: 'animal', amount: 2750000 },
    ]);
    expect([...lines]).toEqual([
      ['2019 human', 4],
      ['2019 animal', 6],
    ]);
  });

  it.each([
    [
      'no text',
      ' \n\n',
      ['The file is empty. Its first line must name the columns: year, foodClass, amount, edition, baseYear'],
    ],
    ['no rows', 'year,foodClass,amount\n,,\n', ['The file has no rows below the names of the columns']],
    [
      'another separator',
      'year;foodClass;amount\n2019;human;1\n',
      [
        'Line 1: Unknown columns: year;foodClass;amount. Use year, foodClass, amount, edition, baseYear',
        'Line 1: Missing columns: year, foodClass, amount',
      ],
    ],
    [
      'a column without a name, one that is unknown and one that is there twice',
      'year,,Year,price,amount\n',
      [
        'Line 1: Unknown columns: a column without a name, price. Use year, foodClass, amount, edition, baseYear',
        'Line 1: Missing columns: foodClass',
        'Line 1: Duplicate columns: year',
      ],
    ],
    [
      'rows that are too short and too long',
      'year,foodClass,amount\n2019\n2019,human,1,x\n2019,animal,1,\n',
      [
        'Line 2: The row has one cell, not 3. Look for a missing or extra comma or quote',
        'Line 3: The row has 4 cells, not 3. Look for a missing or extra comma or quote',
      ],
    ],
    [
      'several errors',
      'year,foodClass,amount\n1999,pets,\n2020,human,5\n2020,human,6\n',
      [
        'Line 2, year: Enter a whole number from 2000 to 2200',
        'Line 2, foodClass: One of human, animal',
        'Line 2, amount: Enter a whole number from 1 to 1000000000000',
        'Line 4: The same year and foodClass as in line 3: 2020 human',
      ],
    ],
    [
      'errors of a spreadsheet',
      'year,foodClass,amount\n2019,human,#N/A\n2020,#REF!,1\n',
      [
        'Line 2, amount: The cell has the error #N/A. Correct it in the spreadsheet, or leave the cell blank',
        'Line 3, foodClass: The cell has the error #REF!. Correct it in the spreadsheet, or leave the cell blank',
      ],
    ],
    [
      'a quote in a cell',
      'year,foodClass,amount\n2019,"human"s,1\n',
      ['Line 2: The row that begins here cannot be read. Look for a missing or extra quote'],
    ],
    [
      'a quote without end, after an error',
      'year,foodClass,amount\n1,human,1\n2019,"human,1\n2020,human,1\n',
      [
        'Line 2, year: Enter a whole number from 2000 to 2200',
        'Line 3: The row that begins here cannot be read. Look for a missing or extra quote',
      ],
    ],
    [
      'too many cells',
      `year,foodClass,amount\n${','.repeat(20_000)}\n`,
      ['Line 2: The row that begins here has more than 16,384 cells'],
    ],
    ['a NUL byte', 'year,foodClass,amount\r\n2019,human,1\r\n2019,\0,1\r\n', ['Line 3: A character cannot be stored']],
    ['a lone surrogate', 'year,foodClass,amount\n\ud800', ['Line 2: A character cannot be stored']],
  ])('explains a file with %s', async (_what, csv, messages) => expect(await messagesOf(csv)).toEqual(messages));

  it('names 20 errors and how many more there are, and reads at most 5,000 rows', async () => {
    const rows = (count: number, row: (index: number) => string) =>
      `industryCode,name\n${Array.from({ length: count }, (_, index) => row(index)).join('\n')}`;
    const messages = await messagesOf(
      rows(30, (index) => `x${index},y`),
      'product_industries',
    );
    expect(messages).toHaveLength(21);
    expect(messages.slice(19)).toEqual(['Line 21, industryCode: Use digits, such as 16', 'There are 10 more errors']);
    expect(
      await messagesOf(
        rows(MAX_REFERENCE_ROWS + 1, () => 'x,y'),
        'product_industries',
      ),
    ).toEqual(['The file has more than 5,000 rows. Split it into several sets']);
    const days = rows(MAX_REFERENCE_ROWS, (index) => `${String(index).padStart(6, '0')},y`);
    const { rows: read } = await parseReferenceCsv(
      'refusal_charges',
      days
        .replace('industryCode,name', 'chargeId,code,statement,section,edition')
        .replaceAll(',y', ',C,The charge,402,2025-11'),
    );
    expect(read).toHaveLength(MAX_REFERENCE_ROWS);
  });

  it('shortens a heading of many unknown columns', async () => {
    const [unknown] = await messagesOf(`${'x'.repeat(5000)},${'a,'.repeat(16_000)}b\n`);
    expect(unknown!.length).toBeLessThan(300);
    expect(unknown).toMatch(/… ?, a, a, a, a and 15,997 more\. Use year/);
  });

  it('writes no cell that a spreadsheet would run', () => {
    const row = { industryCode: '16', name: '=1+1, "x"' };
    expect(writeReferenceCsv('product_industries', [row])).toBe('industryCode,name\r\n16,"\'=1+1, ""x"""\r\n');
  });

  it('reads an export as the same rows, also cells that a spreadsheet would run', async () => {
    const text = fc
      .string({
        unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', '\n', '\r', '\t', ' ', 'a', 'é'),
        maxLength: 9,
      })
      .map((value) => value.trim());
    const filled = text.filter(Boolean);
    const list = fc.uniqueArray(filled, { maxLength: 3 });
    const row = fc.record({
      code: fc.string({ unit: fc.constantFrom('A', 'B', '-', '1'), minLength: 1, maxLength: 9 }).map((c) => `A${c}`),
      name: filled,
      class: fc.constant('physical'),
      subtype: fc.constantFrom('glass', 'other'),
      synonyms: list,
      severity: fc.constantFrom('low', 'high'),
      note: text.map((value) => value || null),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(row, { minLength: 1, maxLength: 5, selector: ({ code }) => code }),
        async (rows) => {
          const csv = writeReferenceCsv('hazard_library', rows);
          expect((await parseReferenceCsv('hazard_library', csv)).rows).toEqual(rows);
        },
      ),
      { numRuns: 300 },
    );
  });
});
