import { Module } from '@nestjs/common';
import { reevaluationDismissalSignatures } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { ReevaluationSchedule } from './reevaluation-schedule.js';
import { ReevaluationsController } from './reevaluations.controller.js';
import { ReevaluationsQueries } from './reevaluations.queries.js';
import { ReevaluationsService } from './reevaluations.service.js';
import { SignableDismissals } from './signable-dismissals.js';

/** Reevaluations of the food and the supplier of files. */
@Module({
  controllers: [
    ReevaluationsController,
    createSignaturesController(reevaluationDismissalSignatures, SignableDismissals),
  ],
  providers: [ReevaluationsService, ReevaluationsQueries, ReevaluationSchedule, SignableDismissals],
})
export class ReevaluationsModule {}
