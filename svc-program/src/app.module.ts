import { Module, type DynamicModule } from '@nestjs/common';
import { ChangesModule } from '@fsvp/service-kit/events/changes/changes.module';
import { DeadLettersModule } from '@fsvp/service-kit/events/dead-letters/dead-letters.module';
import { EventsModule } from '@fsvp/service-kit/events/events.module';
import { FollowPolicies } from '@fsvp/service-kit/policies/follow-policies.consumer';
import { DocumentDirectoryModule } from '@fsvp/service-kit/read-models/document-directory/document-directory.module';
import { FollowDocuments } from '@fsvp/service-kit/read-models/document-directory/follow-documents.consumer';
import { FollowSupplierProducts } from '@fsvp/service-kit/read-models/product-directory/follow-supplier-products.consumer';
import { ProductDirectoryModule } from '@fsvp/service-kit/read-models/product-directory/product-directory.module';
import { ServiceModule } from '@fsvp/service-kit/process/service.module';
import { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import { SignaturesModule } from '@fsvp/service-kit/signatures/signatures.module';
import { FollowSupplierEvents } from '@fsvp/service-kit/read-models/supplier-directory/follow-supplier-events.consumer';
import { SupplierDirectoryModule } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory.module';
import type { Logger } from 'pino';
import { CalendarModule } from './calendar/calendar.module.js';
import { FollowCorrectiveActions } from './action-directory/follow-corrective-actions.consumer.js';
import { FollowActivityResults } from './activity-results/follow-activity-results.consumer.js';
import { FollowPlanActivities } from './activity-results/follow-plan-activities.consumer.js';
import { FollowResultReviews } from './activity-results/follow-result-reviews.consumer.js';
import { AssuranceEntity } from './assurances/assurance.entity.js';
import { AssurancesModule } from './assurances/assurances.module.js';
import type { Config } from './config.js';
import { ControlRecordEntity } from './control-records/control-record.entity.js';
import { documentCopy } from './document-directory/document-entries.js';
import { EligibilityEntity } from './eligibilities/eligibility.entity.js';
import { DeterminationEntity } from './determinations/determination.entity.js';
import { EntryLineEntity } from './entry-lines/entry-line.entity.js';
import { EntryLinesModule } from './entry-lines/entry-lines.module.js';
import { EvidenceLinksEntity } from './evidence-links/evidence-links.entity.js';
import { FileProposalsModule } from './file-proposals/file-proposals.module.js';
import { FoodNoteEntity } from './food-notes/food-note.entity.js';
import { FoodNotesModule } from './food-notes/food-notes.module.js';
import { FsvpFileEntity } from './fsvp-files/fsvp-file.entity.js';
import { FsvpFilesModule } from './fsvp-files/fsvp-files.module.js';
import { FoodEntity } from './foods/food.entity.js';
import { FoodHazardAnalysisEntity } from './food-hazard-analyses/food-hazard-analysis.entity.js';
import { FoodHazardAnalysesModule } from './food-hazard-analyses/food-hazard-analyses.module.js';
import { FoodsModule } from './foods/foods.module.js';
import { HazardTemplateEntity } from './hazard-templates/hazard-template.entity.js';
import { HazardTemplatesModule } from './hazard-templates/hazard-templates.module.js';
import { ImporterEntity } from './importers/importer.entity.js';
import { ImportersModule } from './importers/importers.module.js';
import { InternalModule } from './internal/internal.module.js';
import { QualificationChecks } from './internal/qualification-checks.service.js';
import { LetterRequestEntity } from './letter-requests/letter-request.entity.js';
import { LetterRequestsModule } from './letter-requests/letter-requests.module.js';
import { ProcedureEntity } from './procedures/procedure.entity.js';
import { ProceduresModule } from './procedures/procedures.module.js';
import { QualificationEntity } from './qualifications/qualification.entity.js';
import { QualifiedIndividualEntity } from './qualified-individuals/qualified-individual.entity.js';
import { QualifiedIndividualsModule } from './qualified-individuals/qualified-individuals.module.js';
import { FollowReceivingInspections } from './receipt-directory/follow-receiving-inspections.consumer.js';
import { ReceivingGateModule } from './receiving-gate/receiving-gate.module.js';
import { DismissalEntity } from './reevaluations/dismissal.entity.js';
import { ReevaluateWhenSupplierChanged } from './reevaluations/reevaluate-when-supplier-changed.consumer.js';
import { ReevaluateWhenVerificationFailed } from './reevaluations/reevaluate-when-verification-failed.consumer.js';
import { ReevaluationEntity } from './reevaluations/reevaluation.entity.js';
import { ReevaluationsModule } from './reevaluations/reevaluations.module.js';
import { ReferenceDataModule } from './reference-data/reference-data.module.js';
import { ReferenceSetEntity } from './reference-data/reference-set.entity.js';
import { SourceFreshnessModule } from './source-freshness/source-freshness.module.js';
import { SupplierApprovalEntity } from './supplier-approvals/supplier-approval.entity.js';
import { SupplierEvaluationEntity } from './supplier-evaluations/supplier-evaluation.entity.js';
import { SupplierEvaluationsModule } from './supplier-evaluations/supplier-evaluations.module.js';
import { SupplierRecordsModule } from './supplier-records/supplier-records.module.js';
import { StandingCheckEntity } from './standing-checks/standing-check.entity.js';
import { VerificationPlanEntity } from './verification-plans/verification-plan.entity.js';
import { VerificationPlansModule } from './verification-plans/verification-plans.module.js';
import { WorkItemsModule } from './work-items/work-items.module.js';

const ENTITIES = [
  QualifiedIndividualEntity,
  QualificationEntity,
  ImporterEntity,
  EligibilityEntity,
  FoodEntity,
  FoodHazardAnalysisEntity,
  FsvpFileEntity,
  DeterminationEntity,
  AssuranceEntity,
  EntryLineEntity,
  StandingCheckEntity,
  ControlRecordEntity,
  EvidenceLinksEntity,
  ProcedureEntity,
  SupplierApprovalEntity,
  SupplierEvaluationEntity,
  ReevaluationEntity,
  DismissalEntity,
  SignatureEntity,
  ReferenceSetEntity,
  HazardTemplateEntity,
  FoodNoteEntity,
  VerificationPlanEntity,
  LetterRequestEntity,
];

/** A record is stored with a document that cannot be checked in this time: it counts as damaged until the document is known. */
const DOCUMENT_WAIT_MS = 2000;

@Module({})
export class AppModule {
  static register(config: Config, logger: Logger): DynamicModule {
    const events = EventsModule.register({ service: 'program', config, relay: true }, [
      FollowPolicies,
      FollowSupplierEvents,
      FollowSupplierProducts,
      FollowDocuments,
      FollowCorrectiveActions,
      FollowPlanActivities,
      FollowActivityResults,
      FollowResultReviews,
      FollowReceivingInspections,
      ReevaluateWhenSupplierChanged,
      ReevaluateWhenVerificationFailed,
    ]);
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({ name: 'program', config, logger, entities: ENTITIES }),
        events,
        DeadLettersModule.register(events),
        SourceFreshnessModule.register(config, events),
        ChangesModule.register('program'),
        SupplierDirectoryModule.register(config.SUPPLIERS_URL),
        SupplierRecordsModule.register(config),
        ProductDirectoryModule.register(config.SUPPLIERS_URL),
        DocumentDirectoryModule.register(config.DOCUMENTS_URL, documentCopy, DOCUMENT_WAIT_MS),
        SignaturesModule.register(config.INTERNAL_TOKEN_SECRET, QualificationChecks),
        ReferenceDataModule,
        HazardTemplatesModule,
        QualifiedIndividualsModule,
        FoodsModule,
        FoodNotesModule,
        FoodHazardAnalysesModule.register(config.QUALITY_URL),
        ImportersModule,
        FsvpFilesModule,
        FileProposalsModule,
        AssurancesModule,
        EntryLinesModule,
        ProceduresModule,
        ReceivingGateModule,
        SupplierEvaluationsModule.register(config.QUALITY_URL),
        VerificationPlansModule,
        ReevaluationsModule,
        InternalModule,
        LetterRequestsModule,
        WorkItemsModule,
        CalendarModule,
      ],
    };
  }
}
