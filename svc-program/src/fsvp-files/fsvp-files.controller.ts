import { Controller } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import {
  closeFsvpFile,
  createFsvpFile,
  deriveFileRegime,
  getFsvpFile,
  listFsvpFiles,
  updateFsvpFile,
  type FsvpFile,
} from '@fsvp/contracts/program/fsvp-file';
import {
  getFileReadiness,
  getFsvpFileCounts,
  listReadinessChanges,
  type FileReadinessAnswer,
} from '@fsvp/contracts/program/file-readiness';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { ReadinessChangesQueries } from '../readiness/readiness-changes.queries.js';
import { ReadinessService } from '../readiness/readiness.service.js';
import { FsvpFilesQueries } from './fsvp-files.queries.js';
import { FsvpFilesService } from './fsvp-files.service.js';

@Controller()
export class FsvpFilesController {
  constructor(
    private readonly files: FsvpFilesService,
    private readonly queries: FsvpFilesQueries,
    private readonly readiness: ReadinessService,
    private readonly changes: ReadinessChangesQueries,
  ) {}

  @Handle(listFsvpFiles)
  list(@Input() { query }: HandlerInput<typeof listFsvpFiles>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getFsvpFileCounts)
  count(@Input() { query }: HandlerInput<typeof getFsvpFileCounts>): Promise<ResponseOf<typeof getFsvpFileCounts>> {
    return this.queries.count(query.supplierId);
  }

  @Handle(getFsvpFile)
  get(@Input() { params }: HandlerInput<typeof getFsvpFile>): Promise<FsvpFile> {
    return this.files.get(params.id);
  }

  @Handle(createFsvpFile)
  create(@Input() { body }: HandlerInput<typeof createFsvpFile>): Promise<FsvpFile> {
    return this.files.open(body);
  }

  @Handle(deriveFileRegime)
  derive(@Input() { body }: HandlerInput<typeof deriveFileRegime>): Promise<ResponseOf<typeof deriveFileRegime>> {
    return this.files.derive(body);
  }

  @Handle(getFileReadiness)
  getReadiness(@Input() { params, query }: HandlerInput<typeof getFileReadiness>): Promise<FileReadinessAnswer> {
    return this.readiness.get(params.id, query.asOf);
  }

  @Handle(listReadinessChanges)
  listChanges(@Input() { params, query }: HandlerInput<typeof listReadinessChanges>): Promise<JsonText> {
    return this.changes.list(params.id, query.limit);
  }

  @Handle(updateFsvpFile)
  update(@Input() { params, body }: HandlerInput<typeof updateFsvpFile>): Promise<FsvpFile> {
    return this.files.update(params.id, body);
  }

  @Handle(closeFsvpFile)
  close(@Input() { params, query }: HandlerInput<typeof closeFsvpFile>): Promise<void> {
    return this.files.close(params.id, query.reason);
  }
}
