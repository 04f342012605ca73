import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { importerEligibility } from '@fsvp/contracts/program/importer-eligibility';
import type { Signable } from '@fsvp/contracts/signatures/signature';
import { newId } from '@fsvp/service-kit/database/columns';
import { grantFor, newSigner } from '@fsvp/service-kit/testing/signing';
import { ADA, startTestProgram, type TestProgram } from './individuals.js';
import { importersOf, SAMPLE_ELIGIBILITY } from './importers.js';

let program: TestProgram;
let importers: ReturnType<typeof importersOf>;
beforeAll(async () => {
  program = await startTestProgram();
  importers = importersOf(program);
});
afterAll(() => program.close());

const one = (id: string, rest = '') => `/api/importer-eligibilities/${id}${rest}`;
const ofImporter = (id: string) => `/api/importers/${id}/eligibilities`;
const SIGNED = 'This version is signed. Create a new version to change it.';
const versions = async (importerId: string) =>
  (await program.send('GET', ofImporter(importerId))).body.eligibilities.map(
    (one: { year: number; foodClass: string; versionNumber: number; state: string }) =>
      `${one.year} ${one.foodClass} ${one.versionNumber} ${one.state}`,
  );
const conflictOf = async (answer: Promise<{ status: number; body: { detail: string } }>) => {
  const { status, body } = await answer;
  expect(status).toBe(409);
  return body.detail;
};
/** Each year with the same amount, by default of 2023. */
const amounts = (sales: number, year = 2023) =>
  [4, 3, 2].map((before) => ({ year: year - before, sales, valueWithoutSale: 0 }));
const load = (csv: string, fields: object = {}) =>
  program.send('POST', '/api/reference-sets', {
    kind: 'size_cutoffs',
    effectiveFrom: '2020-01-01',
    source: 'Test',
    retrievedOn: '2026-01-01',
    csv: `year,foodClass,amount,edition\n${csv}\n`,
    ...fields,
  });

describe('the draft of an eligibility', () => {
  it('has what the suite computes, is merged by PUT, and is the only one of importer, class and year', async () => {
    const { id } = await importers.add();
    const draft = await importers.draftEligibility(id, { years: SAMPLE_ELIGIBILITY.years.toReversed() });
    expect(importerEligibility.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ importerId: id, importerName: 'Harbor Foods LLC', versionNumber: 1, state: 'draft' });
    expect(draft).toMatchObject({
      cutoff: 1_171_583,
      cutoffBasis: "FDA's edition of 2024",
      average: 500_033.58,
      eligible: true,
    });
    expect(draft.years.map(({ year, sales }) => [year, sales])).toEqual([
      [2019, 400_000],
      [2020, 500_000.5],
      [2021, 600_000.25],
    ]);
    expect(await conflictOf(program.send('POST', ofImporter(id), SAMPLE_ELIGIBILITY))).toBe(
      'There is already a draft of this eligibility for 2023.',
    );
    await importers.draftEligibility(id, { year: 2022, years: amounts(1, 2022) });
    const { id: other } = await importers.add();
    const race = await Promise.all([1, 2, 3].map(() => program.send('POST', ofImporter(other), SAMPLE_ELIGIBILITY)));
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409]);

    const { body: changed } = await program.send('PUT', one(draft.id), { years: amounts(2_000_000) });
    expect(changed).toMatchObject({ version: 2, average: 2_000_000, eligible: false });
    expect((await program.send('PUT', one(draft.id), {})).body).toMatchObject({ version: 2, average: 2_000_000 });
    expect((await program.send('PUT', one(draft.id), {}, { 'if-match': '"1"' })).status).toBe(412);
    expect((await program.send('GET', one(draft.id))).body.version).toBe(2);
    expect(await versions(id)).toEqual(['2023 human 1 draft', '2022 human 1 draft']);
    expect((await program.send('DELETE', one(draft.id))).status).toBe(204);
    expect((await program.events(draft.id)).map(({ type }) => type)).toEqual(
      ['drafted', 'updated', 'deleted'].map((verb) => `importer-eligibility.${verb}.v1`),
    );
    expect(await versions(id)).toEqual(['2022 human 1 draft']);
    for (const [method, path] of [
      ['GET', ofImporter(newId())],
      ['POST', ofImporter(newId())],
      ['GET', one(draft.id)],
    ] as const)
      expect((await program.send(method, path, method === 'POST' ? SAMPLE_ELIGIBILITY : undefined)).status).toBe(404);
  });

  it('is eligible only below the cut-offs, to the cent', async () => {
    const { id } = await importers.add();
    const draft = await importers.draftEligibility(id);
    // They add up to the cut-offs exactly; as binary numbers to a little less.
    const years = [
      { year: 2019, sales: 28_229.61, valueWithoutSale: 497_782.75 },
      { year: 2020, sales: 521_552.03, valueWithoutSale: 557_525.45 },
      { year: 2021, sales: 593_543.22, valueWithoutSale: 1_316_115.94 },
    ];
    const equal = await program.send('PUT', one(draft.id), { years });
    expect(equal.body).toMatchObject({ average: 1_171_583, cutoff: 1_171_583, eligible: false });
    const [first, ...rest] = years;
    const below = await program.send('PUT', one(draft.id), { years: [{ ...first, sales: 28_229.58 }, ...rest] });
    expect(below.body).toMatchObject({ average: 1_171_582.99, eligible: true });
  });

  it('names every bad field, and the years that count', async () => {
    const { id } = await importers.add();
    const errorsOf = async (method: string, path: string, body: object) => {
      const { status, body: problem } = await program.send(method, path, body);
      expect(status).toBe(400);
      return problem.errors.map((error: { path: string; message: string }) => `${error.path}: ${error.message}`);
    };
    expect(await errorsOf('POST', ofImporter(id), { foodClass: 'pets', year: 2016, years: [] })).toEqual([
      'foodClass: Choose a class of food',
      'year: Enter a whole number from 2017 to 2200',
      'years: Enter the amounts of three years',
    ]);
    const years = amounts(1);
    const bad = [
      { ...years[0], sales: '1,000' },
      { ...years[1], sales: -1 },
      { ...years[2], valueWithoutSale: null },
    ];
    expect(await errorsOf('POST', ofImporter(id), { ...SAMPLE_ELIGIBILITY, years: bad })).toEqual([
      'years.0.sales: Write 1000 or 1: a comma can mean thousands or decimals',
      'years.1.sales: Enter a number from 0 to 1000000000000',
      'years.2.valueWithoutSale: Enter an amount in US dollars, such as 250000',
    ]);
    const three = ['years: Enter the amounts of 2019, 2020 and 2021'];
    const doubled = [years[0], years[1], years[1]];
    for (const wrong of [amounts(1, 2024), doubled])
      expect(await errorsOf('POST', ofImporter(id), { ...SAMPLE_ELIGIBILITY, years: wrong })).toEqual(three);
    const draft = await importers.draftEligibility(id);
    expect(await errorsOf('PUT', one(draft.id), { years: amounts(1, 2022) })).toEqual(three);
    const year = Number(today().slice(0, 4)) + 2;
    expect(await errorsOf('POST', ofImporter(id), { ...SAMPLE_ELIGIBILITY, year, years: amounts(1, year) })).toEqual([
      `year: The amounts of ${year - 2} are not known before its end`,
    ]);
  });

  it('is judged by lower amounts, and says so, while those of its years are not loaded', async () => {
    const { id } = await importers.add();
    const draft = await importers.draftEligibility(id, { year: 2026, years: amounts(1_290_000, 2026) });
    const basis = "FDA's edition of 2024: FDA's amounts for 2024 were not loaded; judged by 2021-2023, which are lower";
    expect(draft).toMatchObject({ cutoff: 1_284_697, cutoffBasis: basis, eligible: false });
    const animal = await importers.draftEligibility(id, { foodClass: 'animal' });
    expect(animal).toMatchObject({ cutoff: 2_928_957.33, cutoffBasis: "FDA's edition of 2024" });
    const rows = [2022, 2023, 2024].map((year) => `${year},human,1300000,2025`).join('\n');
    expect((await load(rows)).status).toBe(201);
    expect((await program.send('PUT', one(draft.id), {})).body).toMatchObject({
      cutoff: 1_300_000,
      cutoffBasis: "FDA's edition of 2025",
      eligible: true,
    });
  });
});

describe('a signed eligibility', () => {
  it('does not change; a new version copies it, and supersedes it when it is signed', async () => {
    const signer = await importers.addSigner();
    const { id } = await importers.add();
    const first = await importers.draftEligibility(id);
    expect(await conflictOf(program.send('POST', one(first.id, '/versions')))).toBe(
      'There is no signed version to copy. Draft a new eligibility.',
    );
    const read = (await program.send('GET', one(first.id, '/signable'))).body as Signable;
    expect(read.meanings).toEqual([
      { meaning: 'determined', activity: 'Determine eligibility', reasonRequired: false, refusal: null },
    ]);
    expect(read.rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Importer: Harbor Foods LLC',
      'Version: 1',
      'Class of Food: Human food',
      'Year: 2023',
      'Amounts: 2019: $400,000.00 sales and $0.00 of food without a sale, 2020: $500,000.50 sales and $100.00 of food without a sale, 2021: $600,000.25 sales and $0.00 of food without a sale',
      'Average of the Years: $500,033.58',
      'Average of the Cut-offs: $1,171,583.00',
      "Cut-offs: FDA's edition of 2024",
      'Very Small Importer: Yes',
    ]);
    const { status, body: signature } = await importers.signEligibility(first.id, signer);
    expect([status, signature.state, signature.meaning]).toEqual([201, 'valid', 'determined']);
    expect(signature.qualificationVersion).toBe(1);
    expect(await conflictOf(program.send('PUT', one(first.id), {}))).toBe(SIGNED);
    expect(await conflictOf(program.send('DELETE', one(first.id)))).toBe(SIGNED);
    expect(await conflictOf(importers.signEligibility(first.id, signer))).toBe('Only a draft can be signed.');

    const { headers } = await program.send('GET', one(first.id));
    // The ETag is that of the version, not of its importer.
    const named = { 'if-match': headers.get('etag')! };
    const { status: made, body: second } = await program.send('POST', one(first.id, '/versions'), undefined, named);
    expect([made, second.versionNumber, second.state, second.years]).toEqual([201, 2, 'draft', first.years]);
    expect(await conflictOf(program.send('POST', one(first.id, '/versions')))).toBe(
      'There is already a draft of this eligibility for 2023.',
    );
    expect(await conflictOf(program.send('POST', one(second.id, '/versions')))).toBe(
      'Only the signed version can be copied, which is version 1.',
    );
    await program.send('PUT', one(second.id), { years: amounts(5_000_000) });
    expect((await importers.signEligibility(second.id, signer)).status).toBe(201);
    expect(await versions(id)).toEqual(['2023 human 2 signed', '2023 human 1 superseded']);
    expect((await program.send('GET', one(second.id))).body).toMatchObject({
      signedByName: 'Quinn Park',
      signedAt: expect.stringMatching(/Z$/),
    });
    expect((await program.events(first.id)).map(({ type }) => type)).toEqual(
      ['drafted', 'signed', 'superseded'].map((verb) => `importer-eligibility.${verb}.v1`),
    );
    const { signatures } = (await program.send('GET', one(first.id, '/signatures'))).body;
    expect(signatures[0].state).toBe('superseded');

    const { body: last } = await program.send('GET', one(second.id, '/signatures'));
    const { id: signatureId, version, contentSha256 } = last.signatures[0];
    const subject = { service: 'program', type: 'signature', id: signatureId, version, contentSha256 };
    const grant = await grantFor(subject as Signable, 'withdrawn', signer, { reason: 'Wrong amounts' });
    const withdrawn = await program.as(signer, 'POST', one(second.id, `/signatures/${signatureId}/withdrawal`), {
      grant,
    });
    expect(withdrawn.body.state).toBe('withdrawn');
    expect(await versions(id)).toEqual(['2023 human 2 withdrawn', '2023 human 1 superseded']);
    expect((await program.send('GET', one(second.id))).body).toMatchObject({ signedByName: null, signedAt: null });
    expect((await importers.draftEligibility(id)).versionNumber).toBe(3);
    expect((await program.send('DELETE', `/api/importers/${id}`)).body.code).toBe('record-signed');
  });

  it('stays valid when the importer gets another name', async () => {
    const signer = await importers.addSigner();
    const { id } = await importers.add();
    const draft = await importers.draftEligibility(id);
    const { body: signature } = await importers.signEligibility(draft.id, signer);
    await program.send('PUT', `/api/importers/${id}`, { legalName: 'Harbor Foods Holding' });
    const { body } = await program.send('GET', one(draft.id, `/signatures/${signature.id}/verify`));
    expect([body.state, body.current.rows[0].text]).toEqual(['valid', 'Harbor Foods Holding']);
  });

  it('is signed by a person who is qualified to determine eligibility for its class', async () => {
    const { id } = await importers.add();
    const draft = await importers.draftEligibility(id);
    const refusal = async (signer: Parameters<typeof importers.signEligibility>[1]) => {
      const { status, body } = await importers.signEligibility(draft.id, signer);
      return `${status} ${body.detail}`;
    };
    const NOT = '422 You are not recorded as qualified to determine eligibility for human food.';
    expect(await refusal(newSigner('Sam Ray'))).toBe(
      '422 You are not recorded as a qualified individual. Ask an administrator to add your qualification.',
    );
    expect(await refusal(await importers.addSigner({ activities: ['audit'] }))).toBe(NOT);
    expect(await refusal(await importers.addSigner({ foodClasses: ['animal'] }))).toBe(NOT);
    expect(await refusal(await importers.addSigner({ industryCodes: ['16'] }))).toBe(NOT);
    expect(await refusal(await importers.addSigner({ validUntil: '2026-01-02' }))).toBe(NOT);
    expect((await importers.signEligibility(draft.id, ADA)).status).toBe(403);
    expect((await program.send('GET', one(draft.id))).body.state).toBe('draft');
    const signed = await importers.signEligibility(draft.id, await importers.addSigner({ foodClasses: ['human'] }));
    expect(signed.status).toBe(201);
  });

  it('is not signed while its cut-offs are others than those of the draft', async () => {
    const signer = await importers.addSigner();
    const { id } = await importers.add();
    const cutoffs = (amount: number) => [2013, 2014, 2015].map((year) => `${year},animal,${amount},2023`).join('\n');
    await load(cutoffs(2_500_000));
    const draft = await importers.draftEligibility(id, { foodClass: 'animal', year: 2017, years: amounts(1, 2017) });
    expect((await load(cutoffs(2_600_000), { effectiveFrom: today(), endEarlier: true })).status).toBe(201);
    expect(await conflictOf(importers.signEligibility(draft.id, signer))).toMatch(
      /^The cut-offs of the reference data changed/,
    );
    expect((await program.send('GET', one(draft.id))).body.state).toBe('draft');
    expect((await program.send('PUT', one(draft.id), {})).body.cutoff).toBe(2_600_000);
    expect((await importers.signEligibility(draft.id, signer)).status).toBe(201);
  });
});
