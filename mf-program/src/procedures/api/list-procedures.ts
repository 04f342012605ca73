import { listProcedures } from '@fsvp/contracts/procedure';
import { useApiQuery } from '@fsvp/web-kit';

/** More than an importer can have in a lifetime. */
const ALL = 1000;

/** All versions of the procedures of one importer, the newest version first. */
export function useProcedures(importerId: string) {
  const query = { importerId, sort: 'code', order: 'desc', limit: ALL, offset: 0 } as const;
  return useApiQuery(listProcedures, { query }, { staleTime: 0 });
}
