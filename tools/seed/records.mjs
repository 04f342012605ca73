import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { addDocument } from './add-document.mjs';
import { dayFrom } from './days.mjs';
import { findSuppliers } from './find-suppliers.mjs';
import { productName } from './product-name.mjs';
import { products, refusedProducts, seedEvaluations, seedProducts } from './supplier-parts.mjs';

/** @typedef {import('./api-client.mjs').ApiClient} ApiClient */
/** @typedef {{ fei: string, charge: string, product: string, refusalDate: string }} Refusal */
/** @typedef {Refusal & { supplierId: string, productId?: string }} Case a refusal whose firm is a supplier now */

const sample = (/** @type {string} */ name) => readFileSync(new URL(`../sample/${name}`, import.meta.url));
const stories = JSON.parse(sample('records.json').toString('utf8'));
/** @type {Refusal[]} */
const refusals = parse(sample('refusals.csv'), { columns: true });

const checklist = [
  ['packaging_intact', 'Is packaging intact and undamaged?'],
  ['no_contamination', 'Are products free from visible contamination?'],
  ['proper_labeling', 'Is product labeling accurate and complete?'],
  ['acceptable_quality', 'Is overall product quality acceptable?'],
];
const people = ['M. Alvarez', 'J. Chen', 'S. Patel', 'K. Novak'];
const pick = (/** @type {any[]} */ list, /** @type {number} */ index) => list[index % list.length];
const day = (/** @type {number | null | undefined} */ days) =>
  days === null || days === undefined ? undefined : dayFrom(days);

/** @template T @param {T} value @param {Case} found @returns {T} with {product} and {refusalDate} filled in */
const filled = (value, found) =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll('{product}', JSON.stringify(productName(found.product)).slice(1, -1))
      .replaceAll('{refusalDate}', found.refusalDate),
  );

/** @param {Case} found @param {number} index */
function hazardOf(found, index) {
  const { hazard } = filled(stories.charges[found.charge], found);
  // Half of the firms have lower values, so that every rating occurs.
  return {
    ...hazard,
    supplierId: found.supplierId,
    productId: found.productId,
    ...(index % 2 === 1 ? { likelihood: pick(['rare', 'unlikely', 'possible'], index) } : {}),
  };
}

/** @param {Case} found @param {number} index */
function verificationOf(found, index) {
  const plan = pick(stories.verifications, index);
  const round = Math.floor(index / stories.verifications.length);
  // Later rounds are further from today, in the same direction.
  const spread = (/** @type {number | undefined} */ days) =>
    days === undefined ? undefined : dayFrom(days + Math.sign(days) * 9 * round);
  return {
    supplierId: found.supplierId,
    type: plan.type,
    title: plan.title,
    status: plan.status,
    findings: plan.findings,
    recommendations: plan.recommendations,
    cost: plan.cost,
    followUpRequired: plan.followUpRequired ?? false,
    followUpDate: spread(plan.followUp),
    description: `${plan.title} for ${productName(found.product)}`,
    assignedTo: pick(people, index),
    scheduledDate: spread(plan.scheduled),
    dueDate: spread(plan.due),
    completedDate: spread(plan.completed),
  };
}

/** @param {Case} found @param {number} index */
function inspectionOf(found, index) {
  const plan = pick(stories.inspections, index);
  const story = stories.charges[found.charge].inspection;
  const tempCompliant = plan.temp === null || plan.temp <= 41;
  const questions = checklist.map(([id, question]) => ({
    id,
    question,
    required: true,
    answer: !(plan.fails && id === story.failing),
  }));
  const failing = questions.filter(({ answer }) => !answer).map(({ question }) => question);
  return {
    supplierId: found.supplierId,
    productName: productName(found.product).slice(0, 255),
    lotNumber: `L${found.fei.slice(-4)}-${100 + index}`,
    receivedDate: dayFrom(plan.received - Math.floor(index / stories.inspections.length) * 6),
    actualTemp: plan.temp === null ? null : String(plan.temp),
    tempCompliant,
    quantity: plan.quantity,
    quantityUnit: plan.unit,
    inspectionQuestions: JSON.stringify(questions),
    status: plan.result,
    failureReasons:
      plan.result === 'failed'
        ? [...(tempCompliant ? [] : ['Temperature out of range']), ...failing].join('; ')
        : undefined,
    notes: plan.result === 'passed' ? undefined : story.note,
  };
}

/** @param {Case} found @param {number} index */
function actionOf(found, index) {
  const { action } = filled(stories.charges[found.charge], found);
  const plan = pick(stories.actions, index);
  return {
    ...action,
    supplierId: found.supplierId,
    title: action.title.slice(0, 255),
    status: plan.status,
    assignedTo: pick(people, index + 1),
    dueDate: day(plan.due),
    completedDate: day(plan.completed),
    verificationOfEffectiveness: plan.verificationOfEffectiveness,
  };
}

/** @param {ApiClient} api @param {Case} found @param {number} index */
function addDocumentOf(api, found, index) {
  const plan = pick(stories.documents, index);
  return addDocument(api, {
    title: plan.title,
    type: plan.type,
    supplierId: found.supplierId,
    expirationDate: day(plan.expires),
    fileName: `${plan.title.toLowerCase().replaceAll(' ', '-')}-${found.fei}.pdf`,
    description: `Sample document for ${productName(found.product)}`,
  });
}

/** @param {ApiClient} api @param {string} path of a collection */
async function isEmpty(api, path) {
  const existing = await api.get(`${path}?limit=1`);
  return (existing.total ?? existing.length) === 0;
}

/**
 * Products, evaluations, hazards, verifications, inspections, actions and documents for the firms of the shipped refusals. Collections that are not
 * empty are skipped.
 * @param {ApiClient} api @param {Map<string, string>} nameOfFei
 * @returns {Promise<string[]>} what was left out, each with the reason
 */
export async function seedRecords(api, nameOfFei) {
  const supplierOfFei = await findSuppliers(
    api,
    [...refusals, ...products].map((one) => one.fei),
    nameOfFei,
  );
  /** @type {Case[]} */
  const cases = refusals
    .map((refusal) => ({ ...refusal, supplierId: supplierOfFei.get(refusal.fei) ?? '' }))
    .filter(({ supplierId }) => supplierId);
  if (!cases.length) return ['all records: none of the suppliers of the sample is there'];
  /** @type {string[]} */ const leftOut = [];
  if (await isEmpty(api, `/api/suppliers/${cases[0]?.supplierId}/products`))
    await seedProducts(api, supplierOfFei, cases);
  else leftOut.push('products: there are some already');
  for (const [found, productId] of await refusedProducts(api, cases)) found.productId = productId;
  let evaluated = 0;
  for (const [index, found] of cases.slice(0, 24).entries()) {
    if (await isEmpty(api, `/api/suppliers/${found.supplierId}/performance`))
      await seedEvaluations(api, found, pick(stories.evaluations, index));
    else evaluated += 1;
  }
  if (evaluated) leftOut.push(`evaluations of ${evaluated} suppliers: there are some already`);
  const fill = async (
    /** @type {string} */ path,
    /** @type {string} */ kind,
    /** @type {number} */ count,
    /** @type {(found: Case, index: number) => Promise<unknown>} */ add,
  ) => {
    if (!(await isEmpty(api, path))) return void leftOut.push(`${kind}: there are some already`);
    for (const [index, found] of cases.slice(0, count).entries()) await add(found, index);
  };
  const post =
    (/** @type {string} */ path, /** @type {(found: Case, index: number) => unknown} */ make) =>
    (/** @type {Case} */ found, /** @type {number} */ index) =>
      api.post(path, make(found, index));
  await fill('/api/hazard-analysis', 'hazard analyses', 40, post('/api/hazard-analysis', hazardOf));
  await fill(
    '/api/verification-activities',
    'verification activities',
    24,
    post('/api/verification-activities', verificationOf),
  );
  await fill(
    '/api/receiving-inspections',
    'receiving inspections',
    18,
    post('/api/receiving-inspections', inspectionOf),
  );
  await fill('/api/corrective-actions', 'corrective actions', 21, post('/api/corrective-actions', actionOf));
  await fill('/api/documents', 'documents', 10, (found, index) => addDocumentOf(api, found, index));
  return leftOut;
}
