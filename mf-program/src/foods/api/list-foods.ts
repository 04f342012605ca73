import type { ClientInput } from '@fsvp/contracts/core/call';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { listFoods } from '@fsvp/contracts/program/food';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';

type FoodQuery = Pick<
  NonNullable<ClientInput<typeof listFoods>['query']>,
  'search' | 'foodClass' | 'industryCode' | 'commodity' | 'sort' | 'order' | 'offset'
>;

/** A page of foods; the previous page stays visible while the next one loads. */
export function useFoods({ search, offset, ...filters }: FoodQuery) {
  const query = { search: search || undefined, ...filters, limit: DEFAULT_LIMIT, offset };
  return useApiQuery(listFoods, { query }, { placeholderData: keepPreviousData });
}
