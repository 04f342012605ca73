import { FACT_LABELS, PLAIN_FACTS, type FactsOfFood, type Food } from '@fsvp/contracts/program/food';
import {
  COMMODITY_LABELS,
  SUPPLEMENT_LABELS,
  type Commodity,
  type Supplement,
} from '@fsvp/contracts/program/readiness/regime';
import { FOOD_CLASS_LABELS, type FoodClass } from '@fsvp/contracts/program/qualification';

export interface FoodValues {
  name: string;
  description: string;
  foodClass: FoodClass;
  industryCode: string | null;
  /** With commas between them. */
  productCodes: string;
  facts: FactsOfFood;
}

export const FOOD_LABELS = {
  name: 'Name',
  description: 'Products it covers',
  foodClass: 'Class',
  industryCode: 'FDA industry',
  productCodes: 'FDA product codes',
} as const;

/** The labels by path, also of each fact. */
export const FOOD_FIELD_LABELS: Readonly<Record<string, string>> = {
  ...FOOD_LABELS,
  ...Object.fromEntries(Object.entries(FACT_LABELS).map(([fact, label]) => [`facts.${fact}`, label])),
};

export const FOOD_VALUE_TEXTS = {
  foodClass: (value: FoodClass) => FOOD_CLASS_LABELS[value],
  'facts.commodity': (value: Commodity) => COMMODITY_LABELS[value],
  'facts.supplement': (value: Supplement) => SUPPLEMENT_LABELS[value],
};

export const NEW_FOOD: FoodValues = {
  name: '',
  description: '',
  foodClass: 'human',
  industryCode: null,
  productCodes: '',
  facts: PLAIN_FACTS,
};

export function toFormValues({ name, description, foodClass, industryCode, productCodes, facts }: Food): FoodValues {
  return {
    name,
    description: description ?? '',
    foodClass,
    industryCode,
    productCodes: productCodes.join(', '),
    facts,
  };
}

export function toProductCodes(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

export function toBody({ productCodes, ...values }: FoodValues): object {
  return { ...values, productCodes: toProductCodes(productCodes) };
}
