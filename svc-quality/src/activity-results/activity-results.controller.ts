import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createResultReview,
  deleteResultReview,
  getActivityResult,
  getResultReview,
  listResultReviews,
  listVerifiableLines,
  setActivityResult,
  updateResultReview,
  type ActivityResult,
  type ResultReview,
} from '@fsvp/contracts/quality/activity-result';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { ActivityResultsService } from './activity-results.service.js';
import { ResultReviewsService } from './result-reviews.service.js';

@Controller()
export class ActivityResultsController {
  constructor(
    private readonly results: ActivityResultsService,
    private readonly reviews: ResultReviewsService,
  ) {}

  @Handle(getActivityResult)
  get(@Input() { params }: HandlerInput<typeof getActivityResult>): Promise<ActivityResult> {
    return this.results.get(params.id);
  }

  @Handle(setActivityResult)
  set(@Input() { params, body }: HandlerInput<typeof setActivityResult>): Promise<ActivityResult> {
    return this.results.set(params.id, body);
  }

  @Handle(listVerifiableLines)
  listLines(
    @Input() { params }: HandlerInput<typeof listVerifiableLines>,
  ): ReturnType<ActivityResultsService['listLines']> {
    return this.results.listLines(params.id);
  }

  @Handle(listResultReviews)
  listReviews(@Input() { params }: HandlerInput<typeof listResultReviews>): ReturnType<ResultReviewsService['list']> {
    return this.reviews.list(params.id);
  }

  @Handle(createResultReview)
  createReview(@Input() { params, body }: HandlerInput<typeof createResultReview>): Promise<ResultReview> {
    return this.reviews.create(params.id, body);
  }

  @Handle(getResultReview)
  getReview(@Input() { params }: HandlerInput<typeof getResultReview>): Promise<ResultReview> {
    return this.reviews.get(params.id);
  }

  @Handle(updateResultReview)
  updateReview(@Input() { params, body }: HandlerInput<typeof updateResultReview>): Promise<ResultReview> {
    return this.reviews.update(params.id, body);
  }

  @Handle(deleteResultReview)
  deleteReview(@Input() { params }: HandlerInput<typeof deleteResultReview>): Promise<void> {
    return this.reviews.delete(params.id);
  }
}
