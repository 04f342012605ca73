import { deleteImporter } from '@fsvp/contracts/program/importer';
import { useApiMutation } from '@fsvp/web-kit';

/** The dialog shows a failure. */
export function useDeleteImporter() {
  return useApiMutation(deleteImporter, { success: 'Importer deleted', changes: ['importer'] });
}
