import type { FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';

const idOf = (kind: number, index: number) => `0197a000-0000-7000-8${kind}00-${index.toString(16).padStart(12, '0')}`;

export const HARBOR = idOf(1, 1);
export const PIER = idOf(1, 2);

type Cell = FsvpPortfolio['cells'][number];

/** Two suppliers and three foods, with two files for one of the places. */
export function samplePortfolio(changes: Partial<FsvpPortfolio> = {}): FsvpPortfolio {
  const cell = (supplier: number, food: number, file: number, more: Partial<Cell>): Cell => ({
    supplierId: idOf(2, supplier),
    foodId: idOf(3, food),
    fileId: idOf(4, file),
    importerId: HARBOR,
    number: `F-00000${file}`,
    ownerId: null,
    lifecycle: 'preparing',
    verdict: 'not_ready',
    determined: true,
    percent: 7,
    missingCount: 13,
    nextDueOn: null,
    fresh: true,
    ...more,
  });
  return {
    asOf: '2026-11-25',
    suppliers: [
      { id: idOf(2, 1), name: 'Rajasthan Snacks', country: 'India', verdict: 'not_ready', determined: true },
      { id: idOf(2, 2), name: 'Bay Seafood', country: 'Viet Nam', verdict: 'gaps', determined: true },
    ],
    foods: [
      { id: idOf(3, 1), name: 'Fried chickpea snacks', verdict: 'not_ready', determined: true },
      { id: idOf(3, 2), name: 'Frozen shrimp', verdict: 'gaps', determined: true },
      { id: idOf(3, 3), name: 'Dried mango', verdict: 'ready', determined: true },
    ],
    cells: [
      cell(1, 1, 1, {}),
      cell(2, 2, 2, { verdict: 'gaps', percent: 92, missingCount: 1, fresh: false }),
      cell(2, 2, 3, { verdict: 'ready', percent: 100, missingCount: 0, importerId: PIER }),
      cell(2, 3, 4, { verdict: 'ready', percent: 100, missingCount: 0, nextDueOn: '2027-03-01' }),
    ],
    importers: [
      { id: HARBOR, name: 'Harbor Foods LLC' },
      { id: PIER, name: 'Pier 9 Imports' },
    ],
    countries: ['India', 'Viet Nam'],
    counts: { not_ready: 1, gaps: 1, expiring: 0, ready: 2 },
    supplierTotal: 2,
    foodTotal: 3,
    trend: [
      { day: '2026-11-24', counts: { not_ready: 3, gaps: 0, expiring: 0, ready: 0 } },
      { day: '2026-11-25', counts: { not_ready: 1, gaps: 1, expiring: 0, ready: 2 } },
    ],
    ...changes,
  };
}

/** Suppliers by foods, all with a file. */
export function largePortfolio(suppliers: number, foods: number): FsvpPortfolio {
  const sample = samplePortfolio();
  const rows = Array.from({ length: suppliers }, (_, index) => index);
  const columns = Array.from({ length: foods }, (_, index) => index);
  return {
    ...sample,
    suppliers: rows.map((row) => ({ ...sample.suppliers[0]!, id: idOf(2, row), name: `Supplier ${row + 1}` })),
    foods: columns.map((column) => ({ ...sample.foods[0]!, id: idOf(3, column), name: `Food ${column + 1}` })),
    cells: rows.flatMap((row) =>
      columns.map((column) => ({
        ...sample.cells[0]!,
        supplierId: idOf(2, row),
        foodId: idOf(3, column),
        fileId: idOf(4, row * foods + column),
      })),
    ),
    supplierTotal: suppliers,
    foodTotal: foods,
  };
}
