import { addDocument } from './add-document.mjs';
import { dayFrom } from './days.mjs';
import { completeFile } from './complete-file.mjs';
import { findSuppliers } from './find-suppliers.mjs';
import { inParallel } from './in-parallel.mjs';
import { programService } from './program-service.mjs';
import { sampleProgram } from './sample-files.mjs';

/** @typedef {import('./api-client.mjs').ApiClient} ApiClient */
/** @typedef {Awaited<ReturnType<typeof programService>>} Program */
/** @typedef {import('./sample-files.mjs').SampleFile} SampleFile */

const { people, importers, circumstances, foods, files } = sampleProgram;
const AT_ONCE = 6;

/**
 * FSVP files of the sample's suppliers, with importers, foods and evidence. Files of other importers are a sign that the suite is in use: then it
 * adds none. What an interrupted run did is kept; the closed file is the last thing it makes.
 * @param {ApiClient} api @param {import('./program-service.mjs').ProgramAddress} address @param {Map<string, string>} nameOfFei
 * @returns {Promise<string[]>} what was left out, each with the reason
 */
export async function seedFsvpFiles(api, address, nameOfFei) {
  const { importers: known } = await api.get('/api/importers?limit=100');
  const duns = new Set(Object.values(importers).map((one) => one.duns));
  if (known.some((/** @type {{ duns: string }} */ one) => !duns.has(one.duns)))
    return ['FSVP files: the suite has importers of its own'];
  const { fsvpFiles: existing } = await api.get('/api/fsvp-files?limit=100');
  if (existing.some((/** @type {{ lifecycle: string }} */ one) => one.lifecycle === 'closed'))
    return ['FSVP files: there are some already'];
  const program = await programService(address);
  const [supplierOfFei, importerIds, foodIds] = await Promise.all([
    findSuppliers(
      api,
      files.map(({ fei }) => fei),
      nameOfFei,
    ),
    addImporters(api, known),
    addFoods(api),
    addQualified(program),
  ]);
  await Promise.all([addProcedures(api, program, importerIds), addEligibilities(api, program, importerIds.pineStreet)]);
  const products = await productsOf(api, new Set(supplierOfFei.values()));
  /** @type {Map<string, Promise<{ id: string }>>} */ const assuranceDocuments = new Map();
  /** @type {string[]} */ const missing = [];
  /** @type {Promise<void>} */ let opened = Promise.resolve();
  await inParallel(files, AT_ONCE, async (sample) => {
    const supplierId = supplierOfFei.get(sample.fei);
    if (!supplierId) return void missing.push(sample.fei);
    const [importerId, foodId] = [importerIds[sample.importer], foodIds[sample.food]];
    const found = existing.find(
      (/** @type {any} */ one) =>
        one.importerId === importerId && one.supplierId === supplierId && one.foodId === foodId,
    );
    const open = () =>
      api.post('/api/fsvp-files', {
        importerId,
        supplierId,
        foodId,
        productIds: productsFor(sample.food, products.get(supplierId) ?? []),
        circumstances: circumstances[sample.circumstances ?? ''] ?? {},
      });
    // One after the other, so that each has the same number at every run.
    const file = found ?? opened.then(open);
    opened = Promise.resolve(file).then(
      () => undefined,
      () => undefined,
    );
    await completeFile({ api, program, file: await file, sample, isNew: !found, assuranceDocuments });
  });
  const last = files.find(({ lifecycle }) => lifecycle === 'closed');
  const { fsvpFiles: all } = await api.get('/api/fsvp-files?limit=100');
  const closing = all.find(
    (/** @type {any} */ one) =>
      last && one.supplierId === supplierOfFei.get(last.fei) && one.importerId === importerIds[last.importer],
  );
  if (closing)
    await api.change(`/api/fsvp-files/${closing.id}`, { lifecycle: 'closed', closeReason: last?.closeReason });
  return missing.length ? [`${missing.length} FSVP files: their suppliers are not there`] : [];
}

/** @param {ApiClient} api @param {{ id: string, duns: string }[]} known @returns {Promise<Record<string, string>>} ids by name of the sample */
async function addImporters(api, known) {
  /** @type {Record<string, string>} */ const ids = {};
  for (const [name, fields] of Object.entries(importers)) {
    const found = known.find(({ duns }) => duns === fields.duns);
    const consent = !found && fields.role === 'us_agent' && (await addConsent(api, fields.legalName));
    const created =
      found ?? (await api.post('/api/importers', { ...fields, ...(consent && { consentDocumentId: consent }) }));
    ids[name] = created.id;
  }
  return ids;
}

/** @param {ApiClient} api @param {string} agent */
async function addConsent(api, agent) {
  const { id } = await addDocument(api, {
    title: 'Consent to the US agent',
    type: 'other',
    fileName: 'consent-to-the-us-agent.pdf',
    description: `Sample document: foreign owners consent that ${agent} is the importer`,
  });
  return id;
}

/** @param {ApiClient} api @returns {Promise<Record<string, string>>} ids by name of the sample */
async function addFoods(api) {
  const { foods: known } = await api.get('/api/foods?limit=100');
  /** @type {Record<string, string>} */ const ids = {};
  await inParallel(Object.entries(foods), AT_ONCE, async ([name, fields]) => {
    const found = known.find((/** @type {{ name: string }} */ one) => one.name === fields.name);
    ids[name] = (found ?? (await api.post('/api/foods', { foodClass: 'human', ...fields }))).id;
  });
  return ids;
}

/** The person who signs, qualified by another one. @param {Program} program */
async function addQualified(program) {
  const { id: userId, name } = people.qualified;
  const path = '/api/qualified-individuals';
  const { individuals } = await program.get(`${path}?userId=${userId}`);
  const individual =
    individuals[0] ?? (await program.post(path, { userId, name, employer: 'Harborview Foods (sample)' }));
  if (individual.current) return;
  const draft =
    individual.draft ??
    (await program.post(`${path}/${individual.id}/qualifications`, {
      activities: ['eligibility', 'procedure', 'records_review'],
      basis: [
        { kind: 'training', text: 'FSPCA Foreign Supplier Verification Programs course' },
        { kind: 'experience', text: 'Eight years in the food safety department of an importer' },
      ],
      validFrom: dayFrom(-400),
    }));
  await program.sign(`/api/qualifications/${draft.id}`, 'approved', people.administrator);
}

/** @param {ApiClient} api @param {Program} program @param {Record<string, string>} importerIds */
async function addProcedures(api, program, { harborview, gulfAgency }) {
  const { procedures } = await api.get('/api/procedures?limit=100');
  /** @type {{ id: string } | undefined} */ let document;
  for (const { importerId, code, title, isSigned } of [
    { importerId: harborview, code: 'PR-1', title: 'Importing from approved suppliers only', isSigned: true },
    { importerId: harborview, code: 'PR-3', title: 'Verification of foreign suppliers', isSigned: true },
    { importerId: gulfAgency, code: 'PR-1', title: 'Importing from approved suppliers only', isSigned: false },
  ]) {
    const found = procedures.find((/** @type {any} */ one) => one.importerId === importerId && one.code === code);
    if (found && (found.state !== 'draft' || !isSigned)) continue;
    document ??= found
      ? undefined
      : await addDocument(api, {
          title: 'FSVP procedures',
          type: 'sop',
          fileName: 'fsvp-procedures.pdf',
          description: 'Sample document: approval and verification of foreign suppliers',
        });
    const draft =
      found ??
      (await api.post('/api/procedures', {
        importerId,
        code,
        title,
        documentId: document?.id,
        effectiveFrom: dayFrom(-200),
      }));
    if (isSigned) await program.sign(`/api/procedures/${draft.id}`, 'approved', people.qualified);
  }
}

/** Of this year and the next, so that the importer is eligible whenever the sample is loaded. @param {ApiClient} api @param {Program} program @param {string | undefined} importerId */
async function addEligibilities(api, program, importerId) {
  const thisYear = Number(dayFrom(0).slice(0, 4));
  const path = `/api/importers/${importerId}/eligibilities`;
  const { eligibilities } = await api.get(path);
  for (const year of [thisYear, thisYear + 1]) {
    const found = eligibilities.find((/** @type {{ year: number }} */ one) => one.year === year);
    if (found && found.state !== 'draft') continue;
    const draft =
      found ??
      (await api.post(path, {
        foodClass: 'human',
        year,
        years: [4, 3, 2].map((ago) => ({ year: year - ago, sales: 640_000 - ago * 35_000, valueWithoutSale: 12_500 })),
      }));
    await program.sign(`/api/importer-eligibilities/${draft.id}`, 'determined', people.qualified);
  }
}

/** @param {ApiClient} api @param {Set<string>} supplierIds @returns {Promise<Map<string, { id: string, fdaFoodCode: string | null }[]>>} */
async function productsOf(api, supplierIds) {
  const found = new Map();
  await inParallel([...supplierIds], AT_ONCE, async (id) => {
    found.set(id, (await api.get(`/api/suppliers/${id}/products?limit=100`)).products);
  });
  return found;
}

/** @param {string} food @param {{ id: string, fdaFoodCode: string | null }[]} products */
function productsFor(food, products) {
  const patterns = (foods[food]?.productCodes ?? []).map((code) => new RegExp(`^${code.replaceAll('*', '.')}$`));
  return products.filter(({ fdaFoodCode }) => patterns.some((one) => one.test(fdaFoodCode ?? ''))).map(({ id }) => id);
}
