import { Readable } from 'node:stream';
import { Controller, Res, StreamableFile } from '@nestjs/common';
import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  cancelReportRun,
  createReportRun,
  downloadReportRun,
  getReport,
  getReportRun,
  listReportRuns,
  reportFileName,
  type ReportFormat,
  type ReportRun,
} from '@fsvp/contracts/reports/report';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { BYTE_ORDER_MARK } from '@fsvp/tables/csv-lines';
import type { FastifyReply } from 'fastify';
import { formatContentDisposition } from '../../documents/content-disposition.js';
import { ReportRunsQueries } from './report-runs.queries.js';
import { ReportRunsService } from './report-runs.service.js';

/** For a report without a run id (spec-map: calls-31); the gateway's timeout is 60 s. */
const MAX_WAIT_MS = 55_000;

const MEDIA_TYPES: Record<ReportFormat, string> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

@Controller()
export class ReportsController {
  constructor(
    private readonly runs: ReportRunsService,
    private readonly queries: ReportRunsQueries,
  ) {}

  @Handle(listReportRuns)
  list(@Input() { query }: HandlerInput<typeof listReportRuns>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(createReportRun)
  create(@Input() { body }: HandlerInput<typeof createReportRun>): Promise<ReportRun> {
    return this.runs.create(body);
  }

  @Handle(getReportRun)
  get(@Input() { params }: HandlerInput<typeof getReportRun>): Promise<ReportRun> {
    return this.runs.get(params.id);
  }

  @Handle(cancelReportRun)
  cancel(@Input() { params }: HandlerInput<typeof cancelReportRun>): Promise<ReportRun> {
    return this.runs.cancel(params.id);
  }

  @Handle(downloadReportRun)
  async download(
    @Input() { params, query }: HandlerInput<typeof downloadReportRun>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { run, file, content } = await this.runs.download(params.id, query.format);
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'private, no-store',
    });
    const name = reportFileName(run.type, query.format, dayOfInstant(run.finishedAt ?? run.createdAt));
    const mark = query.format === 'csv' && query.bom ? Buffer.from(BYTE_ORDER_MARK) : Buffer.alloc(0);
    return new StreamableFile(mark.length ? Readable.from(prepend(mark, content), { objectMode: false }) : content, {
      type: MEDIA_TYPES[query.format],
      disposition: formatContentDisposition(name),
      length: mark.length + file.size,
    });
  }

  @Handle(getReport)
  async generate(
    @Input() { params, query }: HandlerInput<typeof getReport>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const disconnected = new AbortController();
    reply.raw.once('close', () => disconnected.abort());
    const { file, content } = await this.runs.generate({ ...params, ...query }, MAX_WAIT_MS, disconnected.signal);
    return new StreamableFile(content, { type: MEDIA_TYPES.json, length: file.size });
  }
}

async function* prepend(start: Uint8Array, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield start;
  yield* content;
}
