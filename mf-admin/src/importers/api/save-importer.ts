import { createImporter, updateImporter, type Importer } from '@fsvp/contracts/program/importer';
import { useApiMutation } from '@fsvp/web-kit';

/** @param onAdded gets the new importer */
export function useCreateImporter(onAdded: (importer: Importer) => void) {
  return useApiMutation(createImporter, { success: 'Importer added', changes: ['importer'], onSuccess: onAdded });
}

export function useUpdateImporter() {
  return useApiMutation(updateImporter, { success: 'Importer updated', changes: ['importer'] });
}
