import { Module } from '@nestjs/common';
import { accountReviewSignatures } from '@fsvp/contracts/access/account-review';
import { createSignaturesController } from '@fsvp/service-kit/signatures/signatures.controller';
import { AccountReviewsController } from './account-reviews.controller.js';
import { AccountReviewsService } from './account-reviews.service.js';
import { SignableAccountReviews } from './signable-account-reviews.js';

@Module({
  controllers: [AccountReviewsController, createSignaturesController(accountReviewSignatures, SignableAccountReviews)],
  providers: [AccountReviewsService, SignableAccountReviews],
})
export class AccountReviewsModule {}
