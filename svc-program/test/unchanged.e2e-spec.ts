import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import { findStoredNothings, updatedPaths } from '@fsvp/service-kit/testing/unchanged';
import { TestEvaluations } from './evaluations.js';
import { TestFiles } from './files.js';
import { importersOf } from './importers.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let evaluations: TestEvaluations;
let files: TestFiles;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
  // With the same ones: they number importers.
  evaluations = new TestEvaluations(program, files);
});
afterAll(() => program.close());

const create = async (path: string, body: object): Promise<{ id: string }> => {
  const { status, body: record, text } = await program.send('POST', path, body);
  if (status !== 201) throw new Error(`${path}: ${text}`);
  return record;
};
const openFile = () => files.open({ circumstances: { confirmed: ['grain_only_stored'], smallSupplier: 'no' } });

const draftAnalysis = async () => create('/api/food-hazard-analyses', { foodId: (await files.addFood()).id });

/** Creates a record; its id. */
const KINDS: Record<string, () => Promise<{ id: string }>> = {
  '/api/assurances/{id}': async () =>
    create('/api/assurances', {
      kind: 'VS-2',
      fileId: (await openFile()).id,
      effectiveOn: '2025-05-01',
      signerName: 'R. Mehta',
      signerTitle: 'Head of quality',
      statement: 'We make the food in compliance.',
      documentId: newId(),
    }),
  '/api/determinations/{id}': async () => files.draft((await openFile()).id),
  '/api/entry-lines/{id}': async () =>
    create('/api/entry-lines', {
      importerId: (await files.addImporter()).id,
      entryNumber: 'ABC-1234567-8',
      lineNumber: 1,
      productCode: '16JFD05',
      arrivedOn: '2026-03-05',
      role: 'FSV',
      declaredName: 'Harbor Foods LLC',
      declaredDuns: 'UNK',
    }),
  '/api/food-hazard-analyses/{id}': draftAnalysis,
  '/api/letter-requests/{id}': async () =>
    create('/api/letter-requests', {
      fileId: (await openFile()).id,
      code: 'VS-2',
      language: 'pt',
      askedOn: '2026-01-02',
      dueOn: '2026-01-16',
    }),
  '/api/food-notes/{id}': async () => {
    const { id: foodId } = await files.addFood();
    const { dataSource } = program.database;
    const [template] =
      await dataSource.query(`insert into hazard_templates (id, version, created_at, updated_at, category,
        industry_codes, generated_on, refusals, hazards, below, context, rasff_categories, unmapped_categories, inputs, rows_sha256, content_sha256)
      values (gen_random_uuid(), 1, now(), now(), 'Test', '{}', '2026-01-01', 0, '[]', '[]', '[]', '[]', '[]', '[]', '', '') returning id`);
    const [note] = await dataSource.query(
      `insert into food_notes (id, version, created_at, updated_at, food_id, kind, happened_on, hazard_code, hazard_name, template_id, category)
       values (gen_random_uuid(), 1, now(), now(), $1, 'template_hazard', '2026-01-01', 'SALM', 'Salmonella', $2, 'Test') returning id`,
      [foodId, template.id],
    );
    return note;
  },
  '/api/foods/{id}': () => files.addFood({ productCodes: ['16AGT01'] }),
  '/api/fsvp-files/{id}': openFile,
  '/api/importer-eligibilities/{id}': async () => importersOf(program).draftEligibility((await files.addImporter()).id),
  '/api/importers/{id}': () => files.addImporter(),
  '/api/procedures/{id}': async () => files.draftProcedure((await files.addImporter()).id),
  '/api/qualifications/{id}': async () => program.draft((await program.addIndividual()).id),
  '/api/qualified-individuals/{id}': () => program.addIndividual({ relation: 'own' }),
  '/api/reevaluations/{id}': async () =>
    create('/api/reevaluations', { fileId: (await openFile()).id, text: 'A letter of FDA', dueOn: '2099-01-01' }),
  '/api/reference-sets/{id}': () =>
    create('/api/reference-sets', {
      kind: 'size_cutoffs',
      effectiveFrom: '2031-01-01',
      source: 'FDA',
      retrievedOn: '2026-01-01',
      csv: 'year,foodClass,amount\n2031,human,1000000',
    }),
  '/api/control-records/{id}': async () =>
    create(`/api/fsvp-files/${(await openFile()).id}/control-records`, {
      kind: 'AS-4',
      effectiveOn: '2026-03-05',
      documentId: newId(),
      useDocumentId: newId(),
      statement: 'Roasted by our distribution center',
    }),
  '/api/supplier-approvals/{id}': async () => {
    const file = await evaluations.open();
    await evaluations.evaluate(file.id);
    return create(`/api/fsvp-files/${file.id}/approvals`, {
      decision: 'approved_temporarily',
      until: '2031-01-01',
    });
  },
  '/api/supplier-evaluations/{id}': async () =>
    evaluations.complete((await evaluations.open()).id, { reviewed: { entity: 'Nordic Trading' } }),
  '/api/standing-checks/{id}': async () =>
    create(`/api/fsvp-files/${(await openFile()).id}/standing-checks`, {
      kind: 'scope',
      countryCode: 'NZ',
      authority: 'Ministry for Primary Industries',
      found: true,
      how: 'List of the authority',
      checkedOn: '2026-03-05',
    }),
  '/api/verification-plans/{id}': async () => {
    const file = await evaluations.open();
    await evaluations.evaluate(file.id);
    return create(`/api/fsvp-files/${file.id}/plans`, {});
  },
};
const EVIDENCE = '/api/fsvp-files/{id}/evidence/{code}';
const HAZARDS = '/api/food-hazard-analyses/{id}/hazards';

it('has a case for every call that changes a record', () => {
  expect(updatedPaths(program)).toEqual([...Object.keys(KINDS), EVIDENCE, HAZARDS].sort());
});

it.each(Object.keys(KINDS))('%s stores nothing for a change that changes nothing', async (path) => {
  const { id } = await KINDS[path]!();
  expect(await findStoredNothings(program, program.send, path.replace('{id}', id))).toEqual([]);
});

it('keeps a choice of evidence that is chosen again', async () => {
  const file = await openFile();
  const path = `/api/fsvp-files/${file.id}/evidence/HA-1`;
  const links = [{ recordType: 'document', recordId: newId(), recordVersion: 1 }];
  const first = await program.send('PUT', path, { links });
  expect(first.status).toBe(200);
  const again = await program.send('PUT', path, first.body);
  expect([again.status, again.body, again.headers.get('ignored-fields')]).toEqual([200, first.body, null]);
  expect(await program.events(first.body.id)).toHaveLength(1);
});

it('keeps a list of hazards that is sent back as it was read', async () => {
  const path = HAZARDS.replace('{id}', (await draftAnalysis()).id);
  const hazards = [{ name: 'Stones', class: 'physical', subtype: 'stone' }];
  const first = await program.send('PUT', path, { hazards });
  expect(first.body.version).toBe(2);
  const again = await program.send('PUT', path, { hazards: first.body.hazards });
  expect([again.status, again.body, again.headers.get('ignored-fields')]).toEqual([200, first.body, null]);
});

it('makes a draft again from other facts by an empty PUT', async () => {
  const file = await openFile();
  const draft = await files.draft(file.id);
  const path = `/api/determinations/${draft.id}`;
  await program.send('PUT', `/api/fsvp-files/${file.id}`, { circumstances: { confirmed: [] } });
  expect((await program.send('GET', path)).body).toMatchObject({ version: 1, outdated: true });
  expect((await program.send('PUT', path, {})).body).toMatchObject({ version: 2, outdated: false });
  expect((await program.send('PUT', path, {})).body).toMatchObject({ version: 2 });
});

it('names fields of nested objects and lists that are not stored', async () => {
  const file = await openFile();
  const changed = await program.send('PATCH', `/api/fsvp-files/${file.id}`, {
    circumstances: { purpose: 'sale', purpse: 'x' },
    ownr: null,
  });
  expect([changed.status, changed.headers.get('ignored-fields')]).toEqual([200, '"circumstances.purpse", "ownr"']);
  const links = [{ recordType: 'document', recordId: newId(), recordVersion: 1, nte: 'x' }];
  const chosen = await program.send('PUT', `/api/fsvp-files/${file.id}/evidence/HA-1`, { links });
  expect(chosen.headers.get('ignored-fields')).toBe('"links.0.nte"');
});
