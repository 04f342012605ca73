import { discardDeadLetter, type DeadLetter } from '@fsvp/contracts/catalogue/dead-letter';
import { useApiMutation } from '@fsvp/web-kit';

/** @param restore puts an event back, offered by the toast */
export function useDiscardFailedEvent(restore: (event: DeadLetter) => void) {
  return useApiMutation(discardDeadLetter, {
    success: (event) => ({
      description: 'Event discarded',
      action: {
        label: 'Restore',
        altText: 'To restore the event, choose Discarded above the list',
        onSelect: () => restore(event),
      },
    }),
    changes: ['dead-letter'],
  });
}
