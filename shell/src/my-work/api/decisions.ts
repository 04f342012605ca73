import { endHandOver, endSnooze, handOverWorkItem, snoozeWorkItem } from '@fsvp/contracts/catalogue/work-item';
import { t } from '@fsvp/ui';
import { ApiError, errorText, useApiMutation } from '@fsvp/web-kit';

const changes = ['work-item'] as const;

export const useSnooze = () => useApiMutation(snoozeWorkItem, { changes });
export const useHandOver = () => useApiMutation(handOverWorkItem, { changes });

/** The server's sentence says what was decided meanwhile. */
const failure = (text: string) => (error: Error) =>
  error instanceof ApiError && error.status === 409 ? errorText(error) : text;

export const useEndSnooze = () =>
  useApiMutation(endSnooze, {
    changes,
    success: t({ defaultMessage: 'The line is shown again' }),
    failure: failure(t({ defaultMessage: 'The snooze could not be ended' })),
  });
export const useEndHandOver = () =>
  useApiMutation(endHandOver, {
    changes,
    success: t({ defaultMessage: 'The line is back with its owner' }),
    failure: failure(t({ defaultMessage: 'The line could not be given back' })),
  });
