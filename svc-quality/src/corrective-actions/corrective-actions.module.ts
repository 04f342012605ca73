import { Module } from '@nestjs/common';
import { actionSignatures, createAction, updateAction } from '@fsvp/contracts/quality/corrective-action';
import { actionByExternalId, batchActions } from '@fsvp/contracts/quality/corrective-action.integrations';
import { createBatchController } from '@fsvp/service-kit/batch/batch.controller';
import { createExternalIdController } from '@fsvp/service-kit/external-ids/external-id.controller';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { SupplierNamesModule } from '../supplier-directory/supplier-names.module.js';
import { CorrectiveActionsController } from './corrective-actions.controller.js';
import { CorrectiveActionsQueries } from './corrective-actions.queries.js';
import { CorrectiveActionsService } from './corrective-actions.service.js';
import { SignableActions } from './signable-actions.js';

@Module({
  imports: [SupplierNamesModule],
  controllers: [
    createBatchController(batchActions, createAction, updateAction, CorrectiveActionsService),
    createExternalIdController(actionByExternalId, CorrectiveActionsService, CorrectiveActionsService),
    CorrectiveActionsController,
    createSignaturesController(actionSignatures, SignableActions),
  ],
  providers: [CorrectiveActionsService, CorrectiveActionsQueries, SignableActions],
  exports: [CorrectiveActionsQueries],
})
export class CorrectiveActionsModule {}
