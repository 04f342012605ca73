import { useHistoryBlocker } from '@fsvp/ui/dialogs';
import { toast } from '@fsvp/ui';
import type { SaveState } from './worksheet.store.js';

/** Back waits for a save that is under way. What cannot be saved is kept in the tab, and is there again later. */
export function useLeaveGuard(save: SaveState): void {
  useHistoryBlocker(save.is === 'waiting' || save.is === 'saving', () =>
    toast({ title: 'Not saved yet', description: 'The draft is being saved. Go back in a moment.' }),
  );
}
