import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { REPORT_FORMATS, REPORT_TYPE_LABELS, type ReportFormat } from '@fsvp/contracts/report';
import { Database } from '@fsvp/service-kit/database';
import type { ServiceClient } from '@fsvp/service-kit/service-client';
import { OBJECT_STORE, type ObjectStore, type StagedFile } from '../../object-store/object-store.js';
import { FORMATS } from '../formats/formats.js';
import { inChunks } from '../formats/join-chunks.js';
import type { ReportHead, RowLines } from '../formats/report-format.js';
import type { Claim } from '../runs/run-claims.js';
import { readLines } from '../definitions/ndjson.js';
import type { ReportRow, ReportSettings, Summarizer } from '../definitions/report-definition.js';
import { REPORT_DEFINITIONS } from '../definitions/report-definitions.js';
import { ReportSources } from '../definitions/report-sources.js';

export const REPORT_CLIENTS = Symbol('report clients');
export type ReportClients = { suppliers: ServiceClient; quality: ServiceClient };

/** How far an attempt has come; the heartbeat reads it. */
export interface Progress {
  /** 0 to 99; 100 is for the finished run. */
  percent: number;
  /** Grows with every row that moves, so that a hung attempt shows. */
  moved: number;
}

/** A report's files, staged but not kept yet. */
export interface GeneratedReport {
  rows: number;
  summary: Record<string, unknown>;
  files: Record<ReportFormat, StagedFile>;
  discard(): Promise<void>;
}

/** Shares of the progress by the time they take: collecting the rows, then writing each format. */
const COLLECTING = 20;
const WRITING: Record<ReportFormat, number> = { json: 5, csv: 15, xlsx: 30, pdf: 29 };
/** Where the bar of an unknown number of rows stands half-way. */
const HALFWAY_ROWS = 5000;

/**
 * Collects a report's rows once, counting the summary, then writes every format from them. Memory stays bounded
 * whatever the number of rows.
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
    const summarizer = definition.summarize(generatedAt);
    const sources = new ReportSources(this.clients, this.database, signal);
    const staged: StagedFile[] = [];
    const discard = async () => {
      await Promise.all(staged.map((file) => file.discard()));
    };
    try {
      // Only the bar depends on it.
      const expected = await definition.expected?.(sources, settings).catch(() => undefined);
      const spool = await this.store.stage(
        Readable.from(inChunks(collect(definition.rows(sources, settings), summarizer, progress, expected))),
        { signal },
      );
      staged.push(spool);
      const rows = progress.moved;
      const { dateFrom, dateTo, recordId, actor } = settings;
      const actorName = actor && (await sources.nameOfActor(actor));
      const { columns, rowsTitle } = definition;
      const narrowedTo = { dateFrom, dateTo, recordId, actor, actorName };
      const head: ReportHead = {
        reportType: type,
        title: REPORT_TYPE_LABELS[type],
        generatedAt,
        ...narrowedTo,
        summary: summarizer.result(),
        columns,
        rowsTitle,
      };
      const files: Partial<GeneratedReport['files']> = {};
      let written = COLLECTING;
      for (const format of REPORT_FORMATS) {
        const file = await this.store.stage(
          FORMATS[format](head, readSpool(spool, rows, progress, written, WRITING[format])),
          { signal },
        );
        staged.push(file);
        files[format] = file;
        written += WRITING[format];
      }
      await spool.discard();
      return { rows, summary: head.summary, files: files as GeneratedReport['files'], discard };
    } catch (error) {
      await discard();
      throw error;
    }
  }
}

async function* collect(
  rows: AsyncIterable<ReportRow>,
  summarizer: Summarizer<ReportRow>,
  progress: Progress,
  expected: number | undefined,
): AsyncGenerator<string> {
  for await (const row of rows) {
    summarizer.add(row);
    progress.moved += 1;
    // Where nobody knows how many are to come, the bar slows down.
    const done = expected ? Math.min(1, progress.moved / expected) : progress.moved / (progress.moved + HALFWAY_ROWS);
    progress.percent = Math.floor(COLLECTING * done);
    yield `${JSON.stringify(row)}\n`;
  }
}

/** The collected rows as one format reads them, moving the bar on by its share. */
function readSpool(spool: StagedFile, total: number, progress: Progress, from: number, share: number): RowLines {
  return async function* () {
    let written = 0;
    for await (const line of readLines(createReadStream(spool.path))) {
      written += 1;
      progress.moved += 1;
      progress.percent = from + Math.floor((share * written) / total);
      yield line;
    }
  };
}
