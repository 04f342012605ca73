import { deleteImporterEligibility } from '@fsvp/contracts/program/importer-eligibility';
import { useApiMutation } from '@fsvp/web-kit';

/** The dialog shows a failure. */
export function useDeleteEligibility() {
  return useApiMutation(deleteImporterEligibility, { success: 'Draft deleted', changes: ['importer-eligibility'] });
}
