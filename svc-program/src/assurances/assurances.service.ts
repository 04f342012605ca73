import { Injectable } from '@nestjs/common';
import {
  assuranceProblem,
  assuranceValidUntil,
  CONTROLS_REQUIRED,
  lacksControls,
  type Assurance,
  type AssuranceCreate,
  type AssuranceUpdate,
} from '@fsvp/contracts/program/assurance';
import { assuranceDeleted, assuranceRecorded, assuranceUpdated } from '@fsvp/contracts/program/assurance.record';
import { invalidInput, notFound } from '@fsvp/service-kit/problems/problem.error';
import { lockRecord, merge, newRecord, snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { holdOpenFile } from '../fsvp-files/open-files.js';
import { holdImporter } from '../importers/hold-importer.js';
import { AssuranceEntity } from './assurance.entity.js';
import { readAssurance } from './read-assurance.js';

const NOUN = 'assurance';

const OPTIONAL = {
  fileId: null,
  importerId: null,
  customerName: null,
  controlsDescription: null,
  nonFederalLawStatement: null,
};

@Injectable()
export class AssurancesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async get(id: string): Promise<Assurance> {
    const found = await readAssurance(this.dataSource.manager, id);
    if (!found) throw notFound(NOUN);
    return found;
  }

  create(body: AssuranceCreate): Promise<Assurance> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const created = merge(Object.assign(new AssuranceEntity(), newRecord(), OPTIONAL), body);
      await complete(manager, created);
      await manager.insert(AssuranceEntity, created);
      record({ event: assuranceRecorded, before: null, after: created });
      return (await readAssurance(manager, created.id))!;
    });
  }

  update(id: string, body: AssuranceUpdate): Promise<Assurance> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const current = await lock(manager, id);
      const before = snapshot(current);
      touch(merge(current, body));
      await complete(manager, current);
      await manager.update(AssuranceEntity, id, current);
      record({ event: assuranceUpdated, before, after: current });
      return (await readAssurance(manager, id))!;
    });
  }

  /** The row stays, marked as deleted. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const current = await lock(manager, id);
      if (current.fileId) await holdOpenFile(manager, current.fileId);
      const before = snapshot(current);
      touch(current);
      await manager.update(AssuranceEntity, id, Object.assign(current, { deletedAt: current.updatedAt }));
      record({ event: assuranceDeleted, before, after: null });
    });
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
  assurance.validUntil = assuranceValidUntil(assurance.kind, assurance.effectiveOn);
}

function lock(manager: EntityManager, id: string): Promise<AssuranceEntity> {
  return lockRecord(manager, AssuranceEntity, id, NOUN, async () => (await readAssurance(manager, id))!);
}
