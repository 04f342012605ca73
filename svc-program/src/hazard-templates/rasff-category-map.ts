/** A category of RASFF: the FDA industries that it covers, or why it has none. */
export type MappedCategory = { industries: readonly [string, ...string[]] } | { unmapped: string };

const FRUIT = 'Fruit and Fruit Products';
const VEGETABLES = 'Vegetables and Vegetable Products';
const SEAFOOD = 'Fishery/Seafood Products';
const MEAT = 'Meat, Meat Products, and Poultry';
const DRINKS = 'Soft Drinks and Waters';
const ALCOHOL = 'Alcoholic Beverages';
const NOT_FOOD = 'Not food for people';

/**
 * The categories of RASFF by the FDA industries that their names cover. A category of several industries counts for each of
 * them, and the template names the others: RASFF does not say which of them a notification is about. What no name covers is
 * reported, not guessed.
 */
export const RASFF_CATEGORIES: Readonly<Record<string, MappedCategory>> = {
  'alcoholic beverages': { industries: [ALCOHOL] },
  'animal by-products': { unmapped: NOT_FOOD },
  'bivalve molluscs and products thereof': { industries: [SEAFOOD] },
  'cephalopods and products thereof': { industries: [SEAFOOD] },
  'cereals and bakery products': {
    industries: [
      'Bakery Products, Doughs, Bakery Mixes, and Icings',
      'Cereal Preparations, Breakfast Foods',
      'Macaroni and Noodle Products',
      'Whole Grains, Milled Grain Products, and Starch',
    ],
  },
  'cocoa and cocoa preparations, coffee and tea': { industries: ['Chocolate and Cocoa Products', 'Coffee and Tea'] },
  confectionery: { industries: ['Candy without Chocolate, Candy Specialties, and Chewing Gum'] },
  'crustaceans and products thereof': { industries: [SEAFOOD] },
  'dietetic foods, food supplements and fortified foods': {
    industries: [
      'Dietary Conventional Foods and Meal Replacements',
      'Vitamins, Minerals, Proteins, and Unconventional Dietary Specialties for Humans',
    ],
  },
  'eggs and egg products': { industries: ['Egg and Egg Products'] },
  'fats and oils': { industries: ['Vegetable Oils (Includes Olive Oil)'] },
  'feed materials': { unmapped: NOT_FOOD },
  'fish and fish products': { industries: [SEAFOOD] },
  'food additives and flavourings': { industries: ['Food Additives - for Human Use'] },
  'food contact materials': { unmapped: 'Materials that touch food, which FDA has no industry of food for' },
  'fruits and vegetables': { industries: [FRUIT, VEGETABLES] },
  gastropods: { industries: [SEAFOOD] },
  'herbs and spices': { industries: ['Spices, Flavors, and Salts'] },
  'honey and royal jelly': { industries: ['Food Sweeteners (Nutritive)'] },
  'ices and desserts': { industries: ['Ice Cream and Related Products'] },
  'meat and meat products (other than poultry)': { industries: [MEAT] },
  'milk and milk products': { industries: ['Cheese and Cheese Products', 'Milk, Butter, and Dried Milk Products'] },
  'natural mineral waters': { industries: [DRINKS] },
  'non-alcoholic beverages': { industries: [DRINKS] },
  'nuts, nut products and seeds': { industries: ['Nuts and Edible Seeds'] },
  'other food product / mixed': { unmapped: 'Of any industry' },
  'plant protection products': { unmapped: NOT_FOOD },
  'poultry meat and poultry meat products': { industries: [MEAT] },
  'prepared dishes and snacks': {
    industries: [
      'Multiple Food Dinners, Gravies, Sauces, and Specialties (Total Diet)',
      'Snack Food Items (Flour, Meal, or Vegetable Base)',
    ],
  },
  'soups, broths, sauces and condiments': { industries: ['Dressings and Condiments', 'Soups'] },
  'water for human consumption (other)': { industries: [DRINKS] },
  wine: { industries: [ALCOHOL] },
};
