import { Module } from '@nestjs/common';
import { eligibilitySignatures } from '@fsvp/contracts/program/importer-eligibility';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { EligibilitiesController } from '../eligibilities/eligibilities.controller.js';
import { EligibilitiesService } from '../eligibilities/eligibilities.service.js';
import { SignableEligibilities } from '../eligibilities/signable-eligibilities.js';
import { ImportersController } from './importers.controller.js';
import { ImportersQueries } from './importers.queries.js';
import { ImportersService } from './importers.service.js';

/** Importers with their eligibilities. */
@Module({
  controllers: [
    ImportersController,
    EligibilitiesController,
    createSignaturesController(eligibilitySignatures, SignableEligibilities),
  ],
  providers: [ImportersService, ImportersQueries, EligibilitiesService, SignableEligibilities],
})
export class ImportersModule {}
