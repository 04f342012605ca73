import { Module } from '@nestjs/common';
import { DocumentVersionsController } from './document-versions.controller.js';
import { DocumentVersionsService } from './document-versions.service.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsQueries } from './documents.queries.js';
import { DocumentsService } from './documents.service.js';

@Module({
  controllers: [DocumentsController, DocumentVersionsController],
  providers: [DocumentsService, DocumentsQueries, DocumentVersionsService],
  exports: [DocumentsService],
})
export class DocumentsModule {}
