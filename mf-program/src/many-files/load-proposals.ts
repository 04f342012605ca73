import { getFood } from '@fsvp/contracts/program/food';
import { deriveFileRegime, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { api } from '@fsvp/web-kit';
import { failureText } from '../failure-text.js';
import type { RegimeAnswer } from '../fsvp-files/api/derive-regime.js';
import { regimeFactsOf } from '../fsvp-files/regime-facts.js';
import { runEach } from '../run-each.js';

/** The regimes that fit a file, or why nobody knows. */
export type Proposal = RegimeAnswer | { failure: string };

/** Asks for each file which regimes fit its food and its circumstances. */
export async function loadProposals(
  files: readonly FsvpFile[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Proposal>> {
  const foods = new Map<string, ReturnType<typeof loadFood>>();
  const loadFood = (id: string) => api.call(getFood, { params: { id }, signal });
  const proposals = new Map<string, Proposal>();
  await runEach(files, async ({ id, foodId, circumstances, importerId, supplierCountry }) => {
    try {
      const food = foods.get(foodId) ?? loadFood(foodId);
      foods.set(foodId, food);
      const body = { facts: regimeFactsOf(await food), circumstances, importerId, supplierCountry };
      proposals.set(id, await api.call(deriveFileRegime, { body, signal }));
    } catch (error) {
      if (signal.aborted) throw error;
      proposals.set(id, { failure: failureText(error) });
    }
  });
  return proposals;
}
