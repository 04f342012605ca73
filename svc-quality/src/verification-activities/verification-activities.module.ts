import { Module } from '@nestjs/common';
import { createVerification, updateVerification, verificationSignatures } from '@fsvp/contracts/quality/verification';
import { batchVerifications, verificationByExternalId } from '@fsvp/contracts/quality/verification.integrations';
import { createBatchController } from '@fsvp/service-kit/batch/batch.controller';
import { createExternalIdController } from '@fsvp/service-kit/external-ids/external-id.controller';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { SupplierNamesModule } from '../supplier-directory/supplier-names.module.js';
import { VerificationActivitiesController } from './verification-activities.controller.js';
import { VerificationActivitiesQueries } from './verification-activities.queries.js';
import { VerificationActivitiesService } from './verification-activities.service.js';
import { SignableVerifications } from './signable-verifications.js';

@Module({
  imports: [SupplierNamesModule],
  controllers: [
    createBatchController(batchVerifications, createVerification, updateVerification, VerificationActivitiesService),
    createExternalIdController(verificationByExternalId, VerificationActivitiesService, VerificationActivitiesService),
    VerificationActivitiesController,
    createSignaturesController(verificationSignatures, SignableVerifications),
  ],
  providers: [VerificationActivitiesService, VerificationActivitiesQueries, SignableVerifications],
  exports: [VerificationActivitiesQueries],
})
export class VerificationActivitiesModule {}
