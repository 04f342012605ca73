import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { DocumentEntriesQueries } from './document-entries.queries.js';
import { InternalController } from './internal.controller.js';
import { RemindersQueries } from './reminders.queries.js';

@Module({
  imports: [DocumentsModule],
  controllers: [InternalController],
  providers: [RemindersQueries, DocumentEntriesQueries],
})
export class InternalModule {}
