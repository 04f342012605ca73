import { listAccountReviews } from '@fsvp/contracts/access/account-review';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

/** A page of reviews, newest first; the previous page stays visible while the next one loads. */
export function useAccountReviews(offset: number) {
  const query = { limit: DEFAULT_LIMIT, offset };
  return useApiQuery(listAccountReviews, { query }, { placeholderData: keepPreviousData });
}
