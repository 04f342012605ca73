import { describe, expect, it } from '@jest/globals';
import { cutoffsCsv, editionOf, readCutoffs } from './pasted-cutoffs.js';

const PAGE = `Calendar year\tDeflator\t$25,000\t$500,000\t$1,000,000\t$2,500,000
2022\t117.973\t$32,434\t$648,690\t$1,297,380\t$3,243,450
2023\t122.273\t$33,616\t$672,334\t$1,344,669\t$3,361,672
Average 2021-2023\t\t$32,117\t$642,348\t$1,284,697\t$3,211,742`;

describe('cut-offs from FDA’s page', () => {
  it('are read for both classes of food, without headings and averages', () => {
    expect(readCutoffs(PAGE)).toEqual([
      { year: 2022, foodClass: 'human', amount: 1_297_380 },
      { year: 2022, foodClass: 'animal', amount: 3_243_450 },
      { year: 2023, foodClass: 'human', amount: 1_344_669 },
      { year: 2023, foodClass: 'animal', amount: 3_361_672 },
    ]);
    expect(cutoffsCsv(PAGE, 2024, 2017).split('\n').slice(0, 2)).toEqual([
      'year,foodClass,amount,edition,baseYear',
      '2022,human,1297380,2024,2017',
    ]);
  });

  it('of human food alone give those of food for animals, and what is ambiguous gives none', () => {
    expect(readCutoffs('2023 $1,344,669')).toEqual([
      { year: 2023, foodClass: 'human', amount: 1_344_669 },
      { year: 2023, foodClass: 'animal', amount: 3_361_672 },
    ]);
    expect(readCutoffs('2023 $1,344,669 $1,400,000')).toEqual([]);
    expect(cutoffsCsv('no table', 2024, 2017)).toBe('');
  });

  it('have a new edition about every April', () => {
    expect([editionOf('2027-03-31'), editionOf('2027-04-01')]).toEqual([2026, 2027]);
  });
});
