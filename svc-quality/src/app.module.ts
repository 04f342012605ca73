import { Module, type DynamicModule } from '@nestjs/common';
import { batchActions, actionByExternalId } from '@fsvp/contracts/quality/corrective-action.programs';
import { batchHazardAnalyses, hazardByExternalId } from '@fsvp/contracts/quality/hazard-analysis.programs';
import { batchInspections, inspectionByExternalId } from '@fsvp/contracts/quality/receiving-inspection.programs';
import { batchVerifications, verificationByExternalId } from '@fsvp/contracts/quality/verification.programs';
import { createAction, updateAction, actionSignatures } from '@fsvp/contracts/quality/corrective-action';
import { createHazard, updateHazard, hazardSignatures } from '@fsvp/contracts/quality/hazard-analysis';
import { createInspection, updateInspection, inspectionSignatures } from '@fsvp/contracts/quality/receiving-inspection';
import { createVerification, updateVerification, verificationSignatures } from '@fsvp/contracts/quality/verification';
import { createBatchController } from '@fsvp/service-kit/batch/batch.controller';
import { ChangesModule } from '@fsvp/service-kit/events/changes/changes.module';
import { CHANGE_LOGS, ChangeLogSweeper } from '@fsvp/service-kit/lists/counts/change-log-sweeper';
import { DeadLettersController } from '@fsvp/service-kit/events/dead-letters/dead-letters.controller';
import { EventsModule } from '@fsvp/service-kit/events/events.module';
import { createExternalIdController } from '@fsvp/service-kit/external-ids/external-id.controller';
import { ServiceModule } from '@fsvp/service-kit/process/service.module';
import { FollowSupplierEvents } from '@fsvp/service-kit/read-models/supplier-directory/follow-supplier-events.consumer';
import { SupplierDirectoryModule } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory.module';
import { FollowPolicies } from '@fsvp/service-kit/policies/follow-policies.consumer';
import { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { SignaturesModule } from '@fsvp/service-kit/signatures/signatures.module';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { CorrectiveActionEntity } from './corrective-actions/corrective-action.entity.js';
import { CorrectiveActionsController } from './corrective-actions/corrective-actions.controller.js';
import { CorrectiveActionsQueries } from './corrective-actions/corrective-actions.queries.js';
import { CorrectiveActionsService } from './corrective-actions/corrective-actions.service.js';
import { DocumentDirectoryModule } from './document-directory/document-directory.module.js';
import { FollowDocuments } from './document-directory/follow-documents.consumer.js';
import { HazardAnalysesController } from './hazard-analyses/hazard-analyses.controller.js';
import { HazardAnalysesQueries } from './hazard-analyses/hazard-analyses.queries.js';
import { HazardAnalysesService } from './hazard-analyses/hazard-analyses.service.js';
import { HazardAnalysisEntity } from './hazard-analyses/hazard-analysis.entity.js';
import { ActionEntriesQueries } from './internal/action-entries.queries.js';
import { InternalController } from './internal/internal.controller.js';
import { OverviewQueries } from './internal/overview.queries.js';
import { RemindersQueries } from './internal/reminders.queries.js';
import { FollowSupplierProducts } from '@fsvp/service-kit/read-models/product-directory/follow-supplier-products.consumer';
import { ProductDirectoryModule } from '@fsvp/service-kit/read-models/product-directory/product-directory.module';
import { ReceivingInspectionEntity } from './receiving-inspections/receiving-inspection.entity.js';
import { ReceivingInspectionsController } from './receiving-inspections/receiving-inspections.controller.js';
import { ReceivingInspectionsQueries } from './receiving-inspections/receiving-inspections.queries.js';
import { ReceivingInspectionsService } from './receiving-inspections/receiving-inspections.service.js';
import { SupplierNameUpdater } from './receiving-inspections/supplier-name-updater.js';
import { QUALITY_CHANGES } from './list-engine/change-logs.js';
import {
  SignableActions,
  SignableHazards,
  SignableInspections,
  SignableVerifications,
} from './signatures/signable-records.js';
import { SupplierNames } from './supplier-directory/supplier-names.js';
import { VerificationActivitiesController } from './verification-activities/verification-activities.controller.js';
import { VerificationActivitiesQueries } from './verification-activities/verification-activities.queries.js';
import { VerificationActivitiesService } from './verification-activities/verification-activities.service.js';
import { VerificationActivityEntity } from './verification-activities/verification-activity.entity.js';

const ENTITIES = [
  HazardAnalysisEntity,
  VerificationActivityEntity,
  ReceivingInspectionEntity,
  CorrectiveActionEntity,
  SignatureEntity,
];

@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({ name: 'quality', config, logger, entities: ENTITIES }),
        EventsModule.register({ service: 'quality', config, relay: true }, [
          FollowSupplierEvents,
          FollowSupplierProducts,
          FollowDocuments,
          FollowPolicies,
        ]),
        ChangesModule.register('quality'),
        SupplierDirectoryModule.register(config.SUPPLIERS_URL),
        ProductDirectoryModule.register(config.SUPPLIERS_URL),
        DocumentDirectoryModule.register(config.DOCUMENTS_URL),
        SignaturesModule.register(config.INTERNAL_TOKEN_SECRET, config.PROGRAM_URL),
      ],
      controllers: [
        createBatchController(batchHazardAnalyses, createHazard, updateHazard, HazardAnalysesService),
        createBatchController(
          batchVerifications,
          createVerification,
          updateVerification,
          VerificationActivitiesService,
        ),
        createBatchController(batchInspections, createInspection, updateInspection, ReceivingInspectionsService),
        createBatchController(batchActions, createAction, updateAction, CorrectiveActionsService),
        createExternalIdController(hazardByExternalId, HazardAnalysesService, HazardAnalysesService),
        createExternalIdController(
          verificationByExternalId,
          VerificationActivitiesService,
          VerificationActivitiesService,
        ),
        createExternalIdController(inspectionByExternalId, ReceivingInspectionsService, ReceivingInspectionsService),
        createExternalIdController(actionByExternalId, CorrectiveActionsService, CorrectiveActionsService),
        HazardAnalysesController,
        VerificationActivitiesController,
        ReceivingInspectionsController,
        CorrectiveActionsController,
        createSignaturesController(hazardSignatures, SignableHazards),
        createSignaturesController(verificationSignatures, SignableVerifications),
        createSignaturesController(inspectionSignatures, SignableInspections),
        createSignaturesController(actionSignatures, SignableActions),
        InternalController,
        DeadLettersController,
      ],
      providers: [
        SupplierNames,
        HazardAnalysesService,
        HazardAnalysesQueries,
        VerificationActivitiesService,
        VerificationActivitiesQueries,
        ReceivingInspectionsService,
        ReceivingInspectionsQueries,
        SupplierNameUpdater,
        CorrectiveActionsService,
        CorrectiveActionsQueries,
        SignableHazards,
        SignableVerifications,
        SignableInspections,
        SignableActions,
        ActionEntriesQueries,
        OverviewQueries,
        RemindersQueries,
        { provide: CHANGE_LOGS, useValue: QUALITY_CHANGES },
        ChangeLogSweeper,
      ],
    };
  }
}
