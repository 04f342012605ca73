import type { Determination } from '@fsvp/contracts/program/determination';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { Procedure } from '@fsvp/contracts/program/procedure';
import type { QualifiedActivity } from '@fsvp/contracts/signatures/qualified-activity';
import type { Meaning, Signable, Signature } from '@fsvp/contracts/signatures/signature';
import { newId } from '@fsvp/service-kit/database/columns';
import { grantFor, newSigner, type TestSigner } from '@fsvp/service-kit/testing/signing';
import type { TestResponse } from '@fsvp/service-kit/testing/test-service';
import type { TestProgram } from './individuals.js';

/** What tests of files do again and again. */
export class TestFiles {
  private number = 0;

  constructor(private readonly program: TestProgram) {}

  private async created<T extends { id: string }>(path: string, body: object): Promise<T> {
    const { status, body: answer, text } = await this.program.send('POST', path, body);
    if (status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
    return answer as T;
  }

  addImporter(fields: object = {}): Promise<{ id: string; version: number }> {
    this.number += 1;
    return this.created('/api/importers', {
      legalName: `Importer ${this.number}`,
      duns: String(123_450_000 + this.number),
      email: 'fsvp@importer.test',
      timeZone: 'America/New_York',
      ...fields,
    });
  }

  addFood(fields: object = {}): Promise<{ id: string; version: number }> {
    this.number += 1;
    return this.created('/api/foods', {
      name: `Food ${this.number}`,
      foodClass: 'human',
      industryCode: '16',
      ...fields,
    });
  }

  /** A file of a new supplier, importer and food, unless `fields` names them. */
  async open(fields: object = {}, country?: string): Promise<FsvpFile> {
    return this.created('/api/fsvp-files', await this.bodyOf(fields, country));
  }

  async bodyOf(fields: object = {}, country?: string): Promise<object> {
    const has = (name: string) => name in fields;
    return {
      ...(!has('supplierId') && { supplierId: this.program.suppliers.add('Bay Seafood', country) }),
      ...(!has('importerId') && { importerId: (await this.addImporter()).id }),
      ...(!has('foodId') && { foodId: (await this.addFood()).id }),
      ...fields,
    };
  }

  draft(fileId: string, body: object = { chosenRegime: 'standard' }): Promise<Determination> {
    return this.created(`/api/fsvp-files/${fileId}/determinations`, body);
  }

  /** The draft of a procedure of an importer, by default of approved suppliers only. */
  draftProcedure(importerId: string, fields: object = {}): Promise<Procedure> {
    return this.created('/api/procedures', {
      importerId,
      code: 'PR-1',
      title: 'Purchasing from approved suppliers',
      documentId: newId(),
      effectiveFrom: '2026-01-01',
      ...fields,
    });
  }

  /** A person with an account who is qualified for some activities. */
  async addQualified(activities: QualifiedActivity[], fields: object = {}): Promise<TestSigner> {
    const signer = newSigner('Mia Chen');
    const individual = await this.program.addIndividual({ userId: signer.id, name: signer.name });
    const draft = await this.program.draft(individual.id, { activities, ...fields });
    const { status, text } = await this.program.sign(draft.id);
    if (status !== 201) throw new Error(`signing a qualification answered ${status}: ${text}`);
    return signer;
  }

  sign(id: string, signer: TestSigner): Promise<TestResponse> {
    return this.signRecord(`/api/determinations/${id}`, 'determined', signer);
  }

  signProcedure(id: string, signer: TestSigner): Promise<TestResponse> {
    return this.signRecord(`/api/procedures/${id}`, 'approved', signer);
  }

  signAnalysis(id: string, signer: TestSigner, meaning: Meaning = 'conducted', reason?: string): Promise<TestResponse> {
    return this.signRecord(`/api/food-hazard-analyses/${id}`, meaning, signer, reason);
  }

  /** Signs a record of any type at its path. */
  async signRecord(
    path: string,
    meaning: Meaning,
    signer: TestSigner,
    reason: string | null = null,
  ): Promise<TestResponse> {
    const { body: read } = await this.program.send('GET', `${path}/signable`);
    const grant = await grantFor(read as Signable, meaning, signer, { reason });
    return this.program.as(signer, 'POST', `${path}/signatures`, { grant });
  }

  /** Withdraws the newest signature of a record that is not withdrawn. */
  async withdraw(path: string, signer: TestSigner): Promise<TestResponse> {
    const { body } = await this.program.send('GET', `${path}/signatures`);
    const { id, version, contentSha256 } = (body as { signatures: Signature[] }).signatures.find(
      ({ withdrawnAt }) => !withdrawnAt,
    )!;
    const subject = { service: 'program', type: 'signature', id, version, contentSha256 };
    const grant = await grantFor(subject as Signable, 'withdrawn', signer, { reason: 'Signed by mistake' });
    return this.program.as(signer, 'POST', `${path}/signatures/${id}/withdrawal`, { grant });
  }
}
