import type { ShippedSet } from './shipped-set.types.js';

/** FDA's industries of food, also for animals. Some have several codes under one name. */
export const PRODUCT_INDUSTRIES: readonly ShippedSet[] = [
  {
    id: '01a20ada-2c00-760e-8327-dff408306a6f',
    kind: 'product_industries',
    effectiveFrom: '2017-05-30',
    effectiveTo: null,
    source:
      'US FDA, product codes: industries of food (first two digits), as published with the refusals of 2002 to January 2016',
    retrievedOn: '2026-11-24',
    csv: `industryCode,name
02,"Whole Grains, Milled Grain Products, and Starch"
03,"Bakery Products, Doughs, Bakery Mixes, and Icings"
04,Macaroni and Noodle Products
05,"Cereal Preparations, Breakfast Foods"
07,"Snack Food Items (Flour, Meal, or Vegetable Base)"
09,"Milk, Butter, and Dried Milk Products"
12,Cheese and Cheese Products
13,Ice Cream and Related Products
14,Filled Milk and Imitation Milk Products
15,Egg and Egg Products
16,Fishery/Seafood Products
17,"Meat, Meat Products, and Poultry"
18,Vegetable Protein Products (Simulated Meats)
20,Fruit and Fruit Products
21,Fruit and Fruit Products
22,Fruit and Fruit Products
23,Nuts and Edible Seeds
24,Vegetables and Vegetable Products
25,Vegetables and Vegetable Products
26,Vegetable Oils (Includes Olive Oil)
27,Dressings and Condiments
28,"Spices, Flavors, and Salts"
29,Soft Drinks and Waters
30,Beverage Bases
31,Coffee and Tea
32,Alcoholic Beverages
33,"Candy without Chocolate, Candy Specialties, and Chewing Gum"
34,Chocolate and Cocoa Products
35,"Gelatin, Rennet, Pudding Mixes, and Pie Fillings"
36,Food Sweeteners (Nutritive)
37,"Multiple Food Dinners, Gravies, Sauces, and Specialties (Total Diet)"
38,Soups
39,Prepared Salad
40,Baby (Infant and Junior) Food Products
41,Dietary Conventional Foods and Meal Replacements
45,Food Additives - for Human Use
46,Food Additives - for Human Use
50,"Color Additives for Foods, Drugs, and Cosmetics"
52,Miscellaneous Food Related Items
54,"Vitamins, Minerals, Proteins, and Unconventional Dietary Specialties for Humans"
`,
  },
  {
    id: '01a21e0c-13d2-72f1-bb0a-5f7c3f5a7e10',
    kind: 'product_industries',
    effectiveFrom: '2017-05-30',
    effectiveTo: null,
    source:
      "US FDA, Product Code Builder: industries of insects and of food for animals, which the earlier set does not have. Check the names in FDA's current list",
    retrievedOn: '2026-11-27',
    csv: `industryCode,name
42,Edible Insects and Insect-Derived Foods
67,Type A Medicated Articles
68,Animal Devices and Diagnostic Products
69,Medicated Animal Feeds
70,Non-Medicated Animal Feeds
71,By-Products for Animal Foods
72,Pet/Laboratory Animal Feed
`,
  },
];
