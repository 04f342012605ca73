import type { Readable } from 'node:stream';
import { Controller, Headers } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createEntryLine,
  deleteEntryLine,
  ENTRY_LINE_IMPORT_LIMITS,
  getEntryLine,
  importEntryLines,
  listEntryLines,
  updateEntryLine,
  type EntryLine,
  type EntryLineImportReport,
} from '@fsvp/contracts/program/entry-line';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { withSpooledFile } from '@fsvp/service-kit/tables/spool';
import { hashBody } from '@fsvp/service-kit/context/request-context';
import { EntryLineImportService } from './entry-line-import.service.js';
import { EntryLinesQueries } from './entry-lines.queries.js';
import { EntryLinesService } from './entry-lines.service.js';

@Controller()
export class EntryLinesController {
  constructor(
    private readonly lines: EntryLinesService,
    private readonly queries: EntryLinesQueries,
    private readonly imports: EntryLineImportService,
  ) {}

  @Handle(listEntryLines)
  list(@Input() { query }: HandlerInput<typeof listEntryLines>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getEntryLine)
  get(@Input() { params }: HandlerInput<typeof getEntryLine>): Promise<EntryLine> {
    return this.lines.get(params.id);
  }

  @Handle(createEntryLine)
  create(@Input() { body }: HandlerInput<typeof createEntryLine>): Promise<EntryLine> {
    return this.lines.create(body);
  }

  @Handle(updateEntryLine)
  update(@Input() { params, body }: HandlerInput<typeof updateEntryLine>): Promise<EntryLine> {
    return this.lines.update(params.id, body);
  }

  @Handle(deleteEntryLine)
  delete(@Input() { params }: HandlerInput<typeof deleteEntryLine>): Promise<void> {
    return this.lines.delete(params.id);
  }

  @Handle(importEntryLines)
  import(
    @Input() { query, body }: HandlerInput<typeof importEntryLines>,
    @Headers('content-type') mediaType: string,
  ): Promise<EntryLineImportReport> {
    // A body that is not JSON is passed to the handler as a stream.
    return withSpooledFile(body as unknown as Readable, ENTRY_LINE_IMPORT_LIMITS.bytes, (file) => {
      hashBody(file.digest);
      return this.imports.import(file, mediaType, query, query.dryRun);
    });
  }
}
