import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const SHRIMP = [
  'Shrimp',
  'Black tiger shrimp',
  'White shrimp',
  'Pink shrimp',
  'Rock shrimp',
  'Freshwater shrimp',
  'Breaded shrimp',
  'Organic shrimp',
];
const CUTS = [
  'headless shell-on, frozen',
  'peeled and deveined, frozen',
  'peeled tail-on, IQF',
  'cooked and peeled',
  'head-on, block frozen',
  'butterflied',
  'EZ peel',
  'pieces',
];
const SIZES = ['8/12', '13/15', '16/20', '21/25', '26/30', '31/40', '41/50', '51/60', '61/70', '71/90'];
const PACKS = [
  '2 kg bag',
  '5 kg carton',
  '10 kg carton',
  '25 kg sack',
  '6 x 2.5 kg',
  '12 x 1 kg',
  '24 x 400 g',
  'bulk',
  '40 lb case',
  '20 lb case',
  '5 lb block',
  'retail pack',
  'drum 200 L',
  'organic, 10 kg carton',
  'sample',
];

/** @param {string} product as FDA writes it, in capitals with trade notes behind */
function plain(product) {
  const text = product
    .replace(/\([^)]*\)?/g, '')
    .replace(/,? N\.E\.C\.?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Product names for inspections: shrimp variants, and the products of the sample's import refusals. */
export function productNames() {
  /** @type {{ product: string }[]} */
  const refusals = parse(readFileSync(new URL('../../sample/refusals.csv', import.meta.url)), { columns: true });
  const others = [...new Set(refusals.map(({ product }) => plain(product)))].filter((name) => !/shrimp/i.test(name));
  return {
    shrimp: SHRIMP.flatMap((kind) => CUTS.flatMap((cut) => SIZES.map((size) => `${kind}, ${cut} ${size}`))),
    others: others.flatMap((name) => PACKS.map((pack) => `${name.slice(0, 200)}, ${pack}`)),
  };
}
