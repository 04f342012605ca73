import { addDocument } from './add-document.mjs';
import { dayFrom } from './days.mjs';
import { sampleProgram } from './sample-files.mjs';

/** @typedef {{ api: import('./api-client.mjs').ApiClient, program: import('./fsvp-files.mjs').Program, file: any, sample: import('./sample-files.mjs').SampleFile, isNew: boolean,
 *   assuranceDocuments: Map<string, Promise<{ id: string }>> }} Work assuranceDocuments: one for all assurances of an importer's suppliers, one for those of its customers */

const { people, circumstances } = sampleProgram;

const STATEMENTS = {
  'AS-5': 'We set specifications for this component under 21 CFR 111.70(b) and (d), and comply with them.',
  'VS-2':
    'We produce the food in compliance with the processes and procedures that protect public health as part 117 does.',
  'SS-1': 'We meet the definition of a small supplier for this calendar year.',
  'SS-2':
    'We comply with the food safety law of our country, or acknowledge that the food is subject to the adulteration provisions of section 402.',
};
/** @type {Record<string, string>} */
const STANDING = {
  scope: "The food is in the scope of the arrangement: compared with its annex on FDA's page.",
  standing: "The supplier is in good standing: looked up in the authority's list of licensed food businesses.",
  'not standing': 'The license of the supplier is suspended in the list of the authority.',
};

/** Adds to a file of the sample what it does not have yet. @param {Work} work */
export async function completeFile(work) {
  const { api, file, sample } = work;
  await addDetermination(work);
  await addAssurances(work);
  await addChecks(work);
  if (sample.evidence) await linkDocument(work, sample.evidence);
  const path = `/api/fsvp-files/${file.id}`;
  const { lifecycle = 'importing', after } = sample;
  if (after) await api.change(path, { circumstances: circumstances[after] });
  if (file.lifecycle !== 'preparing' || lifecycle === 'preparing') return;
  await api.change(path, { lifecycle: 'importing' });
  if (lifecycle === 'suspended') await api.change(path, { lifecycle });
}

/** @param {Work} work */
async function addDetermination({ api, program, file, sample, isNew }) {
  if (sample.draft === false) return;
  const path = `/api/fsvp-files/${file.id}/determinations`;
  const [found] = isNew ? [] : (await api.get(path)).determinations;
  if (found && found.state !== 'draft') return;
  const draft = found ?? (await api.post(path, { chosenRegime: sample.regime, reason: sample.reason }));
  if (sample.signed !== false) await program.sign(`/api/determinations/${draft.id}`, 'determined', people.qualified);
}

/** @param {Work} work */
async function addAssurances({ api, file, sample, isNew, assuranceDocuments }) {
  const { assurances = [] } = sample;
  const known = isNew || !assurances.length ? [] : (await api.get(`/api/assurances?fileId=${file.id}`)).assurances;
  const missing = assurances.filter(
    ({ kind }) => !known.some((/** @type {{ kind: string }} */ one) => one.kind === kind),
  );
  if (!missing.length) return;
  const isCustomer = missing[0]?.kind === 'AS-5';
  const from = isCustomer ? 'customers' : 'suppliers';
  const key = `${sample.importer} ${from}`;
  const adding =
    assuranceDocuments.get(key) ??
    addDocument(api, {
      title: `Written assurances of ${from}`,
      type: 'other',
      fileName: `assurances-of-${from}.pdf`,
      description: `Sample document: signed assurances to ${file.importerName}`,
    });
  assuranceDocuments.set(key, adding);
  const document = await adding;
  for (const { kind, effective } of missing)
    await api.post('/api/assurances', {
      fileId: file.id,
      kind,
      effectiveOn: effective === 'year' ? `${dayFrom(0).slice(0, 4)}-01-01` : dayFrom(effective),
      signerName: isCustomer ? 'Alex Morgan (sample person)' : 'Kim Silva (sample person)',
      signerTitle: isCustomer ? 'Quality Director' : 'Plant Manager',
      statement: STATEMENTS[/** @type {keyof typeof STATEMENTS} */ (kind)],
      documentId: document.id,
      ...(sample.circumstances === 'qualifiedFacility' && {
        controlsDescription: 'Sieving, metal detection and steam treatment of each lot.',
      }),
    });
}

/** @param {Work} work */
async function addChecks({ api, file, sample, isNew }) {
  const { checks = [] } = sample;
  const path = `/api/fsvp-files/${file.id}/standing-checks`;
  const known = isNew || !checks.length ? [] : (await api.get(path)).standingChecks;
  for (const { kind, checked, found = true } of checks)
    if (!known.some((/** @type {{ kind: string }} */ one) => one.kind === kind))
      await api.post(path, {
        kind,
        countryCode: 'CA',
        authority: 'Canadian Food Inspection Agency (CFIA)',
        found,
        how: STANDING[found ? kind : `not ${kind}`],
        checkedOn: dayFrom(checked),
      });
}

/** Links a document that the supplier has in the sample. @param {Work} work @param {string} code */
async function linkDocument({ api, file }, code) {
  const { documents } = await api.get(`/api/documents?supplierId=${file.supplierId}&limit=100`);
  const links = documents.map((/** @type {{ id: string, version: number }} */ { id, version }) => ({
    recordType: 'document',
    recordId: id,
    recordVersion: version,
  }));
  if (links.length) await api.change(`/api/fsvp-files/${file.id}/evidence/${code}`, { links });
}
