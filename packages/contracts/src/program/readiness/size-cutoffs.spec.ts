import { describe, expect, it } from '@jest/globals';
import { chooseCutoffs, type SizeCutoff } from './size-cutoffs.js';

const rows = (edition: number | undefined, first: number, last: number, amount: number): SizeCutoff[] =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ year: first + at, amount: amount + at, edition }));
const OLD = rows(2022, 2012, 2021, 1000);
const NEW = rows(2024, 2019, 2023, 2000);

describe('chooseCutoffs', () => {
  it('takes the newest edition that has all three years, and mixes no editions', () => {
    expect(chooseCutoffs([2019, 2020, 2021], 'human', [...OLD, ...NEW])).toEqual({
      amounts: [2000, 2001, 2002],
      basis: "FDA's edition of 2024",
    });
    expect(chooseCutoffs([2018, 2019, 2020], 'human', [...OLD, ...NEW])).toEqual({
      amounts: [1006, 1007, 1008],
      basis: "FDA's edition of 2022",
    });
  });

  it('takes the last three years of the newest edition while later ones are not loaded, and says so', () => {
    expect(chooseCutoffs([2022, 2023, 2024], 'human', [...OLD, ...NEW])).toEqual({
      amounts: [2002, 2003, 2004],
      basis: "FDA's edition of 2024: FDA's amounts for 2024 were not loaded; judged by 2021-2023, which are lower",
    });
    expect(chooseCutoffs([2024, 2025, 2026], 'human', NEW).basis).toBe(
      "FDA's edition of 2024: FDA's amounts for 2024, 2025, and 2026 were not loaded; judged by 2021-2023, which are lower",
    );
  });

  it('counts amounts without an edition as an edition of their own', () => {
    const unnamed = rows(undefined, 2022, 2024, 3000);
    expect(chooseCutoffs([2022, 2023, 2024], 'human', [...unnamed, ...NEW])).toEqual({
      amounts: [3000, 3001, 3002],
      basis: 'Amounts without an edition',
    });
    expect(chooseCutoffs([2021, 2022, 2023], 'human', [...unnamed, ...NEW]).basis).toBe("FDA's edition of 2024");
  });

  it('takes the amount of the rule before inflation where nothing lower is loaded', () => {
    const basis =
      "FDA's amounts for 2014, 2015, and 2016 were not loaded; judged by the amount of 21 CFR 1.500 before it is adjusted for inflation";
    for (const loaded of [[], NEW, rows(2025, 2024, 2024, 5000)])
      expect(chooseCutoffs([2014, 2015, 2016], 'animal', loaded)).toEqual({
        amounts: [2_500_000, 2_500_000, 2_500_000],
        basis,
      });
    expect(chooseCutoffs([2014, 2015, 2016], 'human', []).amounts).toEqual([1_000_000, 1_000_000, 1_000_000]);
  });
});
