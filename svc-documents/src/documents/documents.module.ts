import { Module } from '@nestjs/common';
import { documentSignatures, createDocument, updateDocument } from '@fsvp/contracts/documents/document';
import { batchDocuments } from '@fsvp/contracts/documents/document.integrations';
import { createBatchController } from '@fsvp/service-kit/batch/batch.controller';
import { CHANGE_LOGS, ChangeLogSweeper } from '@fsvp/service-kit/lists/counts/change-log-sweeper';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { DOCUMENT_CHANGES } from './document-changes.js';
import { DocumentTranslationsController } from './document-translations.controller.js';
import { DocumentTranslationsService } from './document-translations.service.js';
import { DocumentVersionsController } from './document-versions.controller.js';
import { DocumentVersionsService } from './document-versions.service.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsQueries } from './documents.queries.js';
import { DocumentsService } from './documents.service.js';
import { FileChecks } from './file-checks.js';
import { SignableDocuments } from './signable-documents.js';

@Module({
  controllers: [
    createBatchController(batchDocuments, createDocument, updateDocument, DocumentsService),
    DocumentsController,
    DocumentVersionsController,
    DocumentTranslationsController,
    createSignaturesController(documentSignatures, SignableDocuments),
  ],
  providers: [
    DocumentsService,
    DocumentsQueries,
    DocumentVersionsService,
    DocumentTranslationsService,
    FileChecks,
    SignableDocuments,
    { provide: CHANGE_LOGS, useValue: [DOCUMENT_CHANGES] },
    ChangeLogSweeper,
  ],
  exports: [DocumentsService],
})
export class DocumentsModule {}
