import { Module } from '@nestjs/common';
import { ReferenceDataModule } from '../reference-data/reference-data.module.js';
import { HazardTemplatesController } from './hazard-templates.controller.js';
import { HazardTemplatesQueries } from './hazard-templates.queries.js';
import { HazardTemplatesService } from './hazard-templates.service.js';
import { TemplateGeneration } from './template-generation.service.js';

/** Nest starts an imported module first: the hazard library is loaded before templates are generated. */
@Module({
  imports: [ReferenceDataModule],
  controllers: [HazardTemplatesController],
  providers: [HazardTemplatesService, HazardTemplatesQueries, TemplateGeneration],
})
export class HazardTemplatesModule {}
