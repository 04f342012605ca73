import { Controller, Inject, Req, Res, type StreamableFile } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  addDocumentVersion,
  downloadDocumentVersion,
  listDocumentVersions,
  type Document,
} from '@fsvp/contracts/documents/document';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OBJECT_STORE, type ObjectStore } from '../object-store/object-store.js';
import { sendFile } from './document-file.js';
import { DocumentVersionsService } from './document-versions.service.js';

@Controller()
export class DocumentVersionsController {
  constructor(
    private readonly versions: DocumentVersionsService,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  @Handle(listDocumentVersions)
  list(@Input() { params }: HandlerInput<typeof listDocumentVersions>): Promise<JsonText> {
    return this.versions.list(params.id);
  }

  @Handle(addDocumentVersion)
  add(@Input() { params, body }: HandlerInput<typeof addDocumentVersion>): Promise<Document> {
    return this.versions.add(params.id, body);
  }

  @Handle(downloadDocumentVersion)
  async download(
    @Input() { params }: HandlerInput<typeof downloadDocumentVersion>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return sendFile(this.store, await this.versions.getFile(params.id, params.number), request, reply);
  }
}
