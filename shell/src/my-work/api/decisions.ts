import { endHandOver, endSnooze, handOverWorkItem, snoozeWorkItem } from '@fsvp/contracts/catalogue/work-item';
import { useApiMutation } from '@fsvp/web-kit';

const changes = ['work-item'] as const;

export const useSnooze = () => useApiMutation(snoozeWorkItem, { changes });
export const useHandOver = () => useApiMutation(handOverWorkItem, { changes });

export const useEndSnooze = () =>
  useApiMutation(endSnooze, {
    changes,
    success: 'The line is shown again',
    failure: 'The snooze could not be ended',
  });
export const useEndHandOver = () =>
  useApiMutation(endHandOver, {
    changes,
    success: 'The line is back with its owner',
    failure: 'The line could not be given back',
  });
