import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@fsvp/service-kit/database/database';
import { Housekeeping } from '@fsvp/service-kit/process/housekeeping';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { lockObject } from './lock-object.js';
import { OBJECT_STORE, type ObjectStore } from './object-store.js';

const HOUR_MS = 3_600_000;
/** Uploads that no document uses after this time are removed. */
const ABANDONED_AFTER_HOURS = 24;
const BATCH = 500;
/** `npm run backup` holds it: the files that its snapshot refers to must stay until they are copied. */
const BACKUP_LOCK = 7_201_952;

const REFERENCED = `
  select sha256 from uploads where sha256 = any($1::text[])
  union select sha256 from document_versions where sha256 = any($1::text[])
  union select file.value->>'sha256' from report_runs, jsonb_each(files) as file where file.value->>'sha256' = any($1::text[])`;

/** Removes abandoned uploads and unreferenced files, and logs documents whose file is missing. */
@Injectable()
export class ObjectSweeper {
  constructor(
    private readonly database: Database,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add('stored files', (now) => this.sweep(now));
  }

  /** Returns how many files were removed. @param now current time; tests pass another one */
  async sweep(now = new Date()): Promise<number> {
    let removed = 0;
    const oneHourAgo = new Date(now.getTime() - HOUR_MS);
    await this.store.removeStaged(oneHourAgo);
    await this.database.dataSource.query(
      `delete from uploads where created_at < $1::timestamptz - interval '${ABANDONED_AFTER_HOURS} hours' and not exists (select from document_versions where upload_id = uploads.id)`,
      [now],
    );
    const present = new Set<string>();
    const batch: string[] = [];
    for await (const { sha256, storedAt } of this.store.list()) {
      present.add(sha256);
      if (storedAt < oneHourAgo) batch.push(sha256);
      if (batch.length === BATCH) removed += await this.removeUnreferenced(batch.splice(0));
    }
    removed += await this.removeUnreferenced(batch);
    await this.reportMissing(present, oneHourAgo);
    return removed;
  }

  private async removeUnreferenced(candidates: string[]): Promise<number> {
    if (!candidates.length) return 0;
    const referenced = await this.listReferenced(candidates);
    let removed = 0;
    for (const sha256 of candidates) {
      if (referenced.has(sha256)) continue;
      await this.database.dataSource.transaction(async (manager) => {
        if (await isBackupRunning(manager)) return;
        await lockObject(manager, sha256);
        // The same content may have been committed since it was listed.
        const references = await manager.query<unknown[]>(REFERENCED, [[sha256]]);
        if (references.length > 0) return;
        await this.store.delete(sha256);
        removed += 1;
      });
    }
    return removed;
  }

  private async listReferenced(candidates: string[]): Promise<Set<string>> {
    const rows = await this.database.dataSource.query<{ sha256: string }[]>(REFERENCED, [candidates]);
    return new Set(rows.map((row) => row.sha256));
  }

  private async reportMissing(present: Set<string>, before: Date): Promise<void> {
    const rows = await this.database.dataSource.query<{ id: string; sha256: string }[]>(
      'select document_id as id, sha256 from document_versions where uploaded_at < $1',
      [before],
    );
    const missing = rows.filter((row) => !present.has(row.sha256));
    if (missing.length)
      this.logger.error(
        { documents: missing.slice(0, 20).map((row) => row.id), count: missing.length },
        'documents whose file is missing from the object store',
      );
  }
}

async function isBackupRunning(manager: Pick<EntityManager, 'query'>): Promise<boolean> {
  // Shared until the end of the transaction, so that a backup waits for the removal of a file.
  const [row] = await manager.query<{ free: boolean }[]>(
    `select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as free`,
  );
  return !row?.free;
}
