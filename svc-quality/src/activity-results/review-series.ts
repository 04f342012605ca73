import {
  resultReviewDeleted,
  resultReviewDrafted,
  resultReviewSigned,
  resultReviewSuperseded,
  resultReviewUpdated,
  resultReviewWithdrawn,
} from '@fsvp/contracts/quality/result-review.record';
import { SignedSeries } from '@fsvp/service-kit/signed-series/signed-series';
import { readReview } from './read-result.js';
import { ResultReviewEntity } from './result-review.entity.js';

/** The reviews of one result. */
export const reviewSeries = new SignedSeries({
  entity: ResultReviewEntity,
  noun: 'result review',
  shortNoun: 'review',
  key: ['resultId'],
  ownerTable: 'activity_results',
  events: {
    drafted: resultReviewDrafted,
    updated: resultReviewUpdated,
    deleted: resultReviewDeleted,
    signed: resultReviewSigned,
    superseded: resultReviewSuperseded,
    withdrawn: resultReviewWithdrawn,
  },
  read: readReview,
});
