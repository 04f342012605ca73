import { readFileSync } from 'node:fs';
import { ACTIONS, VERIFICATIONS } from './follow-up.sql.mjs';
import { INSPECTIONS } from './inspections.sql.mjs';
import { withoutIndexes } from './without-indexes.mjs';
import { productNames } from './product-names.mjs';

/** @typedef {{ inspections: number, verifications: number, actions: number }} Amounts */

const ROWS_PER_INSERT = 100_000;

const CHECKLIST = [
  ['packaging_intact', 'Is packaging intact and undamaged?'],
  ['no_contamination', 'Are products free from visible contamination?'],
  ['proper_labeling', 'Is product labeling accurate and complete?'],
  ['acceptable_quality', 'Is overall product quality acceptable?'],
];
const QUESTIONS = CHECKLIST.map(([, question]) => question);
/** One checklist without a failed answer, then one per failed question. */
const CHECKLISTS = [null, ...QUESTIONS].map((failing) =>
  JSON.stringify(CHECKLIST.map(([id, question]) => ({ id, question, required: true, answer: question !== failing }))),
);

const sample = JSON.parse(readFileSync(new URL('../../sample/records.json', import.meta.url), 'utf8'));

/** Records are distributed unevenly: of 100,000 suppliers the first has about one record in a hundred. */
const SUPPLIERS_BY_NUMBER = `
  create temp table generated_suppliers as select row_number() over (order by id) - 1 as supplier, id as supplier_id from supplier_directory where not deleted;
  create unique index on generated_suppliers (supplier);
  analyze generated_suppliers;
  create temp table generated_count as select count(*) as all from generated_suppliers;`;

/**
 * Fills the three large tables of svc-quality.
 * @param {import('pg').Client} quality the owner's connection @param {Amounts} amounts
 * @param {<T>(label: string, work: () => Promise<T>) => Promise<T>} step
 */
export async function addQualityRecords(quality, { inspections, verifications, actions }, step) {
  await quality.query(SUPPLIERS_BY_NUMBER);
  const { rows } = await quality.query('select "all" as count from generated_count');
  await quality.query(`create function pg_temp.supplier_no(no bigint, salt int) returns bigint language sql immutable parallel safe
    return floor(power(pg_temp.seeded_random(no, salt), 2.5) * ${Number(rows[0].count)})::bigint`);
  const { shrimp, others } = productNames();
  const products = [...shrimp.slice(0, others.length), ...others];
  const titles = sample.verifications.map((/** @type {{ title: string }} */ { title }) => title);
  const actionTexts = JSON.stringify(Object.values(sample.charges).map(({ action }) => action));
  const add = async (
    /** @type {string} */ table,
    /** @type {string} */ text,
    /** @type {number} */ count,
    /** @type {unknown[]} */ values,
  ) => {
    if (!count) return;
    await step(`${count.toLocaleString('en-US')} rows for ${table}`, async () => {
      await withoutIndexes(quality, table, async () => {
        for (let from = 1; from <= count; from += ROWS_PER_INSERT)
          await quality.query(text, [from, Math.min(count, from + ROWS_PER_INSERT - 1), count, ...values]);
      });
      // Index-only scans need the visibility map that vacuum writes.
      await quality.query(`vacuum (analyze) ${table}`);
    });
  };
  await add('receiving_inspections', INSPECTIONS, inspections, [shrimp, others, QUESTIONS, CHECKLISTS]);
  await add('verification_activities', VERIFICATIONS, verifications, [titles, products]);
  await add('corrective_actions', ACTIONS, actions, [actionTexts, products]);
}
