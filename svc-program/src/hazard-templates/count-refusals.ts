import type { TemplateCharge } from '@fsvp/contracts/program/hazard-template';
import { groupBy } from '../group-by.js';
import { CONTEXT, HAZARD_OF_CHARGE } from './charge-hazard-map.js';
import type { Extract, Row } from './read-extract.js';

/** The refusals of an industry. */
export interface RefusalCounts {
  total: number;
  /** By the code of the hazard, the most frequent charge first. */
  hazards: ReadonlyMap<string, TemplateCharge[]>;
  context: TemplateCharge[];
}

const byCount = (one: TemplateCharge, other: TemplateCharge) =>
  other.count - one.count || Number(one.chargeId) - Number(other.chargeId);

export const sumOf = (charges: readonly TemplateCharge[]): number => charges.reduce((sum, { count }) => sum + count, 0);

/**
 * The refusals of each industry by the hazards that their charges name.
 * @param hazardOfCharge by the number of a charge
 * @throws Error for a charge without a hazard or `context`
 */
export function countRefusals(
  { counts, charges }: Pick<Extract, 'counts' | 'charges'>,
  hazardOfCharge: ReadonlyMap<string, string> = HAZARD_OF_CHARGE,
): Map<string, RefusalCounts> {
  const statements = new Map(charges.map(({ chargeId, statement }) => [chargeId, statement]));
  const toCharge = ({ chargeId = '', charge = '', refusals }: Row): TemplateCharge => ({
    chargeId,
    charge,
    statement: statements.get(chargeId) ?? '',
    count: Number(refusals),
  });
  return new Map(
    [...groupBy(counts, ({ industry = '' }) => industry)].map(([industry, rows]) => [
      industry,
      countIndustry(rows.map(toCharge), hazardOfCharge),
    ]),
  );
}

function countIndustry(charges: TemplateCharge[], hazardOfCharge: ReadonlyMap<string, string>): RefusalCounts {
  const hazards = new Map<string, TemplateCharge[]>();
  for (const charge of charges.sort(byCount)) {
    const code = hazardOfCharge.get(charge.chargeId);
    if (!code) throw new Error(`Charge ${charge.charge}-${charge.chargeId} has neither a hazard nor '${CONTEXT}'`);
    hazards.set(code, [...(hazards.get(code) ?? []), charge]);
  }
  const context = hazards.get(CONTEXT) ?? [];
  hazards.delete(CONTEXT);
  return { total: sumOf(charges), hazards, context };
}
