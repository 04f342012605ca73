import { Injectable } from '@nestjs/common';
import {
  entryLineTitle,
  type EntryLine,
  type EntryLineCreate,
  type EntryLineUpdate,
} from '@fsvp/contracts/program/entry-line';
import { entryLineDeleted, entryLineRecorded, entryLineUpdated } from '@fsvp/contracts/program/entry-line.record';
import { invalidInput, notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { SupplierDirectory } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, QueryFailedError, type EntityManager } from 'typeorm';
import { holdOpenFile } from '../fsvp-files/open-files.js';
import { holdImporter } from '../importers/hold-importer.js';
import { EntryLineEntity } from './entry-line.entity.js';
import { readEntryLine } from './read-entry-line.js';

const NOUN = 'entry line';
/** The index that allows each line of an entry once for an importer. */
export const LINE_INDEX = 'entry_lines_line';

export const ENTRY_LINE_RECORDS = new Records({
  entity: EntryLineEntity,
  noun: NOUN,
  events: { created: entryLineRecorded, updated: entryLineUpdated, deleted: entryLineDeleted },
  defaults: { inspectionIds: [] },
  answered: async ({ id }, manager) => (await readEntryLine(manager, id))!,
});

@Injectable()
export class EntryLinesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly suppliers: SupplierDirectory,
  ) {}

  async get(id: string): Promise<EntryLine> {
    const found = await readEntryLine(this.dataSource.manager, id);
    if (!found) throw notFound(NOUN);
    return found;
  }

  async create(body: EntryLineCreate): Promise<EntryLine> {
    if (body.supplierId) await this.suppliers.requireSupplier(body.supplierId);
    const created = ENTRY_LINE_RECORDS.draft(body);
    return this.run(created, async (transaction) => {
      const { manager } = transaction;
      await holdImporter(manager, created.importerId);
      await assertFileFits(manager, created);
      assertOurs(created);
      await ENTRY_LINE_RECORDS.insert(transaction, created);
      return (await readEntryLine(manager, created.id))!;
    });
  }

  async update(id: string, body: EntryLineUpdate): Promise<EntryLine> {
    if (body.supplierId) await this.suppliers.requireSupplier(body.supplierId);
    const changed = new EntryLineEntity();
    return this.run(changed, async (transaction) => {
      const { manager } = transaction;
      await ENTRY_LINE_RECORDS.update(transaction, id, body, async (current, before) => {
        Object.assign(changed, current);
        if (before.fileId) await holdOpenFile(manager, before.fileId);
        if (current.fileId !== before.fileId) await assertFileFits(manager, current);
        assertOurs(current);
      });
      return (await readEntryLine(manager, id))!;
    });
  }

  /** The row stays, marked as deleted. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run((transaction) =>
      ENTRY_LINE_RECORDS.remove(transaction, id, ({ fileId }) => fileId && holdOpenFile(transaction.manager, fileId)),
    );
  }

  /**
   * @param line as it is stored
   * @throws 409 if the line is recorded already, also one that is recorded at the same moment
   */
  private async run(line: EntryLineEntity, work: (transaction: Transaction) => Promise<EntryLine>): Promise<EntryLine> {
    try {
      return await this.unitOfWork.run(work);
    } catch (error) {
      const { constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as { constraint?: string };
      if (constraint !== LINE_INDEX) throw error;
      const { importerId, entryNumber, lineNumber } = line;
      const where = { importerId, entryNumber, lineNumber, deletedAt: IsNull() };
      const holder = await this.dataSource.manager.findOneBy(EntryLineEntity, where);
      const arrival = holder ? `, with arrival on ${holder.arrivedOn}` : '';
      const message = `${entryLineTitle(line)} is already recorded${arrival}.`;
      throw new ProblemError('duplicate', message, { errors: [{ path: 'lineNumber', message }] });
    }
  }
}

/** @throws 400 for a line with a file that is marked as not ours */
function assertOurs({ fileId, notOursReason }: EntryLineEntity): void {
  if (!fileId || !notOursReason) return;
  const message =
    'A line with an FSVP file is one of your imports. Leave out the file, or the reason why it is not yours';
  throw invalidInput([{ path: 'notOursReason', message }]);
}

/** The file stays open until the commit. @throws 400 for a file of another importer, 409 for a closed one */
async function assertFileFits(manager: EntityManager, { fileId, importerId }: EntryLineEntity): Promise<void> {
  if (!fileId) return;
  const file = await holdOpenFile(manager, fileId);
  if (!file) throw invalidInput([{ path: 'fileId', message: 'There is no such FSVP file' }]);
  if (file.importerId !== importerId)
    throw invalidInput([{ path: 'fileId', message: `${file.number} is a file of another importer` }]);
}
