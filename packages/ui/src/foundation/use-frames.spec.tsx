import { expect, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { CardList } from '../data/card-list.js';
import { DataTable } from '../data/data-table.js';

const forty = Array.from({ length: 40 }, (_, index) => ({ id: String(index), name: `Supplier ${index}` }));
const cards = <CardList items={forty} itemKey={({ id }) => id} render={({ name }) => name} emptyText="None" />;
const table = (
  <DataTable
    caption="Suppliers"
    columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
    rows={forty}
    rowKey={({ id }) => id}
    emptyText="None"
  />
);

/** How many rows stand after each drawing. */
async function drawings(list: ReactNode): Promise<number[]> {
  const counts: number[] = [];
  const count = () => counts.push(document.body.textContent?.match(/Supplier \d+/g)?.length ?? 0);
  const { unmount } = render(
    <Profiler id="list" onRender={count}>
      {list}
    </Profiler>,
  );
  await waitFor(() => expect(counts.at(-1)).toBe(40));
  unmount();
  return counts;
}

test('a long list fills the screen first, and then has every row', async () => {
  expect(await drawings(cards)).toEqual([4, 8, 12, 16, 20, 24, 28, 32, 36, 40]);
  expect(await drawings(table)).toEqual([10, 14, 18, 22, 26, 30, 34, 38, 40]);
});

test('a page that nobody sees has no frames and is drawn all the same', async () => {
  const frame = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = () => 0;
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  try {
    expect(await drawings(table)).toEqual([10, 14, 18, 22, 26, 30, 34, 38, 40]);
  } finally {
    Reflect.deleteProperty(document, 'hidden');
    globalThis.requestAnimationFrame = frame;
  }
});
