import * as z from 'zod/mini';
import { FOOD_CLASSES } from '../qualification.js';

/**
 * The regimes of an FSVP file and the facts that they follow from (beyond/fsvp-file.md, 2 and 3).
 */

export const REGIMES = [
  'exempt',
  'deemed',
  'ds_importer',
  'ds_customer',
  'ds_other',
  'very_small',
  'small_supplier',
  'recognised',
  'standard',
] as const;
export type Regime = (typeof REGIMES)[number];

export const REGIME_LABELS: Record<Regime, string> = {
  exempt: 'FSVP does not apply',
  deemed: 'Receiving facility in compliance with part 117 or 507',
  ds_importer: 'Dietary supplement, specifications of the importer',
  ds_customer: 'Dietary supplement, specifications of the customer',
  ds_other: 'Other dietary supplement',
  very_small: 'Very small importer',
  small_supplier: 'Small supplier',
  recognised: 'Country with a recognized system',
  standard: 'Standard requirements',
};

/** What a line of an entry says of FSVP (FDA's guidance of January 2023, I.11). */
export const ENTRY_CODES = ['FSV', 'FSX', 'RNE'] as const;
export type EntryCode = (typeof ENTRY_CODES)[number];

export const COMMODITIES = [
  'general',
  'juice',
  'fish',
  'juice_fish_ingredient',
  'alcoholic',
  'alcohol_ingredient',
  'meat_poultry_egg',
  'live_animal',
  'food_contact_substance',
  'grain_rac',
] as const;
export type Commodity = (typeof COMMODITIES)[number];
export const COMMODITY_LABELS: Record<Commodity, string> = {
  general: 'Food in general',
  juice: 'Juice',
  fish: 'Fish or fishery product',
  juice_fish_ingredient: 'Ingredient of juice or fish products',
  alcoholic: 'Alcoholic beverage',
  alcohol_ingredient: 'Ingredient of alcoholic beverages',
  meat_poultry_egg: 'Meat, poultry or egg product, or catfish (Siluriformes)',
  live_animal: 'Live animal',
  food_contact_substance: 'Food contact substance',
  grain_rac: 'Grain as a raw commodity',
};

export const SUPPLEMENTS = ['no', 'finished', 'component'] as const;
export type Supplement = (typeof SUPPLEMENTS)[number];
export const SUPPLEMENT_LABELS: Record<Supplement, string> = {
  no: 'Not a dietary supplement',
  finished: 'Dietary supplement',
  component: 'Component of dietary supplements',
};

export const PURPOSES = [
  'sale',
  'research',
  'personal',
  'transshipment',
  'process_and_export',
  'us_goods_returned',
] as const;
export const SUPPLEMENT_MAKERS = ['importer', 'customer', 'other'] as const;
export const RECEIVING_FACILITIES = ['no', 'c1', 'c2', 'c3'] as const;
export const SMALL_SUPPLIERS = ['no', 'qualified_facility', 'farm', 'eggs'] as const;

/** Conditions that a person confirms, each in the words of the question. */
export const CONDITIONS = {
  subject_to_120_or_123: 'The food is subject to 21 CFR part 120 (juice) or 123 (fish)',
  supplier_in_compliance: 'The supplier is in compliance with that part',
  used_by_importer: 'The importer uses the ingredient in its own juice or fish products',
  importer_in_compliance: 'The importer is in compliance with 21 CFR part 120 or 123',
  not_sold: 'The food is not sold or given to the public',
  labelled_for_research: 'The food is labeled for use in research or evaluation',
  small_quantity: 'The quantity is small and fits the purpose',
  declared_at_entry: 'The entry declares the purpose',
  permit_type_facility:
    'The facility would need a permit or registration of the alcohol authority in the United States',
  registered_maker: 'The facility is registered as a food facility',
  importer_makes_alcohol: 'The importer makes alcoholic beverages from the ingredient',
  importer_registered: 'The importer is registered as a food facility',
  exempt_117_5i: 'The importer is exempt under 21 CFR 117.5(i)',
  prepackaged: 'The food comes in packages that prevent contact with it',
  at_most_5_percent_of_sales: 'Such food is at most 5 % of the sales of the facility',
  not_sold_in_us: 'The food is not sold or distributed in the United States',
  made_in_us: 'The food was made in the United States',
  no_foreign_processing: 'It was not processed further abroad',
  under_usda_at_import: 'USDA regulates the food at the time of import',
  /** Of earlier releases; no rule asks for it. */
  policy_conditions_met: "The conditions of FDA's policy are met",
  grain_only_stored:
    'The importer only stores the grain for further distribution or processing, or never takes possession of it',
  slaughtered_under_haccp:
    'The animals are imported for slaughter in an establishment under the HACCP rules of USDA, or under an equivalent State inspection',
  is_contact_substance: 'It is a food contact substance as section 409(h)(6) of the Act defines it',
  grows_uncovered_produce:
    'The supplier itself is a farm that grows produce, and 21 CFR part 112 does not cover it (§112.4(a), or §112.4(b) and §112.5). Grain, milk and honey are not produce',
  in_recognised_scope: 'The food is in none of the classes that the recognition of the country excludes',
  in_compliance_117_or_507:
    'The importer itself is the receiving facility, and is in compliance with 21 CFR part 117 or 507',
  specs_111_70: 'Specifications under 21 CFR 111.70(b) or (d) are set and met',
  meets_111_73_75: 'The importer meets 21 CFR 111.73 and 111.75',
} as const;
export type Condition = keyof typeof CONDITIONS;
export const CONDITION_CODES = Object.keys(CONDITIONS) as [Condition, ...Condition[]];

export const foodFacts = z.object({
  foodClass: z.enum(FOOD_CLASSES),
  commodity: z.enum(COMMODITIES),
  supplement: z.enum(SUPPLEMENTS),
  /** All produce but that which 21 CFR 112.2(a)(1) lists as rarely consumed raw. */
  coveredProduce: z.boolean(),
  rawCommodity: z.boolean(),
  shellEggs: z.boolean(),
  lowAcidCanned: z.boolean(),
  readyToEat: z.boolean(),
});
export type FoodFacts = z.output<typeof foodFacts>;

export const FOOD_FACT_LABELS: Record<keyof FoodFacts, string> = {
  foodClass: 'Class',
  commodity: 'Commodity',
  supplement: 'Dietary supplement',
  coveredProduce: 'Covered produce',
  rawCommodity: 'Raw agricultural commodity',
  shellEggs: 'Shell eggs',
  lowAcidCanned: 'Low-acid canned food',
  readyToEat: 'Ready to eat',
};

export const circumstances = z.object({
  purpose: z.enum(PURPOSES),
  confirmed: z.array(z.enum(CONDITION_CODES)),
  /** The food is manufactured or processed further in the United States, also packaged; packing and repacking are not that. */
  furtherProcessing: z.boolean(),
  /** Who makes the dietary supplement in the United States. */
  supplementMaker: z.enum(SUPPLEMENT_MAKERS),
  receivingFacility: z.enum(RECEIVING_FACILITIES),
  smallSupplier: z.enum(SMALL_SUPPLIERS),
  /** The supplier is in good standing with the authority of its country. */
  goodStanding: z.boolean(),
  /** The supplier is a facility of 21 CFR 1.501(e)(1). */
  alcoholMaker: z.boolean(),
});
export type Circumstances = z.output<typeof circumstances>;
