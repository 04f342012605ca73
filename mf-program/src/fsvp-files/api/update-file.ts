import { updateFsvpFile, type Lifecycle } from '@fsvp/contracts/program/fsvp-file';
import { errorText, isConflict, useApiMutation } from '@fsvp/web-kit';

/** Products and owner. */
export function useUpdateFile() {
  return useApiMutation(updateFsvpFile, {
    success: ({ number }) => `FSVP file ${number} updated`,
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update FSVP file'),
    changes: ['fsvp-file'],
  });
}

/** The circumstances, before a determination is made from them. */
export function useUpdateCircumstances() {
  return useApiMutation(updateFsvpFile, { changes: ['fsvp-file'] });
}

const MOVED: Record<Exclude<Lifecycle, 'preparing'>, string> = {
  importing: 'is open for importing',
  suspended: 'is suspended',
  closed: 'is closed',
};

/** @param isShownElsewhere the caller shows a failure itself */
export function useMoveFile({ isShownElsewhere = false } = {}) {
  return useApiMutation(updateFsvpFile, {
    success: ({ number, lifecycle }) => (lifecycle === 'preparing' ? undefined : `${number} ${MOVED[lifecycle]}`),
    failure: (error) => (isShownElsewhere ? undefined : errorText(error)),
    changes: ['fsvp-file'],
  });
}
