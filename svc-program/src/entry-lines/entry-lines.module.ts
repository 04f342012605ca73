import { Module } from '@nestjs/common';
import { CoverageController } from './coverage.controller.js';
import { CoverageQueries } from './coverage.queries.js';
import { CoverageService } from './coverage.service.js';
import { EntryLineImportService } from './entry-line-import.service.js';
import { EntryLinesController } from './entry-lines.controller.js';
import { EntryLinesQueries } from './entry-lines.queries.js';
import { EntryLinesService } from './entry-lines.service.js';

@Module({
  controllers: [EntryLinesController, CoverageController],
  providers: [EntryLinesService, EntryLinesQueries, EntryLineImportService, CoverageQueries, CoverageService],
})
export class EntryLinesModule {}
