import { Injectable } from '@nestjs/common';
import type { importProgress, ImportPhase } from '@fsvp/contracts/suppliers/supplier-import';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { Database } from '@fsvp/service-kit/database/database';
import { notFound } from '@fsvp/service-kit/problems/problem.error';

type Progress = ResponseOf<typeof importProgress>;

const WRITE_EVERY_MS = 300;
const RETENTION = '1 hour';

/** Saves the progress of one import. A failure to save it does not affect the import. */
export class ProgressReporter {
  private readonly current: Progress = { phase: 'receiving', bytes: 0, totalBytes: null, rows: 0 };
  private writtenAt = 0;
  private writing: Promise<void> | undefined;

  constructor(private readonly write: (progress: Progress) => Promise<unknown>) {
    this.report({});
  }

  /** Records a change, and saves it at most every 300 ms. */
  report(change: Partial<Progress>): void {
    Object.assign(this.current, change);
    if (this.writing || Date.now() - this.writtenAt < WRITE_EVERY_MS) return;
    this.writtenAt = Date.now();
    this.writing = this.write(this.current)
      .then(undefined, () => undefined)
      .then(() => (this.writing = undefined));
  }

  /** Saves the final phase, after any pending write. */
  async close(phase: Extract<ImportPhase, 'done' | 'failed'>): Promise<void> {
    await this.writing;
    this.writtenAt = 0;
    this.report({ phase });
    await this.writing;
  }
}

/** The progress of imports, in a table that every replica reads, written outside the import's transaction. */
@Injectable()
export class ImportProgress {
  constructor(private readonly database: Database) {}

  /** @param id of the progress; without one nothing is saved */
  begin(id?: string): ProgressReporter {
    if (id) void this.sweep().catch(() => undefined);
    return new ProgressReporter(async ({ phase, bytes, totalBytes, rows }) => {
      if (!id) return;
      await this.database.rows({
        name: 'write-import-progress',
        text: `insert into import_progress (id, phase, bytes, total_bytes, rows) values ($1, $2, $3, $4, $5)
          on conflict (id) do update set phase = $2, bytes = $3, total_bytes = $4, rows = $5, updated_at = now()`,
        values: [id, phase, bytes, totalBytes, rows],
      });
    });
  }

  /** @throws 404 when there is no running or recent import with this id */
  async read(id: string): Promise<Progress> {
    const [found] = await this.database.rows<Progress>({
      name: 'read-import-progress',
      text: 'select phase, bytes, total_bytes as "totalBytes", rows from import_progress where id = $1',
      values: [id],
    });
    if (!found) throw notFound('import');
    return found;
  }

  private async sweep(): Promise<void> {
    await this.database.rows({
      name: 'sweep-import-progress',
      text: `delete from import_progress where updated_at < now() - interval '${RETENTION}'`,
      values: [],
    });
  }
}
