import { today } from '@fsvp/contracts/core/calendar-day';
import { verySmallEligibility } from '@fsvp/contracts/program/readiness/derive-regime';
import { yearsFor } from '@fsvp/contracts/program/importer-eligibility';
import { FOOD_CLASS_LABELS } from '@fsvp/contracts/program/qualification';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { EntityManager } from 'typeorm';
import { rowsInForce } from '../reference-data/rows-in-force.js';
import type { EligibilityEntity } from './eligibility.entity.js';

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the suite computes of an eligibility. */
export type Determined = Pick<EligibilityEntity, 'cutoff' | 'average' | 'eligible'>;

/**
 * Whether an importer is very small in a year, by the cut-offs in force today (21 CFR 1.500).
 * @throws 409 that names the years without a cut-off
 */
export async function determineEligibility(
  manager: EntityManager,
  { foodClass, year, years }: Pick<EligibilityEntity, 'foodClass' | 'year' | 'years'>,
): Promise<Determined> {
  const rows = await rowsInForce('size_cutoffs', today(), manager);
  const cutoffs = rows.filter((row) => row.foodClass === foodClass);
  const missing = yearsFor(year).filter((one) => !cutoffs.some((row) => row.year === one));
  // In cents: sums of dollars with decimals are not exact, and an average equal to the cut-off is not eligible.
  const found = verySmallEligibility(
    year,
    years.map((one) => ({ year: one.year, sales: cents(one.sales), valueWithoutSale: cents(one.valueWithoutSale) })),
    cutoffs.map((row) => ({ year: row.year, amount: cents(row.amount) })),
  );
  if (!found)
    throw new ProblemError(
      'wrong-state',
      `The reference data has no cut-off for ${FOOD_CLASS_LABELS[foodClass].toLowerCase()} of ${AND.format(missing.map(String))}. Load the cut-offs of very small importers in Administration › Reference data.`,
      { missingYears: missing },
    );
  return { cutoff: dollars(found.cutoff), average: dollars(found.average), eligible: found.eligible };
}

const cents = (amount: number): number => Math.round(amount * 100);
const dollars = (amount: number): number => Math.round(amount) / 100;
