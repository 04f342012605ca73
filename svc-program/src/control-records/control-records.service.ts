import { Injectable } from '@nestjs/common';
import {
  controlRecordDeleted,
  controlRecordRecorded,
  controlRecordUpdated,
} from '@fsvp/contracts/program/control-records/control-record.record';
import {
  controlProblem,
  controlValidUntil,
  type ControlRecord,
  type ControlRecordCreate,
  type ControlRecordUpdate,
  type Disclosure,
} from '@fsvp/contracts/program/control-records/control-record';
import { disclosedHazards, proposeDisclosure } from '@fsvp/contracts/program/control-records/disclosure';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import { invalidInput, notFound } from '@fsvp/service-kit/problems/problem.error';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';
import { FILE_NOUN } from '../fsvp-files/fsvp-files.service.js';
import { holdOpenFile } from '../fsvp-files/open-files.js';
import { readAllocations } from './allocations.js';
import { ControlRecordEntity } from './control-record.entity.js';
import { disclosureErrors } from './disclosed-hazards.js';
import { readControlRecord, readControlRecordsOf } from './read-control-record.js';

const NOUN = 'record';

const records = new Records({
  entity: ControlRecordEntity,
  noun: NOUN,
  events: { created: controlRecordRecorded, updated: controlRecordUpdated, deleted: controlRecordDeleted },
  answered: async ({ id }, manager) => (await readControlRecord(manager, id))!,
});

@Injectable()
export class ControlRecordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly documents: DocumentDirectory,
  ) {}

  async list(fileId: string): Promise<{ controlRecords: ControlRecord[]; total: number }> {
    await this.assertFile(fileId);
    const controlRecords = await readControlRecordsOf(this.dataSource.manager, fileId);
    return { controlRecords, total: controlRecords.length };
  }

  async getDisclosure(fileId: string): Promise<Disclosure> {
    await this.assertFile(fileId);
    const hazards = disclosedHazards(await readAllocations(this.dataSource.manager, fileId));
    return { hazards, proposal: proposeDisclosure(hazards) };
  }

  async get(id: string): Promise<ControlRecord> {
    const found = await readControlRecord(this.dataSource.manager, id);
    if (!found) throw notFound(NOUN);
    return found;
  }

  async create(fileId: string, body: ControlRecordCreate): Promise<ControlRecord> {
    await this.requireDocuments(body);
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      if (!(await holdOpenFile(manager, fileId))) throw notFound(FILE_NOUN);
      const { id } = await records.create(transaction, { ...body, fileId }, (created) => {
        created.hazardKeys ??= [];
        return complete(manager, created, true);
      });
      return (await readControlRecord(manager, id))!;
    });
  }

  async update(id: string, body: ControlRecordUpdate): Promise<ControlRecord> {
    await this.requireDocuments(body);
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      await records.update(transaction, id, body, async (current) => {
        await holdOpenFile(manager, current.fileId);
        await complete(manager, current, body.statement !== undefined || body.hazardKeys !== undefined);
      });
      return (await readControlRecord(manager, id))!;
    });
  }

  /** The row stays, marked as deleted. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run((transaction) =>
      records.remove(transaction, id, ({ fileId }) => holdOpenFile(transaction.manager, fileId)),
    );
  }

  private async assertFile(id: string): Promise<void> {
    if (!(await this.dataSource.manager.existsBy(FsvpFileEntity, { id }))) throw notFound(FILE_NOUN);
  }

  private requireDocuments({ documentId, useDocumentId }: ControlRecordUpdate): Promise<void> {
    return this.documents.require({ documentId, useDocumentId });
  }
}

/**
 * Checks a record as a whole, and sets what follows from it.
 * @param discloses its text or its hazards are given: they must fit what is allocated now
 * @throws 400 naming the field
 */
async function complete(manager: EntityManager, record: ControlRecordEntity, discloses: boolean): Promise<void> {
  const problem = controlProblem(record);
  if (problem) throw invalidInput([problem]);
  record.validUntil = controlValidUntil(record.kind, record.effectiveOn);
  if (record.kind !== 'AS-2') {
    record.hazardNames ??= [];
    return;
  }
  if (!discloses) return;
  const allocated = disclosedHazards(await readAllocations(manager, record.fileId));
  const errors = disclosureErrors(record, allocated);
  if (errors.length) throw invalidInput(errors);
  record.hazardNames = record.hazardKeys.map(
    (key) => allocated.find(({ hazardKey }) => hazardKey === key)?.hazardName ?? '',
  );
}
