import { Module, type DynamicModule } from '@nestjs/common';
import { ChangesModule } from '@fsvp/service-kit/events/changes/changes.module';
import { DeadLettersModule } from '@fsvp/service-kit/events/dead-letters/dead-letters.module';
import { EventsModule } from '@fsvp/service-kit/events/events.module';
import { FollowPolicies } from '@fsvp/service-kit/policies/follow-policies.consumer';
import { ServiceModule } from '@fsvp/service-kit/process/service.module';
import { DocumentDirectoryModule } from '@fsvp/service-kit/read-models/document-directory/document-directory.module';
import { FollowDocuments } from '@fsvp/service-kit/read-models/document-directory/follow-documents.consumer';
import { FollowSupplierProducts } from '@fsvp/service-kit/read-models/product-directory/follow-supplier-products.consumer';
import { ProductDirectoryModule } from '@fsvp/service-kit/read-models/product-directory/product-directory.module';
import { FollowSupplierEvents } from '@fsvp/service-kit/read-models/supplier-directory/follow-supplier-events.consumer';
import { SupplierDirectoryModule } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory.module';
import { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import { SignaturesModule } from '@fsvp/service-kit/signatures/signatures.module';
import type { Logger } from 'pino';
import { CalendarModule } from './calendar/calendar.module.js';
import { ActivityResultEntity } from './activity-results/activity-result.entity.js';
import { ActivityResultsModule } from './activity-results/activity-results.module.js';
import { ResultReviewEntity } from './activity-results/result-review.entity.js';
import type { Config } from './config.js';
import { CorrectiveActionEntity } from './corrective-actions/corrective-action.entity.js';
import { CorrectiveActionsModule } from './corrective-actions/corrective-actions.module.js';
import { AttachmentsModule } from './document-directory/attachments.module.js';
import { documentCopy } from './document-directory/document-entries.js';
import { HazardAnalysesModule } from './hazard-analyses/hazard-analyses.module.js';
import { HazardAnalysisEntity } from './hazard-analyses/hazard-analysis.entity.js';
import { InternalModule } from './internal/internal.module.js';
import { ChangeLogsModule } from './change-logs.module.js';
import { FollowFsvpFiles } from './planned-activities/follow-fsvp-files.consumer.js';
import { FollowVerificationPlans } from './planned-activities/follow-verification-plans.consumer.js';
import { PlannedActivitiesModule } from './planned-activities/planned-activities.module.js';
import { ReceivingInspectionEntity } from './receiving-inspections/receiving-inspection.entity.js';
import { ReceivingInspectionsModule } from './receiving-inspections/receiving-inspections.module.js';
import { VerificationActivitiesModule } from './verification-activities/verification-activities.module.js';
import { VerificationActivityEntity } from './verification-activities/verification-activity.entity.js';
import { WorkItemsModule } from './work-items/work-items.module.js';

const ENTITIES = [
  HazardAnalysisEntity,
  VerificationActivityEntity,
  ActivityResultEntity,
  ResultReviewEntity,
  ReceivingInspectionEntity,
  CorrectiveActionEntity,
  SignatureEntity,
];

@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    const events = EventsModule.register({ service: 'quality', config, relay: true }, [
      FollowSupplierEvents,
      FollowSupplierProducts,
      FollowDocuments,
      FollowPolicies,
      FollowFsvpFiles,
      FollowVerificationPlans,
    ]);
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({ name: 'quality', config, logger, entities: ENTITIES }),
        events,
        DeadLettersModule.register(events),
        ChangesModule.register('quality'),
        SupplierDirectoryModule.register(config.SUPPLIERS_URL),
        ProductDirectoryModule.register(config.SUPPLIERS_URL),
        DocumentDirectoryModule.register(config.DOCUMENTS_URL, documentCopy),
        AttachmentsModule,
        SignaturesModule.register(config.INTERNAL_TOKEN_SECRET, config.PROGRAM_URL),
        ChangeLogsModule,
        HazardAnalysesModule,
        VerificationActivitiesModule,
        ActivityResultsModule,
        PlannedActivitiesModule.register(config.PROGRAM_URL),
        ReceivingInspectionsModule.register(config.PROGRAM_URL),
        CorrectiveActionsModule,
        InternalModule,
        WorkItemsModule,
        CalendarModule,
      ],
    };
  }
}
