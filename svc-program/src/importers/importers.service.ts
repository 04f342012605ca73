import { Injectable } from '@nestjs/common';
import { importerCreated, importerDeleted, importerUpdated } from '@fsvp/contracts/program/importer.record';
import {
  CONSENT_REQUIRED,
  FSVP_ENTITY_ROLE,
  lacksConsent,
  type Importer,
  type ImporterCreate,
  type ImporterUpdate,
} from '@fsvp/contracts/program/importer';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { csvLines } from '@fsvp/tables/csv-lines';
import { DataSource, IsNull, QueryFailedError } from 'typeorm';
import { assertNoAssurance } from '../assurances/importer-assurances.js';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import { assertNoEntryLine } from '../entry-lines/entry-lines-of-importer.js';
import { eligibilitySeries } from '../eligibilities/series.js';
import { assertNoOpenFile } from '../fsvp-files/open-files.js';
import { assertNoProcedure } from '../procedures/procedures-of-importer.js';
import { ImporterEntity } from './importer.entity.js';
import { readImporter } from './read-importer.js';

const NOUN = 'importer';
/** The index that allows one active importer for each DUNS number. */
const DUNS_INDEX = 'importers_duns';

const records = new Records({
  entity: ImporterEntity,
  noun: NOUN,
  events: { created: importerCreated, updated: importerUpdated, deleted: importerDeleted },
  answered: async ({ id }, manager) => (await readImporter(manager, id))!,
});

@Injectable()
export class ImportersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly documents: DocumentDirectory,
  ) {}

  async get(id: string): Promise<Importer> {
    const found = await readImporter(this.dataSource.manager, id);
    if (!found) throw notFound(NOUN);
    return found;
  }

  async create(body: ImporterCreate): Promise<Importer> {
    await this.documents.require({ consentDocumentId: body.consentDocumentId });
    const created = records.draft(body);
    return this.run(created, async (transaction) => {
      await records.insert(transaction, created);
      return (await readImporter(transaction.manager, created.id))!;
    });
  }

  async update(id: string, body: ImporterUpdate): Promise<Importer> {
    await this.documents.require({ consentDocumentId: body.consentDocumentId });
    const changed = new ImporterEntity();
    return this.run(changed, async (transaction) => {
      await records.update(transaction, id, body, (current) => {
        if (lacksConsent(current)) throw invalidInput([CONSENT_REQUIRED]);
        Object.assign(changed, current);
      });
      return (await readImporter(transaction.manager, id))!;
    });
  }

  /** With its drafts. An importer with a signed eligibility is evidence. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const current = await records.lock(manager, id);
      if (await eligibilitySeries.wasSigned(manager, id))
        throw new ProblemError(
          'record-signed',
          'This importer has a signed eligibility, which is kept as evidence. Make the importer inactive instead.',
        );
      await assertNoOpenFile(manager, 'importer', id);
      await assertNoAssurance(manager, id);
      await assertNoProcedure(manager, id);
      await assertNoEntryLine(manager, id);
      await eligibilitySeries.deleteDrafts(transaction, id);
      await records.removeLocked(transaction, current);
    });
  }

  /** What an entry declares of the importer (21 CFR 1.509(a)). */
  async exportBrokerBlock(id: string): Promise<{ name: string; csv: string }> {
    const { legalName, email, duns } = await this.get(id);
    const csv = csvLines([
      ['role', 'name', 'email', 'duns'],
      [FSVP_ENTITY_ROLE, legalName, email, duns],
    ]);
    return { name: `broker-block-${duns}.csv`, csv };
  }

  /**
   * @param importer as it is stored
   * @throws 409 if another active importer has its DUNS number, also one that is added at the same moment
   */
  private async run(
    importer: ImporterEntity,
    work: (transaction: Transaction) => Promise<Importer>,
  ): Promise<Importer> {
    try {
      return await this.unitOfWork.run(work);
    } catch (error) {
      const { constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as { constraint?: string };
      if (constraint !== DUNS_INDEX) throw error;
      const { duns } = importer;
      const where = { duns, active: true, deletedAt: IsNull() };
      const holder = await this.dataSource.manager.findOneBy(ImporterEntity, where);
      const message = `The DUNS number ${duns} already belongs to ${holder?.legalName ?? 'another active importer'}.`;
      throw new ProblemError('duplicate', message, { errors: [{ path: 'duns', message }] });
    }
  }
}
