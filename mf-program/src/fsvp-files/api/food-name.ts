import { getFood } from '@fsvp/contracts/program/food';
import { useApiQuery } from '@fsvp/web-kit';

/** The name of a food, such as the one in the URL; undefined until it is loaded. */
export function useFoodName(id: string | undefined): string | undefined {
  return useApiQuery(getFood, { params: { id: id ?? '' } }, { enabled: id !== undefined }).data?.name;
}
