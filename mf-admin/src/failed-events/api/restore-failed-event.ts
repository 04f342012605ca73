import { restoreDeadLetter } from '@fsvp/contracts/catalogue/dead-letter';
import { errorText, useApiMutation } from '@fsvp/web-kit';

export function useRestoreFailedEvent() {
  return useApiMutation(restoreDeadLetter, {
    success: 'Event restored',
    failure: (error) => errorText(error),
    changes: ['dead-letter'],
  });
}
