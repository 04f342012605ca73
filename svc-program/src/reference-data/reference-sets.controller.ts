import type { Readable } from 'node:stream';
import { Controller, Headers, StreamableFile } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import {
  checkReferenceSet,
  deleteReferenceSet,
  exportReferenceSet,
  getReferenceSet,
  listReferenceSets,
  loadReferenceSet,
  readReferenceFile,
  updateReferenceSet,
  type ReferenceCheck,
  type ReferenceSet,
} from '@fsvp/contracts/program/reference-set';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { withByteOrderMark } from '@fsvp/tables/csv-lines';
import { withSpooledFile } from '@fsvp/service-kit/tables/spool';
import { readReferenceFile as readRows } from './read-reference-file.js';
import { ReferenceSetsQueries } from './reference-sets.queries.js';
import { ReferenceSetsService } from './reference-sets.service.js';

/** Workbooks and UTF-16 are larger than the text that is loaded. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

@Controller()
export class ReferenceSetsController {
  constructor(
    private readonly sets: ReferenceSetsService,
    private readonly queries: ReferenceSetsQueries,
  ) {}

  @Handle(listReferenceSets)
  list(@Input() { query }: HandlerInput<typeof listReferenceSets>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getReferenceSet)
  get(@Input() { params }: HandlerInput<typeof getReferenceSet>): Promise<ReferenceSet> {
    return this.sets.get(params.id);
  }

  @Handle(exportReferenceSet)
  async export(@Input() { params, query }: HandlerInput<typeof exportReferenceSet>): Promise<StreamableFile> {
    const { name, csv } = await this.sets.export(params.id);
    return new StreamableFile(Buffer.from(withByteOrderMark(csv, query.bom)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }

  @Handle(readReferenceFile)
  read(
    @Input() { query, body }: HandlerInput<typeof readReferenceFile>,
    @Headers('content-type') mediaType: string,
  ): Promise<ResponseOf<typeof readReferenceFile>> {
    // A body that is not JSON is passed to the handler as a stream.
    return withSpooledFile(body as unknown as Readable, MAX_FILE_BYTES, async (file) => ({
      csv: await readRows(file, mediaType, query.kind),
    }));
  }

  @Handle(checkReferenceSet)
  check(@Input() { body }: HandlerInput<typeof checkReferenceSet>): Promise<ReferenceCheck> {
    return this.sets.check(body);
  }

  @Handle(loadReferenceSet)
  load(@Input() { body }: HandlerInput<typeof loadReferenceSet>): Promise<ReferenceSet> {
    return this.sets.load(body);
  }

  @Handle(updateReferenceSet)
  update(@Input() { params, body }: HandlerInput<typeof updateReferenceSet>): Promise<ReferenceSet> {
    return this.sets.update(params.id, body);
  }

  @Handle(deleteReferenceSet)
  delete(@Input() { params }: HandlerInput<typeof deleteReferenceSet>): Promise<void> {
    return this.sets.delete(params.id);
  }
}
