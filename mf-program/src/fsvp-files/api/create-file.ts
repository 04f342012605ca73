import { createFsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { useApiMutation } from '@fsvp/web-kit';

export function useCreateFile() {
  return useApiMutation(createFsvpFile, {
    success: ({ number }) => `FSVP file ${number} opened`,
    changes: ['fsvp-file'],
  });
}
