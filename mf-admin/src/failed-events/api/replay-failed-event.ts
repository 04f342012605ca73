import { replayDeadLetter, type ReplayResult } from '@fsvp/contracts/catalogue/dead-letter';
import { toast } from '@fsvp/ui';
import { errorText, isMissing, useApiMutation } from '@fsvp/web-kit';

const SUCCESS: Partial<Record<ReplayResult['outcome'], string>> = {
  replayed: 'Event replayed',
  'handled-before': 'The event was already handled',
};

export function useReplayFailedEvent() {
  return useApiMutation(replayDeadLetter, {
    success: ({ outcome }) => SUCCESS[outcome],
    failure: (error) => (isMissing(error) ? 'The event has already been replayed or handled' : errorText(error)),
    changes: ['dead-letter'],
    onSuccess: ({ reason }) => {
      if (reason) toast({ title: 'The event failed again', description: reason, variant: 'destructive' });
    },
  });
}
