import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { EntityManager } from 'typeorm';

/** How many results of a supplier's verification activities were reviewed as inadequate in a period. The suite keeps no reviews yet. */
export const countInadequateReviews = (
  _manager: EntityManager,
  _supplierId: string,
  _period: { from: Day; until: Day },
): Promise<number> => Promise.resolve(0);
