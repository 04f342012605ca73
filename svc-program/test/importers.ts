import type { Importer } from '@fsvp/contracts/program/importer';
import type { ImporterEligibility } from '@fsvp/contracts/program/importer-eligibility';
import type { Signable } from '@fsvp/contracts/signatures/signature';
import { grantFor, newSigner, type TestSigner } from '@fsvp/service-kit/testing/signing';
import type { TestResponse } from '@fsvp/service-kit/testing/test-service';
import type { TestProgram } from './individuals.js';

let count = 0;
/** An importer that no other of the test has the DUNS number of. */
export const importerBody = (fields: object = {}) => ({
  legalName: 'Harbor Foods LLC',
  duns: String(100_000_001 + (count += 1)),
  email: 'fsvp@harbor.test',
  timeZone: 'America/New_York',
  ...fields,
});

/** Of 2023: the shipped cut-offs of its years are 1,143,804, 1,158,903 and 1,212,042. */
export const SAMPLE_ELIGIBILITY = {
  foodClass: 'human',
  year: 2023,
  years: [
    { year: 2019, sales: 400_000, valueWithoutSale: 0 },
    { year: 2020, sales: 500_000.5, valueWithoutSale: 100 },
    { year: 2021, sales: '600000.25', valueWithoutSale: 0 },
  ],
};

/** What tests of importers do again and again. */
export function importersOf(program: TestProgram) {
  const created = async (path: string, body: object) => {
    const { status, body: answer, text } = await program.send('POST', path, body);
    if (status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
    return answer;
  };
  return {
    add: (fields: object = {}): Promise<Importer> => created('/api/importers', importerBody(fields)),
    draftEligibility: (importerId: string, fields: object = {}): Promise<ImporterEligibility> =>
      created(`/api/importers/${importerId}/eligibilities`, { ...SAMPLE_ELIGIBILITY, ...fields }),
    async signEligibility(id: string, signer: TestSigner): Promise<TestResponse> {
      const { body: read } = await program.send('GET', `/api/importer-eligibilities/${id}/signable`);
      const grant = await grantFor(read as Signable, 'determined', signer);
      return program.as(signer, 'POST', `/api/importer-eligibilities/${id}/signatures`, { grant });
    },
    /** A person with an account and a signed qualification. */
    async addSigner(scope: object = {}): Promise<TestSigner> {
      const signer = newSigner('Quinn Park');
      const { id } = await program.addIndividual({ name: signer.name, userId: signer.id });
      const draft = await program.draft(id, { activities: ['eligibility'], ...scope });
      await program.sign(draft.id);
      return signer;
    },
  };
}
