import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { REPORT_FORMATS, REPORT_TYPE_LABELS, type ReportFormat } from '@fsvp/contracts/reports/report';
import { Database } from '@fsvp/service-kit/database/database';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { OBJECT_STORE, type ObjectStore, type StagedFile } from '../../object-store/object-store.js';
import { FORMATS } from '../formats/formats.js';
import { joinChunks } from '../formats/join-chunks.js';
import type { ReportHead, RowLines } from '../formats/report-format.js';
import type { Claim } from '../runs/run-claims.js';
import { readLines } from '../definitions/ndjson.js';
import {
  SIGNATURES_COLUMN,
  type ReportRow,
  type ReportSettings,
  type Summarizer,
} from '../definitions/report-definition.js';
import { REPORT_DEFINITIONS } from '../definitions/report-definitions.js';
import { ReportSources } from '../definitions/report-sources.js';

export const REPORT_CLIENTS = Symbol('report clients');
export type ReportClients = { suppliers: ServiceClient; quality: ServiceClient; program: ServiceClient };

/** Progress of an attempt, which the heartbeat reads. */
export interface Progress {
  /** 0 to 99; only a finished run has 100. */
  percent: number;
  /** Increases with each row, so that the heartbeat detects a hanging attempt. */
  processed: number;
}

/** Staged files of a report, not committed yet. */
export interface GeneratedReport {
  rows: number;
  summary: Record<string, unknown>;
  files: Record<ReportFormat, StagedFile>;
  discard(): Promise<void>;
}

/** Parts of the progress by their typical duration: collecting the rows, then writing each format. */
const COLLECT_PERCENT = 20;
const WRITE_PERCENT: Record<ReportFormat, number> = { json: 5, csv: 15, xlsx: 30, pdf: 29 };
/** When the number of rows is unknown, collecting shows 50% after this many rows. */
const HALFWAY_ROWS = 5000;

/**
 * Collects a report's rows once, with the summary, then writes all formats from them. Memory use does not depend on the
 * number of rows.
 */
@Injectable()
export class ReportGenerator {
  constructor(
    @Inject(REPORT_CLIENTS) private readonly clients: ReportClients,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly database: Database,
  ) {}

  async generate(
    claim: ReportSettings & Pick<Claim, 'type'>,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<GeneratedReport> {
    const { type, ...settings } = claim;
    const definition = REPORT_DEFINITIONS[type];
    const generatedAt = new Date().toISOString();
    const summarizer = definition.summarize(generatedAt, settings);
    const sources = new ReportSources(this.clients, this.database, signal);
    const found = { signatures: false };
    const staged: StagedFile[] = [];
    const discard = async () => {
      await Promise.all(staged.map((file) => file.discard()));
    };
    try {
      // Only for the progress, so an error does not matter.
      const expected = await definition.countRows?.(sources, settings).catch(() => undefined);
      const spool = await this.store.stage(
        Readable.from(
          joinChunks(collectRows(definition.rows(sources, settings), summarizer, found, progress, expected)),
        ),
        { signal },
      );
      staged.push(spool);
      const columns = found.signatures ? [...definition.columns, SIGNATURES_COLUMN] : definition.columns;
      const rows = progress.processed;
      const { dateFrom, dateTo, recordId, actor, asOf, importerId, supplierId } = settings;
      const actorName = actor && (await sources.getActorName(actor));
      const filters = { dateFrom, dateTo, recordId, actor, actorName, asOf, importerId, supplierId };
      const head: ReportHead = {
        reportType: type,
        title: REPORT_TYPE_LABELS[type],
        generatedAt,
        ...filters,
        summary: summarizer.result(),
        columns,
        rowsTitle: definition.rowsTitle,
        ...(definition.sections && { sections: definition.sections }),
        ...(definition.footer && { footer: definition.footer }),
      };
      const files: Partial<GeneratedReport['files']> = {};
      let written = COLLECT_PERCENT;
      for (const format of REPORT_FORMATS) {
        const file = await this.store.stage(
          FORMATS[format](head, readSpool(spool, rows, progress, written, WRITE_PERCENT[format])),
          { signal },
        );
        staged.push(file);
        files[format] = file;
        written += WRITE_PERCENT[format];
      }
      await spool.discard();
      return { rows, summary: head.summary, files: files as GeneratedReport['files'], discard };
    } catch (error) {
      await discard();
      throw error;
    }
  }
}

async function* collectRows(
  rows: AsyncIterable<ReportRow>,
  summarizer: Summarizer<ReportRow>,
  found: { signatures: boolean },
  progress: Progress,
  expected: number | undefined,
): AsyncGenerator<string> {
  for await (const row of rows) {
    summarizer.add(row);
    if (row[SIGNATURES_COLUMN.key]) found.signatures = true;
    progress.processed += 1;
    // Without a known number of rows the progress gets slower and slower.
    const done = expected
      ? Math.min(1, progress.processed / expected)
      : progress.processed / (progress.processed + HALFWAY_ROWS);
    progress.percent = Math.floor(COLLECT_PERCENT * done);
    yield `${JSON.stringify(row)}\n`;
  }
}

/** Reads the collected rows for one format and updates the progress. */
function readSpool(spool: StagedFile, total: number, progress: Progress, from: number, share: number): RowLines {
  return async function* () {
    let written = 0;
    for await (const line of readLines(createReadStream(spool.path))) {
      written += 1;
      progress.processed += 1;
      // A format with sections reads the rows once for each.
      progress.percent = Math.max(progress.percent, from + Math.floor((share * written) / total));
      yield line;
    }
  };
}
