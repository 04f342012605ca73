import type { DeadLetter } from '@fsvp/contracts/catalogue/dead-letter';
import { useReplayFailedEvent } from './api/replay-failed-event.js';
import { useRestoreFailedEvent } from './api/restore-failed-event.js';

export interface EventActions {
  view: (event: DeadLetter) => void;
  discard: (event: DeadLetter) => void;
  /** Resolves when the event is replayed or has failed again. */
  replay: (event: DeadLetter) => Promise<unknown>;
  restore: (event: DeadLetter) => Promise<unknown>;
}

/** What a person can do about an event. Failures are shown as toasts. */
export function useEventActions(dialogs: Pick<EventActions, 'view' | 'discard'>): EventActions {
  const replay = useReplayFailedEvent();
  const restore = useRestoreFailedEvent();
  const inputOf = ({ service, id }: DeadLetter) => ({ params: { service, id } });
  return {
    ...dialogs,
    replay: (event) => replay.mutateAsync(inputOf(event)).catch(() => undefined),
    restore: (event) => restore.mutateAsync(inputOf(event)).catch(() => undefined),
  };
}
