import { today } from '@fsvp/contracts/core/calendar-day';
import { verySmallEligibility } from '@fsvp/contracts/program/readiness/derive-regime';
import { chooseCutoffs } from '@fsvp/contracts/program/readiness/size-cutoffs';
import { yearsFor } from '@fsvp/contracts/program/importer-eligibility';
import type { EntityManager } from 'typeorm';
import { rowsInForce } from '../reference-data/rows-in-force.js';
import type { EligibilityEntity } from './eligibility.entity.js';

/** What the suite computes of an eligibility. */
export type Determined = Pick<EligibilityEntity, 'cutoff' | 'cutoffBasis' | 'average' | 'eligible'>;

/** Whether an importer is very small in a year, by the cut-offs in force today (21 CFR 1.500). */
export async function determineEligibility(
  manager: EntityManager,
  { foodClass, year, years }: Pick<EligibilityEntity, 'foodClass' | 'year' | 'years'>,
): Promise<Determined> {
  const rows = await rowsInForce('size_cutoffs', today(), manager);
  const { amounts, basis } = chooseCutoffs(
    yearsFor(year),
    foodClass,
    rows.filter((row) => row.foodClass === foodClass),
  );
  // In cents: sums of dollars with decimals are not exact, and an average equal to the cut-off is not eligible.
  const { cutoff, average, eligible } = verySmallEligibility(
    years.map((one) => ({ year: one.year, sales: cents(one.sales), valueWithoutSale: cents(one.valueWithoutSale) })),
    amounts.map(cents),
  );
  return { cutoff: dollars(cutoff), cutoffBasis: basis, average: dollars(average), eligible };
}

const cents = (amount: number): number => Math.round(amount * 100);
const dollars = (amount: number): number => Math.round(amount) / 100;
