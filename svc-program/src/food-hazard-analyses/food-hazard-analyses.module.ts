import { Module, type DynamicModule } from '@nestjs/common';
import { foodHazardAnalysisSignatures } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { ServiceTokens } from '@fsvp/service-kit/security/service-token';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { FoodHazardAnalysesController } from './food-hazard-analyses.controller.js';
import { FoodHazardAnalysesQueries } from './food-hazard-analyses.queries.js';
import { FoodHazardAnalysesService } from './food-hazard-analyses.service.js';
import { SignableAnalyses } from './signable-analyses.js';

/** Written hazard analyses of foods. */
@Module({})
export class FoodHazardAnalysesModule {
  /** @param qualityUrls replicas of svc-quality, for the hazard analyses of suppliers that are adopted */
  static register(qualityUrls: string[]): DynamicModule {
    return {
      module: FoodHazardAnalysesModule,
      controllers: [
        FoodHazardAnalysesController,
        createSignaturesController(foodHazardAnalysisSignatures, SignableAnalyses),
      ],
      providers: [
        FoodHazardAnalysesQueries,
        SignableAnalyses,
        {
          provide: FoodHazardAnalysesService,
          useFactory: (
            dataSource: DataSource,
            unitOfWork: UnitOfWork,
            documents: DocumentDirectory,
            tokens: ServiceTokens,
          ) =>
            new FoodHazardAnalysesService(
              dataSource,
              unitOfWork,
              documents,
              new ServiceClient('quality', qualityUrls, tokens),
            ),
          inject: [DataSource, UnitOfWork, DocumentDirectory, ServiceTokens],
        },
      ],
    };
  }
}
