import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  IMPORT_SEPARATORS,
  type ImportEncoding,
  type ImportSeparator,
} from '@fsvp/contracts/suppliers/supplier-import';
import { SEPARATOR_CHARACTERS, type Dialect, type TableRecord } from '@fsvp/tables/record-splitter';
import { stringify } from 'csv-stringify/sync';
import * as fc from 'fast-check';
import { decodeText } from '@fsvp/service-kit/tables/text/decode-text';
import { readTextRecords } from '@fsvp/service-kit/tables/text/text-records';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fsvp-text-'));
});
afterAll(() => rm(folder, { recursive: true }));

const COMMA: Dialect = { separator: 'comma', quotes: 'double' };

async function read(
  content: string | Uint8Array,
  dialect = COMMA,
  encoding: ImportEncoding = 'utf-8',
): Promise<TableRecord[]> {
  const path = join(folder, 'body');
  await writeFile(path, content);
  const records: TableRecord[] = [];
  for await (const record of readTextRecords(decodeText(path, encoding), dialect)) records.push(record);
  return records;
}

async function readErrorMessage(reading: Promise<unknown>): Promise<string> {
  const error = (await reading.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )) as { extra?: { errors?: { message: string }[] } } | undefined;
  return error?.extra?.errors?.[0]?.message ?? 'no error';
}

describe('readTextRecords', () => {
  it('returns the first line number of each record, with any line ends', async () => {
    expect(await read('a,b\r\n"1\r\n2",x\n\n"3\n4",y\rlast,z')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1\r\n2', 'x'] },
      { line: 4, cells: [''] },
      { line: 5, cells: ['3\n4', 'y'] },
      { line: 7, cells: ['last', 'z'] },
    ]);
  });

  it('returns every record before an unreadable one, and names its first line', async () => {
    const good = Array.from({ length: 3000 }, (_, index) => `name ${index},"two\r\nlines"`).join('\r\n');
    const path = join(folder, 'broken');
    await writeFile(path, `${good}\r\n"never closed,x\r\nmore,y\r\nmore,y\r\n`);
    const lines: number[] = [];
    const reading = (async () => {
      for await (const { line } of readTextRecords(decodeText(path, 'utf-8'), COMMA)) lines.push(line);
    })();
    expect(await readErrorMessage(reading)).toMatch(
      /^The row that begins on line 6,001 cannot be read: a quote is never closed\. .*quotes=none/,
    );
    expect(lines).toHaveLength(3000);
    expect(lines.at(-1)).toBe(5999);
  });

  it('reads quotes as ordinary characters with quotes=none', async () => {
    const text = 'a;b\n"Heidewild"" Krina;x\nUAB "Eladus";"y"\n';
    expect(await readErrorMessage(read(text, { separator: 'semicolon', quotes: 'double' }))).toMatch(
      /begins on line 2 .*quotes do not follow the CSV format/,
    );
    expect((await read(text, { separator: 'semicolon', quotes: 'none' })).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['"Heidewild"" Krina', 'x'],
      ['UAB "Eladus"', '"y"'],
    ]);
  });

  it('limits the size of a record with an unclosed quote', async () => {
    expect(await readErrorMessage(read(`a,b\n1,"${'x,y\n'.repeat(500_000)}`))).toMatch(
      /begins on line 2 cannot be read: a quote is never closed/,
    );
  });

  it.each<[string, string, Dialect, RegExp]>([
    [
      'a long cell',
      `1,${'x'.repeat(1_100_000)}`,
      COMMA,
      /: it is longer than 1,000,000 characters\. Shorten its cells\.$/,
    ],
    [
      'a long cell in quotes',
      `1,"${'x'.repeat(1_100_000)}",y`,
      COMMA,
      /: it is longer than .* not closed, correct that\.$/,
    ],
    [
      'many cells',
      ','.repeat(16_384),
      COMMA,
      /: it has more than 16,384 cells\. Remove the columns that you do not need\.$/,
    ],
    [
      'quotes as characters',
      `"${'x'.repeat(1_100_000)}`,
      { ...COMMA, quotes: 'none' },
      /: it is longer than 1,000,000/,
    ],
  ])('names the line of a record that is too long: %s', async (_what, record, dialect, message) => {
    const error = await readErrorMessage(read(`a,b\n${record}\nc,d\n`, dialect));
    expect(error).toMatch(/^The row that begins on line 2 cannot be read: /);
    expect(error).toMatch(message);
  });

  it('reads a record of 1,000,000 characters', async () => {
    const [record] = await read(`x,"${'y'.repeat(999_990)}"`);
    expect(record?.cells.map((cell) => cell.length)).toEqual([1, 999_990]);
  });

  it.each<[string, ImportEncoding, number[], string]>([
    [
      'a byte that is not UTF-8, after 5,000 lines',
      'utf-8',
      [0x43, 0xf4, 0x74],
      'Line 5,001 contains a byte that is not UTF-8.',
    ],
    ['a character cut off at the end', 'utf-8', [0xc3], 'Line 5,001 contains a byte that is not UTF-8.'],
    ['half a character of Big5', 'big5', [0xa4], 'Line 5,001 contains a byte that is not Big5.'],
  ])('names the line of %s', async (_what, encoding, bytes, message) => {
    const before = Buffer.from('Peru,"a\r\nb"\r\n'.repeat(2500));
    expect(await readErrorMessage(read(Buffer.concat([before, Uint8Array.from(bytes)]), COMMA, encoding))).toContain(
      message,
    );
  });

  it.each<[ImportEncoding, number[], string]>([
    ['windows-1252', [0x80, 0x92, 0xa0, 0xbf, 0xf4], '€’\u00a0¿ô'],
    ['windows-1250', [0xb3, 0xf3, 0x9f], 'łóź'],
    ['windows-1251', [0xcc, 0xee], 'Мо'],
    ['windows-1254', [0xdd, 0xfe], 'İş'],
    ['gb18030', [0xd6, 0xd0, 0xb9, 0xfa], '中国'],
    ['big5', [0xa4, 0xa4, 0xa4, 0xe5], '中文'],
    ['shift_jis', [0x93, 0xfa, 0x96, 0x7b], '日本'],
    ['euc-kr', [0xc7, 0xd1, 0xb1, 0xb9], '한국'],
    ['utf-16be', [0xfe, 0xff, 0x00, 0x41, 0x01, 0x42], 'Ał'],
  ])('decodes %s', async (encoding, bytes, text) => {
    expect(await read(Uint8Array.from(bytes), COMMA, encoding)).toEqual([{ line: 1, cells: [text] }]);
  });

  it('reads back any table that was written as CSV', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '|', '\n', '\r', '\u00a0', 'a', "'"), maxLength: 8 }),
    );
    // U+FEFF at the start is a byte order mark. The parser ends a cell at U+0000 after a quote, and cells must not
    // contain it anyway.
    const table = fc.tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 6 })).chain(([width, height]) =>
      fc.array(
        fc.array(
          cell.map((text) => text.replaceAll('\0', '').replaceAll('\ufeff', '')),
          { minLength: width, maxLength: width },
        ),
        { minLength: height, maxLength: height },
      ),
    );
    const encodings = fc.constantFrom<ImportEncoding>('utf-8', 'utf-16le');
    await fc.assert(
      fc.asyncProperty(
        table,
        fc.constantFrom<ImportSeparator>(...IMPORT_SEPARATORS),
        encodings,
        fc.constantFrom('\n', '\r\n', '\r'),
        async (rows, separator, encoding, end) => {
          const text = stringify(rows, {
            delimiter: SEPARATOR_CHARACTERS[separator],
            record_delimiter: end,
            quoted_match: /[\r\n]/,
          });
          const bytes = Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'utf16le');
          expect((await read(bytes, { separator, quotes: 'double' }, encoding)).map(({ cells }) => cells)).toEqual(
            rows,
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});
