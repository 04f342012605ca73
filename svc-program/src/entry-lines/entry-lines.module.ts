import { Module } from '@nestjs/common';
import { EntryLineImportService } from './entry-line-import.service.js';
import { EntryLinesController } from './entry-lines.controller.js';
import { EntryLinesQueries } from './entry-lines.queries.js';
import { EntryLinesService } from './entry-lines.service.js';

@Module({
  controllers: [EntryLinesController],
  providers: [EntryLinesService, EntryLinesQueries, EntryLineImportService],
})
export class EntryLinesModule {}
