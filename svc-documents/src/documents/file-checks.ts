import { Inject, Injectable } from '@nestjs/common';
import { documentFileDamaged, documentFileRestored } from '@fsvp/contracts/documents/document.record';
import { Database } from '@fsvp/service-kit/database/database';
import { Housekeeping } from '@fsvp/service-kit/process/housekeeping';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { runInContext } from '@fsvp/service-kit/context/request-context';
import { snapshot, touch, UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { Logger } from 'pino';
import { OBJECT_STORE, type ObjectStore } from '../object-store/object-store.js';
import { DocumentEntity } from './document.entity.js';

/** Files of one run, and their bytes after which it stops: about 14,000 files a day with the default interval. */
const FILES = 100;
const BYTES = 64 * 1024 * 1024;

/** The current file of a document. */
export interface CheckedFile extends Record<string, unknown> {
  id: string;
  sha256: string;
  size: number;
}

const COLUMNS = 'id, sha256, file_size as size';

/**
 * Reads stored files, one document after the other and the damaged ones in each run, so that a document has a mark of a file that
 * is missing or altered before somebody needs it, and no longer once it is restored.
 */
@Injectable()
export class FileChecks {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add('checks of stored files', () => this.run());
  }

  /** @returns 0: nothing is removed. @throws when the store does not answer, which is no damage */
  async run(): Promise<number> {
    const damaged = await this.database.rows<CheckedFile>({
      name: 'damaged-files',
      text: `select ${COLUMNS} from documents where file_damaged_since is not null and is_active order by id limit ${FILES}`,
      values: [],
    });
    for (const file of damaged) await this.check(file);
    const next = await this.database.rows<CheckedFile>({
      name: 'next-files',
      text: `select ${COLUMNS} from documents where is_active
        and id > coalesce((select document_id from file_check_place), '00000000-0000-0000-0000-000000000000')
        order by id limit ${FILES}`,
      values: [],
    });
    let bytes = 0;
    let last: string | null = null;
    for (const file of next) {
      if (bytes > BYTES) break;
      await this.check(file);
      bytes += file.size;
      last = file.id;
    }
    // After the last document, from the beginning.
    const place = last === next.at(-1)?.id && next.length < FILES ? null : last;
    await this.database.pool.query('update file_check_place set document_id = $1', [place]);
    return 0;
  }

  /** Marks a document whose current file is damaged, and unmarks one whose file is whole. The actor is the system. */
  check(file: CheckedFile): Promise<void> {
    return runInContext({ requestId: null, actor: null }, () => this.checkFile(file));
  }

  private async checkFile(file: CheckedFile): Promise<void> {
    const damage = await this.findDamage(file);
    await this.unitOfWork.run(async ({ manager, record }) => {
      const document = await manager.findOne(DocumentEntity, {
        where: { id: file.id, sha256: file.sha256, isActive: true },
        lock: { mode: 'pessimistic_write' },
      });
      if (!document || (document.fileDamagedSince !== null) === (damage !== undefined)) return;
      const before = snapshot(document);
      touch(document);
      document.fileDamagedSince = damage ? document.updatedAt : null;
      await manager.update(DocumentEntity, document.id, document);
      record({ event: damage ? documentFileDamaged : documentFileRestored, before, after: document });
    });
    if (damage) this.logger.error({ document: file.id, damage: damage.detail }, 'the file of a document is damaged');
  }

  private async findDamage({ sha256, size }: CheckedFile): Promise<ProblemError | undefined> {
    try {
      (await this.store.read({ sha256, size })).destroy();
      return undefined;
    } catch (error) {
      if (isDamage(error)) return error;
      throw error;
    }
  }
}

/** Whether the store has the file no longer, or another one. */
export const isDamage = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code === 'stored-file-damaged';
