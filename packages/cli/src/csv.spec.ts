import { expect, it } from '@jest/globals';
import { csvLine, readCsv } from './csv.js';

async function* chunksOf(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

it.each([1, 2, 1000])('reads rows with their lines from chunks of %d characters', async (size) => {
  const rows = [];
  const text = '\ufeffa,b\r\n"x, ""y""\nz",2\n\n"",3\r\nlast,';
  for await (const row of readCsv(chunksOf(text, size))) rows.push(row);
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"\nz', '2'] },
    { line: 5, cells: ['', '3'] },
    { line: 6, cells: ['last', ''] },
  ]);
});

it('names the line whose quotation mark is not closed', async () => {
  const read = async () => {
    for await (const _row of readCsv(chunksOf('a\n"b', 10)));
  };
  await expect(read()).rejects.toThrow('Line 2');
});

it('quotes cells that need it', () => {
  expect(csvLine(['a', 'b,c', 'd"e', ''])).toBe('a,"b,c","d""e",\r\n');
});
