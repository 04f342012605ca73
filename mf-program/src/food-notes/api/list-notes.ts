import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { listFoodNotes } from '@fsvp/contracts/program/food-note';
import { useApiQuery } from '@fsvp/web-kit';

/** The notes of a food, newest first. */
export const useNotes = (foodId: string) =>
  useApiQuery(listFoodNotes, { query: { foodId, limit: MAX_LIMIT } }, { staleTime: 0 });
