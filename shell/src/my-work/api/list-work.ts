import { listWorkItems } from '@fsvp/contracts/catalogue/work-item';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import type { WorkState } from '../my-work.url.js';

/** Most lines of one answer. */
export const MOST = 500;

export function useWork({ who, importer, kind, group, shown }: WorkState) {
  return useApiQuery(
    listWorkItems,
    {
      query: {
        who: who ?? 'mine',
        importerId: importer,
        kind: kind && [kind],
        group: group && [group],
        limit: Math.min(Math.max(shown, 1), MOST),
      },
    },
    { placeholderData: keepPreviousData },
  );
}
