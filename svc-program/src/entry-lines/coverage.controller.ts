import type { Readable } from 'node:stream';
import { Controller, Headers } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { ENTRY_LINE_IMPORT_LIMITS } from '@fsvp/contracts/program/entry-line';
import {
  assignEntryLines,
  inspectEntryLines,
  listEntryLineSources,
  listUncoveredGroups,
  type EntryLineAssignmentResult,
  type EntryLineInspection,
} from '@fsvp/contracts/program/entry-line-coverage';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { withSpooledFile } from '@fsvp/service-kit/tables/spool';
import { DataSource } from 'typeorm';
import { CoverageQueries } from './coverage.queries.js';
import { CoverageService } from './coverage.service.js';
import { inspectReport } from './inspect-report.js';
import { readSource } from './sources.js';

@Controller()
export class CoverageController {
  constructor(
    private readonly coverage: CoverageService,
    private readonly queries: CoverageQueries,
    private readonly dataSource: DataSource,
  ) {}

  @Handle(listUncoveredGroups)
  groups(@Input() { query }: HandlerInput<typeof listUncoveredGroups>): Promise<JsonText> {
    return this.queries.groups(query);
  }

  @Handle(listEntryLineSources)
  sources(): Promise<JsonText> {
    return this.queries.sources();
  }

  @Handle(assignEntryLines)
  assign(@Input() { body }: HandlerInput<typeof assignEntryLines>): Promise<EntryLineAssignmentResult> {
    return this.coverage.assign(body);
  }

  @Handle(inspectEntryLines)
  inspect(
    @Input() { query, body }: HandlerInput<typeof inspectEntryLines>,
    @Headers('content-type') mediaType: string,
  ): Promise<EntryLineInspection> {
    // A body that is not JSON is passed to the handler as a stream.
    return withSpooledFile(body as unknown as Readable, ENTRY_LINE_IMPORT_LIMITS.bytes, async (file) =>
      inspectReport(
        file,
        mediaType,
        query.headingRow,
        query.source && (await readSource(this.dataSource.manager, query.source)),
      ),
    );
  }
}
