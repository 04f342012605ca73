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
import { lockRecord, merge, newRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';
import { FILE_NOUN } from '../fsvp-files/fsvp-files.service.js';
import { holdOpenFile } from '../fsvp-files/open-files.js';
import { readStandingCheck, readStandingChecksOf } from './read-standing-check.js';
import { StandingCheckEntity } from './standing-check.entity.js';

const NOUN = 'check';

@Injectable()
export class StandingChecksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
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

  create(fileId: string, body: StandingCheckCreate): Promise<StandingCheck> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      if (!(await holdOpenFile(manager, fileId))) throw notFound(FILE_NOUN);
      const created = merge(Object.assign(new StandingCheckEntity(), newRecord(), { fileId, documentId: null }), body);
      created.validUntil = checkValidUntil(created.kind, created.checkedOn);
      await manager.insert(StandingCheckEntity, created);
      record({ event: standingCheckRecorded, before: null, after: created });
      return (await readStandingCheck(manager, created.id))!;
    });
  }

  update(id: string, body: StandingCheckUpdate): Promise<StandingCheck> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const current = await lock(manager, id);
      await holdOpenFile(manager, current.fileId);
      const before = snapshot(current);
      touch(merge(current, body));
      current.validUntil = checkValidUntil(current.kind, current.checkedOn);
      await manager.update(StandingCheckEntity, id, current);
      record({ event: standingCheckUpdated, before, after: current });
      return (await readStandingCheck(manager, id))!;
    });
  }

  /** The row stays, marked as deleted. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const current = await lock(manager, id);
      await holdOpenFile(manager, current.fileId);
      const before = snapshot(current);
      touch(current);
      await manager.update(StandingCheckEntity, id, Object.assign(current, { deletedAt: current.updatedAt }));
      record({ event: standingCheckDeleted, before, after: null });
    });
  }
}

function lock(manager: EntityManager, id: string): Promise<StandingCheckEntity> {
  return lockRecord(manager, StandingCheckEntity, id, NOUN, async () => (await readStandingCheck(manager, id))!);
}
