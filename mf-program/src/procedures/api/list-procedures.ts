import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { listProcedures } from '@fsvp/contracts/program/procedure';
import { useApiQuery } from '@fsvp/web-kit';

/** All versions of the procedures of one importer, the newest version first: they are far fewer than one page has. */
export function useProcedures(importerId: string) {
  const query = { importerId, sort: 'code', order: 'desc', limit: MAX_LIMIT, offset: 0 } as const;
  return useApiQuery(listProcedures, { query }, { staleTime: 0 });
}
