import { Module } from '@nestjs/common';
import { createHazard, hazardSignatures, updateHazard } from '@fsvp/contracts/quality/hazard-analysis';
import { batchHazardAnalyses, hazardByExternalId } from '@fsvp/contracts/quality/hazard-analysis.integrations';
import { createBatchController } from '@fsvp/service-kit/batch/batch.controller';
import { createExternalIdController } from '@fsvp/service-kit/external-ids/external-id.controller';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { SupplierNamesModule } from '../supplier-directory/supplier-names.module.js';
import { HazardAnalysesController } from './hazard-analyses.controller.js';
import { HazardAnalysesQueries } from './hazard-analyses.queries.js';
import { HazardAnalysesService } from './hazard-analyses.service.js';
import { SignableHazards } from './signable-hazards.js';

@Module({
  imports: [SupplierNamesModule],
  controllers: [
    createBatchController(batchHazardAnalyses, createHazard, updateHazard, HazardAnalysesService),
    createExternalIdController(hazardByExternalId, HazardAnalysesService, HazardAnalysesService),
    HazardAnalysesController,
    createSignaturesController(hazardSignatures, SignableHazards),
  ],
  providers: [HazardAnalysesService, HazardAnalysesQueries, SignableHazards],
  exports: [HazardAnalysesQueries],
})
export class HazardAnalysesModule {}
