import { Module } from '@nestjs/common';
import { resultReviewSignatures } from '@fsvp/contracts/quality/activity-result';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { ActivityResultsController } from './activity-results.controller.js';
import { ActivityResultsService } from './activity-results.service.js';
import { ResultReviewsService } from './result-reviews.service.js';
import { SignableReviews } from './signable-reviews.js';

/** Results of verification activities, and their reviews. */
@Module({
  controllers: [ActivityResultsController, createSignaturesController(resultReviewSignatures, SignableReviews)],
  providers: [ActivityResultsService, ResultReviewsService, SignableReviews],
})
export class ActivityResultsModule {}
