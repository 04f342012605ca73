import type { ShippedSet } from './shipped-set.types.js';

/** FDA's names of the foods, with descriptions in our words. */
export const FOOD_TRACEABILITY_LIST: ShippedSet = {
  id: '01a20ada-2c05-71d0-975c-2be160608a4f',
  kind: 'food_traceability_list',
  effectiveFrom: '2022-11-21',
  effectiveTo: null,
  source:
    'US FDA, Food Traceability List as published with the final rule of 21 November 2022 (87 FR 70910); descriptions in our words, not compared with the published list. Check them before you rely on one',
  retrievedOn: '2026-11-24',
  csv: `code,food,description
CHEESE-FRESH,"Cheese (made from pasteurized milk), fresh soft or soft unripened","Such as cottage cheese (Grade A on the IMS list is exempt since 19 February 2026), chevre, cream cheese, mascarpone, ricotta and queso fresco. Not cheese that is frozen, shelf stable, or aseptically processed and packaged"
CHEESE-SOFT-RIPENED,"Cheese (made from pasteurized milk), soft ripened or semi-soft","Such as brie, camembert, feta, mozzarella, blue cheese, fontina and monterey jack. Not cheese that is frozen, shelf stable, or aseptically processed and packaged"
CHEESE-UNPASTEURIZED,"Cheese (made from unpasteurized milk), other than hard cheese","All cheese of unpasteurized milk but hard cheese. Not cheese that is frozen, shelf stable, or aseptically processed and packaged"
SHELL-EGGS,Shell eggs,Eggs of the domesticated chicken
NUT-BUTTERS,Nut butters,"Of peanuts and all tree nuts, such as almond, cashew, hazelnut and walnut. Not of soy or seeds"
CUCUMBERS,Cucumbers (fresh),All varieties
HERBS,Herbs (fresh),"All types, such as parsley, cilantro and basil. Herbs of 21 CFR 112.2(a)(1), such as dill, are exempt"
LEAFY-GREENS,Leafy greens (fresh),"All types, such as lettuce, spinach, kale, arugula, chard and watercress. Not whole head cabbages, banana leaf, grape leaf or leaves of trees"
LEAFY-GREENS-FRESH-CUT,Leafy greens (fresh-cut),"All types of leafy greens that are cut, alone or mixed"
MELONS,Melons (fresh),"All types, such as cantaloupe, honeydew and watermelon"
PEPPERS,Peppers (fresh),All varieties
SPROUTS,Sprouts (fresh),"All varieties, from any seed and whether they are grown in soil or another medium, such as alfalfa, mung bean and radish"
TOMATOES,Tomatoes (fresh),All varieties
TROPICAL-TREE-FRUITS,Tropical tree fruits (fresh),"Such as mango, papaya, mamey, guava, lychee, jackfruit and starfruit. Not bananas, pineapple, dates, figs, pomegranate, coconut, avocado or citrus"
FRUITS-FRESH-CUT,Fruits (fresh-cut),All types of fruit that is cut. Fruits of 21 CFR 112.2(a)(1) are exempt
VEGETABLES-FRESH-CUT,Vegetables other than leafy greens (fresh-cut),"All types of vegetables that are cut, but leafy greens. Vegetables of 21 CFR 112.2(a)(1) are exempt"
FINFISH-HISTAMINE,"Finfish (fresh, frozen, and previously frozen), histamine-producing species","Such as tuna, mahi mahi, mackerel, amberjack, swordfish and yellowtail"
FINFISH-CIGUATOXIN,"Finfish (fresh, frozen, and previously frozen), species potentially contaminated with ciguatoxin","Such as grouper, barracuda and snapper"
FINFISH-OTHER,"Finfish (fresh, frozen, and previously frozen), species not associated with histamine or ciguatoxin","Such as cod, haddock, Alaska pollock, salmon, tilapia and trout. Not fish of the order Siluriformes, such as catfish"
FINFISH-SMOKED,"Smoked finfish (refrigerated, frozen, and previously frozen)","Cold smoked and hot smoked. Not fish of the order Siluriformes, such as catfish"
CRUSTACEANS,"Crustaceans (fresh, frozen, and previously frozen)","All species, such as shrimp, crab, lobster and crayfish"
MOLLUSCAN-SHELLFISH,"Molluscan shellfish, bivalves (fresh, frozen, and previously frozen)","All species, such as oysters, clams and mussels. Raw ones under the National Shellfish Sanitation Program are exempt (21 CFR 1.1305(f)). Not scallops of which only the adductor muscle is used"
DELI-SALADS,Ready-to-eat deli salads (refrigerated),"Such as egg salad, potato salad, pasta salad and seafood salad. Not meat salads"
`,
};
