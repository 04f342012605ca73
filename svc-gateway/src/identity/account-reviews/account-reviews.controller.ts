import { Controller } from '@nestjs/common';
import {
  createAccountReview,
  deleteAccountReview,
  getAccountReview,
  listAccountReviews,
  updateAccountReview,
  type AccountReview,
} from '@fsvp/contracts/access/account-review';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { AccountReviewsService } from './account-reviews.service.js';

@Controller()
export class AccountReviewsController {
  constructor(private readonly reviews: AccountReviewsService) {}

  @Handle(listAccountReviews)
  list(@Input() { query }: HandlerInput<typeof listAccountReviews>): Promise<ResponseOf<typeof listAccountReviews>> {
    return this.reviews.list(query);
  }

  @Handle(getAccountReview)
  get(@Input() { params }: HandlerInput<typeof getAccountReview>): Promise<AccountReview> {
    return this.reviews.get(params.id);
  }

  @Handle(createAccountReview)
  create(): Promise<AccountReview> {
    return this.reviews.create();
  }

  @Handle(updateAccountReview)
  update(@Input() { params }: HandlerInput<typeof updateAccountReview>): Promise<AccountReview> {
    return this.reviews.update(params.id);
  }

  @Handle(deleteAccountReview)
  delete(@Input() { params }: HandlerInput<typeof deleteAccountReview>): Promise<void> {
    return this.reviews.delete(params.id);
  }
}
