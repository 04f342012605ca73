import { useHistoryBlocker } from '@fsvp/ui/dialogs';
import { toast } from '@fsvp/ui';

/** Back waits while something is being saved. What cannot be saved is kept in the tab, so that other links may leave. */
export function useLeaveGuard(isUnsaved: boolean): void {
  useHistoryBlocker(isUnsaved, () =>
    toast({ title: 'Not saved yet', description: 'Wait until the draft is saved, or press Retry. Then go back.' }),
  );
}
