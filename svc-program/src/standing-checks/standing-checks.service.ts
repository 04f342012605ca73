import { Injectable } from '@nestjs/common';
import {
  standingCheckDeleted,
  standingCheckRecorded,
  standingCheckUpdated,
} from '@fsvp/contracts/program/standing-check.record';
import {
  checkValidUntil,
  type StandingCheck,
  type StandingCheckCreate,
  type StandingCheckUpdate,
} from '@fsvp/contracts/program/standing-check';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';
import { FILE_NOUN } from '../fsvp-files/fsvp-files.service.js';
import { holdOpenFile } from '../fsvp-files/open-files.js';
import { reevaluateForCheck } from '../reevaluations/reasons-of-check.js';
import { readStandingCheck, readStandingChecksOf } from './read-standing-check.js';
import { StandingCheckEntity } from './standing-check.entity.js';

const NOUN = 'check';

const records = new Records({
  entity: StandingCheckEntity,
  noun: NOUN,
  events: { created: standingCheckRecorded, updated: standingCheckUpdated, deleted: standingCheckDeleted },
  answered: async ({ id }, manager) => (await readStandingCheck(manager, id))!,
});

function setValidUntil(check: StandingCheckEntity): void {
  check.validUntil = checkValidUntil(check.kind, check.checkedOn);
}

@Injectable()
export class StandingChecksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly documents: DocumentDirectory,
  ) {}

  async list(fileId: string): Promise<{ standingChecks: StandingCheck[]; total: number }> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(FsvpFileEntity, { id: fileId }))) throw notFound(FILE_NOUN);
    const standingChecks = await readStandingChecksOf(manager, fileId);
    return { standingChecks, total: standingChecks.length };
  }

  async get(id: string): Promise<StandingCheck> {
    const found = await readStandingCheck(this.dataSource.manager, id);
    if (!found) throw notFound(NOUN);
    return found;
  }

  async create(fileId: string, body: StandingCheckCreate): Promise<StandingCheck> {
    await this.documents.require({ documentId: body.documentId });
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      if (!(await holdOpenFile(manager, fileId))) throw notFound(FILE_NOUN);
      const created = await records.create(transaction, { ...body, fileId }, setValidUntil);
      await reevaluateForCheck(transaction, created);
      const { id } = created;
      return (await readStandingCheck(manager, id))!;
    });
  }

  async update(id: string, body: StandingCheckUpdate): Promise<StandingCheck> {
    await this.documents.require({ documentId: body.documentId });
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const updated = await records.update(transaction, id, body, async (current) => {
        await holdOpenFile(manager, current.fileId);
        setValidUntil(current);
      });
      await reevaluateForCheck(transaction, updated);
      return (await readStandingCheck(manager, id))!;
    });
  }

  /** The row stays, marked as deleted. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run((transaction) =>
      records.remove(transaction, id, ({ fileId }) => holdOpenFile(transaction.manager, fileId)),
    );
  }
}
