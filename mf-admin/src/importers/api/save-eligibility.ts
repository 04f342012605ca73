import {
  createImporterEligibility,
  createImporterEligibilityVersion,
  updateImporterEligibility,
  type ImporterEligibility,
} from '@fsvp/contracts/program/importer-eligibility';
import { errorText, useApiMutation } from '@fsvp/web-kit';

/** @param onCreated gets the draft */
export function useCreateEligibility(onCreated: (draft: ImporterEligibility) => void) {
  return useApiMutation(createImporterEligibility, {
    success: 'Draft saved',
    changes: ['importer-eligibility'],
    onSuccess: onCreated,
  });
}

export function useUpdateEligibility() {
  return useApiMutation(updateImporterEligibility, { success: 'Draft saved', changes: ['importer-eligibility'] });
}

/** For a button, which does not show a failure itself. @param onCreated gets the new draft */
export function useCreateEligibilityVersion(onCreated: (draft: ImporterEligibility) => void) {
  return useApiMutation(createImporterEligibilityVersion, {
    success: ({ versionNumber }) => `Version ${versionNumber} is a draft`,
    failure: errorText,
    changes: ['importer-eligibility'],
    onSuccess: onCreated,
  });
}
