import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { csvOf } from '../csv.mjs';

// Extracts the shipped sample from the full data set: node tools/sample/cut.mjs <folder with suppliers.csv, supplier_products.csv and import_refusals.csv>
const folder = process.argv[2];
const firmsWanted = 400;
const perCountry = 70;
const refusalsWanted = 40;
/** Products of the refused firms, and of those that head the directory: it shows the newest first. */
const productsPerRefused = 3;
const otherFirmsWithProducts = 60;
/** Charges for which `records.json` has texts. */
const told = new Set(Object.keys(JSON.parse(readFileSync(new URL('records.json', import.meta.url), 'utf8')).charges));
/** Private persons listed as firms. */
const persons = new Set(['3028663338', '3038530542']);

/** @param {string} name @returns {Record<string, string>[]} */
const read = (name) => parse(readFileSync(join(folder, name)), { columns: true, bom: true });
const tidy = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();

const categoryRank = (/** @type {Record<string, string>} */ firm) =>
  firm.product_categories.startsWith('Fishery') ? 1 : 0;
/** @type {Map<string, number>} */ const taken = new Map();
const firms = read('suppliers.csv')
  .filter((row) => row.source === 'FDA' && row.city && !persons.has(row.fei) && !/unknown/i.test(row.address_line1))
  .sort(
    (a, b) => categoryRank(a) - categoryRank(b) || (a.source_date < b.source_date ? 1 : -1) || (a.fei < b.fei ? -1 : 1),
  )
  .filter((row) => {
    taken.set(row.country, (taken.get(row.country) ?? 0) + 1);
    return /** @type {number} */ (taken.get(row.country)) <= perCountry;
  })
  .slice(0, firmsWanted);
const columns = ['fei', 'name', 'address', 'city', 'state', 'postalCode', 'country', 'productCategories'];
const rows = firms.map((row) => [
  row.fei,
  tidy(row.name),
  tidy([row.address_line1, row.address_line2].filter(Boolean).join(', ')),
  tidy(row.city),
  /NOTA|none of the above/i.test(row.state_province) ? '' : tidy(row.state_province),
  tidy(row.postal_code),
  row.country,
  tidy(row.product_categories),
]);
writeFileSync(new URL('suppliers.csv', import.meta.url), csvOf([columns, ...rows]));

const charges = new Map(read('refusal_charges.csv').map((row) => [row.ASC_ID, row.CHRG_CODE.replace(/-\d+$/, '')]));
const known = new Set(firms.map((row) => row.fei));
/** @type {Map<string, number>} */ const perCharge = new Map();
/** @type {Set<string>} */ const firmsUsed = new Set();
const refusals = read('import_refusals.csv')
  .filter((row) => known.has(row.MFG_FIRM_FEI_NUM))
  .sort((a, b) => (a.REFUSAL_DATE_ISO < b.REFUSAL_DATE_ISO ? 1 : -1))
  .flatMap((row) => {
    const charge = charges.get(row.REFUSAL_CHARGES.split(',')[0].trim()) ?? '';
    if (!told.has(charge) || firmsUsed.has(row.MFG_FIRM_FEI_NUM) || (perCharge.get(charge) ?? 0) >= 6) return [];
    firmsUsed.add(row.MFG_FIRM_FEI_NUM);
    perCharge.set(charge, (perCharge.get(charge) ?? 0) + 1);
    return [[row.MFG_FIRM_FEI_NUM, charge, tidy(row.PRDCT_CODE_DESC_TEXT), row.REFUSAL_DATE_ISO]];
  })
  .slice(0, refusalsWanted);
writeFileSync(
  new URL('refusals.csv', import.meta.url),
  csvOf([['fei', 'charge', 'product', 'refusalDate'], ...refusals]),
);

const seenProducts = read('supplier_products.csv');
const refused = refusals.map(([fei]) => String(fei));
const heading = firms
  .map((row) => row.fei)
  .filter((fei) => !refused.includes(fei))
  .slice(-otherFirmsWithProducts);
const products = [...refused, ...heading].flatMap((fei) => {
  const seen = seenProducts
    .filter((row) => row.supplier_key === `FDA-${fei}`)
    .sort((a, b) => Number(b.times_seen) - Number(a.times_seen));
  // A product can have several codes, by package and process; the first is the most frequent.
  const different = seen.filter(
    (row, index) => seen.findIndex((one) => one.product_description === row.product_description) === index,
  );
  return different
    .slice(0, refused.includes(fei) ? productsPerRefused : 1)
    .map((row) => [fei, row.product_code, tidy(row.product_description), row.product_category]);
});
writeFileSync(new URL('products.csv', import.meta.url), csvOf([['fei', 'code', 'product', 'category'], ...products]));
