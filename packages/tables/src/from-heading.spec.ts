import { expect, it } from '@jest/globals';
import { fromHeading } from './from-heading.js';

async function* rowsOf(texts: readonly string[], failure?: Error) {
  yield* texts;
  if (failure) throw failure;
}

async function read(rows: AsyncIterable<string>) {
  const found: string[] = [];
  const reading = (async () => {
    for await (const row of fromHeading(rows, (first) => Math.max(0, first.indexOf('heading')))) found.push(row);
  })();
  return [found, await reading.catch((error: Error) => error.message)];
}

it('leaves out the rows above the heading', async () => {
  expect(await read(rowsOf(['title', 'heading', 'a', 'b']))).toEqual([['heading', 'a', 'b'], undefined]);
  expect(await read(rowsOf(['no', 'title']))).toEqual([['no', 'title'], undefined]);
  expect(await read(rowsOf([]))).toEqual([[], undefined]);
});

it('searches the first 21 rows only, and passes on all others', async () => {
  const many = (above: number) => [...Array<string>(above).fill('x'), 'heading', ...Array<string>(50).fill('row')];
  expect((await read(rowsOf(many(20))))[0]).toHaveLength(51);
  expect((await read(rowsOf(many(21))))[0]).toHaveLength(72);
});

it('passes on the rows above one that cannot be read', async () => {
  expect(await read(rowsOf(['title', 'heading', 'a'], new Error('line 4')))).toEqual([['heading', 'a'], 'line 4']);
});
