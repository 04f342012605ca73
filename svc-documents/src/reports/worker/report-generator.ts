import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { REPORT_FORMATS, REPORT_TYPE_LABELS, type ReportFormat } from '@fsvp/contracts/report';
import { Database } from '@fsvp/service-kit/database';
import type { ServiceClient } from '@fsvp/service-kit/service-client';
import { OBJECT_STORE, type ObjectStore, type StagedFile } from '../../object-store/object-store.js';
import { FORMATS } from '../formats/formats.js';
import { inChunks } from '../formats/in-chunks.js';
import type { ReportHead, RowLines } from '../formats/report-format.js';
import type { Claim } from '../runs/run-claims.js';
import { readLines } from '../types/ndjson.js';
import type { ReportRow, ReportSettings, Summarizer } from '../types/report-definition.js';
import { REPORT_DEFINITIONS } from '../types/report-definitions.js';
import { ReportSources } from '../types/report-sources.js';

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

/** Share of the progress for collecting the rows; the rest is for writing the formats. */
const COLLECTING = 50;
const HALFWAY_ROWS = 5000;

/** Collects a report's rows once, counting the summary, then writes every format from them. Memory stays bounded whatever the number of rows. */
@Injectable()
export class ReportGenerator {
  constructor(
    @Inject(REPORT_CLIENTS) private readonly clients: ReportClients,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly database: Database,
  ) {}

  async generate(claim: ReportSettings & Pick<Claim, 'type'>, progress: Progress, signal: AbortSignal): Promise<GeneratedReport> {
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
      const spool = await this.store.stage(Readable.from(inChunks(collect(definition.rows(sources, settings), summarizer, progress))), { signal });
      staged.push(spool);
      const rows = progress.moved;
      const { dateFrom, dateTo, recordId, actor } = settings;
      const actorName = actor && (await sources.nameOfActor(actor));
      const { columns, rowsTitle } = definition;
      const narrowedTo = { dateFrom, dateTo, recordId, actor, actorName };
      const head: ReportHead = { reportType: type, title: REPORT_TYPE_LABELS[type], generatedAt, ...narrowedTo, summary: summarizer.result(), columns, rowsTitle };
      const lines = readSpool(spool, rows * REPORT_FORMATS.length, progress);
      const files: Partial<GeneratedReport['files']> = {};
      for (const format of REPORT_FORMATS) {
        const file = await this.store.stage(FORMATS[format](head, lines), { signal });
        staged.push(file);
        files[format] = file;
      }
      await spool.discard();
      return { rows, summary: head.summary, files: files as GeneratedReport['files'], discard };
    } catch (error) {
      await discard();
      throw error;
    }
  }
}

async function* collect(rows: AsyncIterable<ReportRow>, summarizer: Summarizer<ReportRow>, progress: Progress): AsyncGenerator<string> {
  for await (const row of rows) {
    summarizer.add(row);
    progress.moved += 1;
    // How many are to come is not known; the bar slows down towards its middle.
    progress.percent = Math.floor((COLLECTING * progress.moved) / (progress.moved + HALFWAY_ROWS));
    yield `${JSON.stringify(row)}\n`;
  }
}

function readSpool(spool: StagedFile, total: number, progress: Progress): RowLines {
  let written = 0;
  return async function* () {
    for await (const line of readLines(createReadStream(spool.path))) {
      written += 1;
      progress.moved += 1;
      progress.percent = COLLECTING + Math.floor(((99 - COLLECTING) * written) / total);
      yield line;
    }
  };
}
