import { describe, expect, it } from '@jest/globals';
import type { Separator } from '@fsvp/tables/record-splitter';
import { readTable } from './table-rows.js';

async function* chunksOf(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, { size = 1000, separator }: { size?: number; separator?: Separator } = {}) {
  const rows = [];
  const options = {
    separator,
    fallback: 'comma' as const,
    isHeading: (cells: readonly string[]) => cells.includes('a'),
  };
  for await (const row of readTable(chunksOf(text, size), options)) rows.push(row);
  return rows;
}

describe('readTable', () => {
  it.each([1, 2, 1000])('reads rows with their lines from chunks of %d characters', async (size) => {
    expect(await read('\ufeffa,b\r\n"x, ""y""\nz", 2\n\n"",3\r\nlast,', { size })).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x, "y"\nz', '2'] },
      { line: 5, cells: ['', '3'] },
      { line: 6, cells: ['last', ''] },
    ]);
  });

  it('reads lines that end with CR alone', async () => {
    expect((await read('a,b\r1,2\r3,4')).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it.each([1, 1000])('reads the separator of a line sep=; and begins at the heading, in chunks of %d', async (size) => {
    const text = '\ufeffsep=;\r\nVendors\r\nPrinted on 5 March, 10:00\r\n\r\na;b\r\n1;x, y\r\n';
    expect(await read(text, { size })).toEqual([
      { line: 5, cells: ['a', 'b'] },
      { line: 6, cells: ['1', 'x, y'] },
    ]);
    expect((await read('sep=;\na,b\n', { separator: 'comma' })).map(({ line }) => line)).toEqual([2]);
  });

  it.each([
    ['a quote that is not closed', 'a\n1\n"b', 3],
    ['text after a closing quote', 'a,b\n"Andes" Foods,2\n', 2],
    ['a quote in text', 'a,b\n1,x\n2,Andes "Foods"\n', 3],
  ])('names the line of %s', async (_what, text, line) => {
    await expect(read(text)).rejects.toMatchObject({ name: 'UnreadableRow', line });
  });

  it('removes the quote that exports put in front of formulas', async () => {
    expect((await read("a\n'+49 40\n"))[1]).toEqual({ line: 2, cells: ['+49 40'] });
  });
});
