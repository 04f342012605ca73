import { getImporter } from '@fsvp/contracts/program/importer';
import { useApiQuery } from '@fsvp/web-kit';

/** @param id undefined loads nothing */
export function useImporter(id: string | undefined) {
  return useApiQuery(getImporter, { params: { id: id ?? '' } }, { enabled: id !== undefined });
}
