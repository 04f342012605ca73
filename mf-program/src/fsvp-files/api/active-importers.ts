import { PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import { listImporters } from '@fsvp/contracts/program/importer';
import { useApiQuery } from '@fsvp/web-kit';

export const ACTIVE = { active: true, sort: 'legalName', order: 'asc', limit: PICKER_LIMIT, offset: 0 } as const;

/** The first active importers by name. */
export function useActiveImporters(isNeeded = true) {
  return useApiQuery(listImporters, { query: ACTIVE }, { enabled: isNeeded });
}
