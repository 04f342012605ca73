import { Module, type DynamicModule } from '@nestjs/common';
import { createInspection, inspectionSignatures, updateInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { batchInspections, inspectionByExternalId } from '@fsvp/contracts/quality/receiving-inspection.integrations';
import { createBatchController } from '@fsvp/service-kit/batch/batch.controller';
import { createExternalIdController } from '@fsvp/service-kit/external-ids/external-id.controller';
import { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { ServiceTokens } from '@fsvp/service-kit/security/service-token';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import type { Logger } from 'pino';
import { SupplierNamesModule } from '../supplier-directory/supplier-names.module.js';
import { GateRelease } from './gate-release.js';
import { ReceivingGate } from './receiving-gate.js';
import { ReceivingInspectionsController } from './receiving-inspections.controller.js';
import { ReceivingInspectionsQueries } from './receiving-inspections.queries.js';
import { ReceivingInspectionsService } from './receiving-inspections.service.js';
import { SignableInspections } from './signable-inspections.js';
import { SupplierNameUpdater } from './supplier-name-updater.js';

@Module({
  imports: [SupplierNamesModule],
  controllers: [
    createBatchController(batchInspections, createInspection, updateInspection, ReceivingInspectionsService),
    createExternalIdController(inspectionByExternalId, ReceivingInspectionsService, ReceivingInspectionsService),
    ReceivingInspectionsController,
    createSignaturesController(inspectionSignatures, SignableInspections),
  ],
  providers: [
    GateRelease,
    ReceivingInspectionsService,
    ReceivingInspectionsQueries,
    SignableInspections,
    SupplierNameUpdater,
  ],
  exports: [ReceivingInspectionsQueries],
})
export class ReceivingInspectionsModule {
  /** @param program replicas of svc-program, which knows the FSVP files */
  static register(program: string[]): DynamicModule {
    return {
      module: ReceivingInspectionsModule,
      providers: [
        {
          provide: ReceivingGate,
          useFactory: (tokens: ServiceTokens, logger: Logger) =>
            new ReceivingGate(new ServiceClient('program', program, tokens), logger),
          inject: [ServiceTokens, LOGGER],
        },
      ],
    };
  }
}
