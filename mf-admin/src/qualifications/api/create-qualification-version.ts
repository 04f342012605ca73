import { createQualificationVersion, type Qualification } from '@fsvp/contracts/program/qualified-individual';
import { errorText, useApiMutation } from '@fsvp/web-kit';

/** @param onCreated gets the new draft */
export function useCreateQualificationVersion(onCreated: (draft: Qualification) => void) {
  return useApiMutation(createQualificationVersion, {
    success: ({ versionNumber }) => `Version ${versionNumber} is a draft`,
    failure: errorText,
    changes: ['qualification'],
    onSuccess: onCreated,
  });
}
