import { Controller, Inject, Req, Res, type StreamableFile } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createDocument,
  deleteDocument,
  downloadDocument,
  getDocument,
  listDocuments,
  updateDocument,
  type Document,
} from '@fsvp/contracts/documents/document';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OBJECT_STORE, type ObjectStore } from '../object-store/object-store.js';
import { sendFile } from './document-file.js';
import { DocumentsQueries } from './documents.queries.js';
import { DocumentsService } from './documents.service.js';
import { FileChecks, isDamage } from './file-checks.js';

@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly queries: DocumentsQueries,
    private readonly checks: FileChecks,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  @Handle(listDocuments)
  list(@Input() { query }: HandlerInput<typeof listDocuments>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getDocument)
  get(@Input() { params }: HandlerInput<typeof getDocument>): Promise<Document> {
    return this.documents.get(params.id);
  }

  @Handle(createDocument)
  create(@Input() { body }: HandlerInput<typeof createDocument>): Promise<Document> {
    return this.documents.create(body);
  }

  @Handle(updateDocument)
  update(@Input() { params, body }: HandlerInput<typeof updateDocument>): Promise<Document> {
    return this.documents.update(params.id, body);
  }

  @Handle(deleteDocument)
  delete(@Input() { params }: HandlerInput<typeof deleteDocument>): Promise<void> {
    return this.documents.delete(params.id);
  }

  @Handle(downloadDocument)
  async download(
    @Input() { params }: HandlerInput<typeof downloadDocument>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const document = await this.documents.get(params.id);
    try {
      return await sendFile(this.store, document, request, reply);
    } catch (error) {
      if (isDamage(error))
        await this.checks.check({ id: document.id, sha256: document.sha256, size: document.fileSize });
      throw error;
    }
  }
}
