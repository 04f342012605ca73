import { Module } from '@nestjs/common';
import { FoodsModule } from '../foods/foods.module.js';
import { FsvpFilesModule } from '../fsvp-files/fsvp-files.module.js';
import { FileProposalsController } from './file-proposals.controller.js';
import { FileProposalsQueries } from './file-proposals.queries.js';
import { FileProposalsService } from './file-proposals.service.js';

/** The way from suppliers with products to FSVP files. */
@Module({
  imports: [FoodsModule, FsvpFilesModule],
  controllers: [FileProposalsController],
  providers: [FileProposalsQueries, FileProposalsService],
})
export class FileProposalsModule {}
