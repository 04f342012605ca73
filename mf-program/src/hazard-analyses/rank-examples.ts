import type { Food } from '@fsvp/contracts/program/food';
import type { HazardExample } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';

type Named = Pick<Food, 'name' | 'industryCode'>;

/** How well an example fits a food: 2 by its name, 1 by its industry, 0 not. */
function fitOf({ words, industryCodes }: HazardExample, { name, industryCode }: Named): 0 | 1 | 2 {
  const text = ` ${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  if (words.some((word) => text.includes(` ${word.replace(/-/g, ' ')}`))) return 2;
  return industryCodes.includes(industryCode) ? 1 : 0;
}

/** The examples that fit a food, those of its name first, and the others. */
export function rankExamples(
  examples: readonly HazardExample[],
  food: Named,
): { fitting: HazardExample[]; others: HazardExample[] } {
  const ranked = examples
    .map((example) => ({ example, fit: fitOf(example, food) }))
    .sort((one, other) => other.fit - one.fit);
  return {
    fitting: ranked.flatMap(({ example, fit }) => (fit > 0 ? [example] : [])),
    others: ranked.flatMap(({ example, fit }) => (fit === 0 ? [example] : [])),
  };
}
