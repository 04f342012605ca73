import type { FactsOfFood } from '@fsvp/contracts/program/food';

/** Facts that are true of every food of an industry; the others are asked in Foods. */
export const FACTS_OF_INDUSTRY: Partial<Record<string, Pick<FactsOfFood, 'commodity'>>> = {
  // Fish and fishery products of 21 CFR part 123.
  '16': { commodity: 'fish' },
  '32': { commodity: 'alcoholic' },
};

/** Industries of food for animals among FDA's product codes. */
export const ANIMAL_INDUSTRIES: readonly string[] = ['67', '68', '69', '70', '71', '72'];
