import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { yearsFor } from '@fsvp/contracts/program/importer-eligibility';
import type { TestSigner } from '@fsvp/service-kit/testing/signing';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let files: TestFiles;
let qualified: TestSigner;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
  qualified = await files.addQualified(['eligibility'], { foodClasses: ['human'], industryCodes: ['16'] });
});
afterAll(() => program.close());

const get = async (id: string) => (await program.send('GET', `/api/determinations/${id}`)).body;
const determinationOf = async (fileId: string) =>
  (await program.send('GET', `/api/fsvp-files/${fileId}`)).body.determination;

describe('determinations', () => {
  it('are drafted from the facts of the moment, signed by a qualified person, and superseded by the next', async () => {
    const file = await files.open({}, 'New Zealand');
    const draft = await files.draft(file.id);
    expect(draft).toMatchObject({
      fileNumber: file.number,
      versionNumber: 1,
      state: 'draft',
      proposedRegime: 'standard',
      citations: ['1.502'],
      entryCode: 'FSV',
      reason: null,
      outdated: false,
      answers: {
        facts: { foodClass: 'human', commodity: 'general' },
        circumstances: file.circumstances,
        supplierCountry: 'New Zealand',
      },
    });
    expect(Object.keys(draft.answers.facts)).not.toContain('acidified');
    expect(await determinationOf(file.id)).toBeNull();
    expect((await files.sign(draft.id, qualified)).status).toBe(201);
    expect(await determinationOf(file.id)).toEqual({ id: draft.id, versionNumber: 1, chosenRegime: 'standard' });

    await program.send('PUT', `/api/fsvp-files/${file.id}`, { circumstances: { goodStanding: true } });
    expect(await get(draft.id)).toMatchObject({ state: 'signed', outdated: true });
    const next = await files.draft(file.id, { chosenRegime: 'recognised', reason: 'Apples of a recognised country' });
    expect(next).toMatchObject({ versionNumber: 2, citations: ['1.513'], proposedRegime: 'standard' });
    expect((await files.sign(next.id, qualified)).status).toBe(201);
    expect((await get(draft.id)).state).toBe('superseded');
    expect((await determinationOf(file.id)).chosenRegime).toBe('recognised');
    const { body } = await program.send('GET', `/api/fsvp-files/${file.id}/determinations`);
    expect(body.determinations.map(({ state }: { state: string }) => state)).toEqual(['signed', 'superseded']);
    expect((await program.events(draft.id)).map(({ type }) => type.split('.')[1])).toEqual([
      'drafted',
      'signed',
      'superseded',
    ]);
  });

  it('of a very small importer can be drafted with its eligibility, and are signed after it', async () => {
    const file = await files.open();
    const body = { chosenRegime: 'very_small', reason: 'Sales below the limit' };
    const path = `/api/fsvp-files/${file.id}/determinations`;
    expect((await program.send('POST', path, body)).status).toBe(422);
    const year = Number(today().slice(0, 4));
    const signer = await files.addQualified(['eligibility']);
    const { body: eligibility } = await program.send('POST', `/api/importers/${file.importerId}/eligibilities`, {
      foodClass: 'human',
      year,
      years: yearsFor(year).map((one) => ({ year: one, sales: 1, valueWithoutSale: 0 })),
    });
    const draft = await files.draft(file.id, body);
    const early = await files.sign(draft.id, signer);
    expect([early.status, early.body.detail]).toEqual([409, expect.stringContaining('Sign the eligibility')]);
    const signed = await files.signRecord(`/api/importer-eligibilities/${eligibility.id}`, 'determined', signer);
    expect(signed.status).toBe(201);
    expect((await files.sign(draft.id, signer)).status).toBe(201);
    expect((await determinationOf(file.id)).chosenRegime).toBe('very_small');
  });

  it('are up to date for a supplier whose country is not known', async () => {
    const file = await files.open({ supplierId: program.suppliers.add('Nameless Trading', undefined) });
    await program.database.dataSource.query('update supplier_directory set country = null where id = $1', [
      file.supplierId,
    ]);
    const draft = await files.draft(file.id);
    expect(draft).toMatchObject({ outdated: false, answers: { supplierCountry: null } });
    expect((await files.sign(draft.id, qualified)).status).toBe(201);
  });

  it('choose a regime that can be derived, and say why it is not the proposed one', async () => {
    const fish = await files.addFood({ facts: { commodity: 'fish' } });
    const file = await files.open({ foodId: fish.id });
    const path = `/api/fsvp-files/${file.id}/determinations`;
    const refused = await program.send('POST', path, { chosenRegime: 'exempt' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'regime-not-derivable',
      errors: [
        { path: 'circumstances.confirmed', message: 'The food is subject to 21 CFR part 120 (juice) or 123 (fish)' },
        { path: 'circumstances.confirmed', message: 'The supplier is in compliance with that part' },
      ],
    });
    expect((await program.send('POST', path, { chosenRegime: 'recognised' })).body.detail).toBe(
      '"Country with a recognized system" does not fit the facts of this file.',
    );
    const confirmed = ['subject_to_120_or_123', 'supplier_in_compliance'];
    await program.send('PUT', `/api/fsvp-files/${file.id}`, { circumstances: { confirmed } });
    expect((await program.send('POST', path, { chosenRegime: 'standard' })).body.errors).toEqual([
      { path: 'reason', message: 'Explain why it is not "FSVP does not apply", which was proposed' },
    ]);
    expect(await files.draft(file.id, { chosenRegime: 'exempt' })).toMatchObject({
      citations: ['1.501(b)(1)'],
      entryCode: 'FSX',
      proposedRegime: 'exempt',
    });
  });

  it('have one draft for each file, which is made again before it is signed when the facts have changed', async () => {
    const file = await files.open();
    const draft = await files.draft(file.id);
    const path = `/api/fsvp-files/${file.id}/determinations`;
    expect((await program.send('POST', path, { chosenRegime: 'standard' })).body.detail).toBe(
      'There is already a draft of this determination.',
    );
    await program.send('PUT', `/api/fsvp-files/${file.id}`, { circumstances: { furtherProcessing: true } });
    const signed = await files.sign(draft.id, qualified);
    expect(signed.body.detail).toBe('The facts of this file have changed. Create a new draft.');
    const again = await program.send('PUT', `/api/determinations/${draft.id}`, {});
    expect(again.body).toMatchObject({
      version: 2,
      outdated: false,
      answers: { circumstances: { furtherProcessing: true } },
    });
    expect((await files.sign(draft.id, qualified)).status).toBe(201);
    for (const method of ['PUT', 'DELETE'])
      expect(
        (await program.send(method, `/api/determinations/${draft.id}`, method === 'PUT' ? {} : undefined)).body,
      ).toMatchObject({
        status: 409,
        detail: 'This version is signed. Create a new version to change it.',
      });
    const copy = await program.send('POST', `/api/determinations/${draft.id}/versions`);
    expect(copy.body).toMatchObject({ versionNumber: 2, state: 'draft', chosenRegime: 'standard' });
    expect((await program.send('DELETE', `/api/determinations/${copy.body.id}`)).status).toBe(204);
    expect((await program.send('POST', `/api/determinations/${copy.body.id}/versions`)).status).toBe(404);
  });

  it('are signed only by who is qualified to determine eligibility for the food, and not for a closed file', async () => {
    const soup = await files.addFood({ industryCode: '38' });
    const other = await files.open({ foodId: soup.id });
    const refused = await files.sign((await files.draft(other.id)).id, qualified);
    expect(refused.status).toBe(422);
    expect(refused.body.detail).toMatch(/^You are not recorded as qualified to determine eligibility for Food \d+\.$/);
    const file = await files.open();
    const draft = await files.draft(file.id);
    await program.send('DELETE', `/api/fsvp-files/${file.id}?reason=Wrong`);
    expect((await files.sign(draft.id, qualified)).body.detail).toBe('This file is closed.');
    expect((await program.send('PUT', `/api/determinations/${draft.id}`, {})).status).toBe(409);
  });

  it('show people what they sign', async () => {
    const file = await files.open({ circumstances: { furtherProcessing: true } }, 'Peru');
    const draft = await files.draft(file.id);
    const { body } = await program.send('GET', `/api/determinations/${draft.id}/signable`);
    const rows = Object.fromEntries(body.rows.map(({ label, text }: { label: string; text: string }) => [label, text]));
    expect(rows).toMatchObject({
      'FSVP File': file.number,
      Supplier: 'Bay Seafood',
      Determined: 'Standard requirements',
      'Sections of 21 CFR': '1.502',
    });
    expect(rows.Facts.split('\n')).toEqual(
      expect.arrayContaining(['• Food Class: Human', '• Further Processing', '• Supplier Country: Peru']),
    );
    expect(body.meanings).toEqual([
      expect.objectContaining({ meaning: 'determined', activity: 'Determine eligibility', refusal: null }),
    ]);
  });
});

describe('POST /api/fsvp-files/derive-regime', () => {
  const facts = {
    foodClass: 'human',
    commodity: 'general',
    supplement: 'no',
    coveredProduce: false,
    rawCommodity: false,
    shellEggs: false,
    lowAcidCanned: false,
    readyToEat: false,
  };
  const derive = async (body: object) =>
    (await program.send('POST', '/api/fsvp-files/derive-regime', { facts, circumstances: {}, ...body })).body;

  it('says what fits, without storing anything', async () => {
    expect(await derive({})).toMatchObject({
      effective: { rule: 18, regime: 'standard', citation: '1.502', entryCode: 'FSV' },
      candidates: [{ regime: 'standard' }],
    });
    const research = { circumstances: { purpose: 'research', confirmed: ['not_sold'] }, chosenRegime: 'exempt' };
    expect(await derive(research)).toMatchObject({
      effective: { regime: 'standard' },
      candidates: [
        { regime: 'exempt', entryCode: 'RNE', unmet: ['labelled_for_research', 'small_quantity', 'declared_at_entry'] },
        { regime: 'standard' },
      ],
    });
    const apples = { circumstances: { goodStanding: true }, supplierCountry: 'nz', chosenRegime: 'recognised' };
    expect((await derive(apples)).effective).toMatchObject({ regime: 'recognised', elective: true });
    expect((await derive({ ...apples, day: '2012-01-01' })).effective.regime).toBe('standard');
  });
});
