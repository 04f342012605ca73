import { Injectable } from '@nestjs/common';
import {
  dueProblem,
  type LetterRequest,
  type LetterRequestCreate,
  type LetterRequestUpdate,
} from '@fsvp/contracts/program/letter-request';
import {
  letterRequestDeleted,
  letterRequestRecorded,
  letterRequestUpdated,
} from '@fsvp/contracts/program/letter-request.record';
import { invalidInput, notFound } from '@fsvp/service-kit/problems/problem.error';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { holdOpenFile } from '../fsvp-files/open-files.js';
import { LetterRequestEntity } from './letter-request.entity.js';
import { readLetterRequest } from './read-letter-request.js';

const NOUN = 'request for an assurance';

const records = new Records({
  entity: LetterRequestEntity,
  noun: NOUN,
  events: { created: letterRequestRecorded, updated: letterRequestUpdated, deleted: letterRequestDeleted },
  answered: async ({ id }, manager) => (await readLetterRequest(manager, id))!,
});

@Injectable()
export class LetterRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async get(id: string): Promise<LetterRequest> {
    const found = await readLetterRequest(this.dataSource.manager, id);
    if (!found) throw notFound(NOUN);
    return found;
  }

  create(body: LetterRequestCreate): Promise<LetterRequest> {
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const { id } = await records.create(transaction, body, (created) => assertFits(manager, created));
      return (await readLetterRequest(manager, id))!;
    });
  }

  update(id: string, body: LetterRequestUpdate): Promise<LetterRequest> {
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      await records.update(transaction, id, body, (current) => assertFits(manager, current));
      return (await readLetterRequest(manager, id))!;
    });
  }

  /** The row stays, marked as deleted. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run((transaction) => records.remove(transaction, id));
  }
}

/** @throws 400 for days that do not fit together or an unknown file, 409 for a closed one */
async function assertFits(manager: EntityManager, request: LetterRequestEntity): Promise<void> {
  const problem = dueProblem(request);
  if (problem) throw invalidInput([problem]);
  if (!(await holdOpenFile(manager, request.fileId)))
    throw invalidInput([{ path: 'fileId', message: 'There is no such FSVP file' }]);
}
