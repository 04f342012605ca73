import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { CardList } from './card-list.js';
import { DataTable } from './data-table.js';

const forty = Array.from({ length: 40 }, (_, index) => ({ id: String(index), name: `Supplier ${index}` }));
const cards = <CardList items={forty} itemKey={({ id }) => id} render={({ name }) => name} emptyText="None" />;
const table = <DataTable caption="Suppliers" columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]} rows={forty} rowKey={({ id }) => id} emptyText="None" />;

/** How many rows stand after each drawing. */
function drawings(list: ReactNode): number[] {
  const counts: number[] = [];
  const count = () => counts.push(document.body.textContent?.match(/Supplier \d+/g)?.length ?? 0);
  render(
    <Profiler id="list" onRender={count}>
      {list}
    </Profiler>,
  ).unmount();
  return counts;
}

test('a long list fills the screen first, and then has every row', () => {
  expect(drawings(cards)).toEqual([6, 12, 18, 24, 30, 36, 40]);
  expect(drawings(table)).toEqual([10, 20, 30, 40]);
});
