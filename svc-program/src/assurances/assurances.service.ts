import { Injectable } from '@nestjs/common';
import {
  assuranceProblem,
  assuranceTerm,
  CONTROLS_REQUIRED,
  isForYear,
  lacksControls,
  yearOfSmallStatus,
  type Assurance,
  type AssuranceCreate,
  type AssuranceUpdate,
} from '@fsvp/contracts/program/assurance';
import { assuranceDeleted, assuranceRecorded, assuranceUpdated } from '@fsvp/contracts/program/assurance.record';
import { invalidInput, notFound } from '@fsvp/service-kit/problems/problem.error';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import { holdOpenFile } from '../fsvp-files/open-files.js';
import { holdImporter } from '../importers/hold-importer.js';
import { AssuranceEntity } from './assurance.entity.js';
import { readAssurance } from './read-assurance.js';

const NOUN = 'assurance';

const records = new Records({
  entity: AssuranceEntity,
  noun: NOUN,
  events: { created: assuranceRecorded, updated: assuranceUpdated, deleted: assuranceDeleted },
  answered: async ({ id }, manager) => (await readAssurance(manager, id))!,
});

@Injectable()
export class AssurancesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly documents: DocumentDirectory,
  ) {}

  async get(id: string): Promise<Assurance> {
    const found = await readAssurance(this.dataSource.manager, id);
    if (!found) throw notFound(NOUN);
    return found;
  }

  async create(body: AssuranceCreate): Promise<Assurance> {
    await this.documents.require({ documentId: body.documentId });
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const { id } = await records.create(transaction, body, (created) => complete(manager, created));
      return (await readAssurance(manager, id))!;
    });
  }

  async update(id: string, body: AssuranceUpdate): Promise<Assurance> {
    await this.documents.require({ documentId: body.documentId });
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      await records.update(transaction, id, body, (current) => complete(manager, current));
      return (await readAssurance(manager, id))!;
    });
  }

  /** The row stays, marked as deleted. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run((transaction) =>
      records.remove(transaction, id, ({ fileId }) => fileId && holdOpenFile(transaction.manager, fileId)),
    );
  }
}

/** Computes its last day. @throws 400 for what does not fit together or does not exist, 409 for a closed file */
async function complete(manager: EntityManager, assurance: AssuranceEntity): Promise<void> {
  const problem = assuranceProblem(assurance);
  if (problem) throw invalidInput([problem]);
  if (assurance.fileId) {
    const file = await holdOpenFile(manager, assurance.fileId);
    if (!file) throw invalidInput([{ path: 'fileId', message: 'There is no such FSVP file' }]);
    if (lacksControls(assurance, file.circumstances.smallSupplier)) throw invalidInput([CONTROLS_REQUIRED]);
  } else await holdImporter(manager, assurance.importerId!);
  if (isForYear(assurance.kind)) assurance.year ??= yearOfSmallStatus(assurance.effectiveOn);
  assurance.validUntil = assuranceTerm(assurance).validUntil;
}
