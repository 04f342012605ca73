import { Module } from '@nestjs/common';
import { ReferenceSetsController } from './reference-sets.controller.js';
import { ReferenceSetsQueries } from './reference-sets.queries.js';
import { ReferenceSetsService } from './reference-sets.service.js';
import { ShippedSetsService } from './shipped-sets.service.js';

@Module({
  controllers: [ReferenceSetsController],
  providers: [ReferenceSetsService, ReferenceSetsQueries, ShippedSetsService],
})
export class ReferenceDataModule {}
