import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { createDocument, deleteDocument, downloadDocument, getDocument, listDocuments, updateDocument, type Document } from '@fsvp/contracts/document';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import type { FastifyReply } from 'fastify';
import { attachment } from './content-disposition.js';
import { DocumentsQueries } from './documents.queries.js';
import { DocumentsService } from './documents.service.js';

@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly queries: DocumentsQueries,
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

  /** Whatever the file holds, a browser saves it and runs nothing of it. */
  @Handle(downloadDocument)
  async download(@Input() { params }: HandlerInput<typeof downloadDocument>, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const { document, content } = await this.documents.file(params.id);
    void reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': 'sandbox', 'cache-control': 'private, no-store' });
    const type = document.mimeType.startsWith('text/') ? `${document.mimeType}; charset=utf-8` : document.mimeType;
    return new StreamableFile(content, { type, disposition: attachment(document.fileName), length: document.fileSize });
  }
}
