import { useLocation } from 'react-router';

/** Kept in a history entry. */
export interface EntryState {
  /** The URL of the entry below it. */
  below?: string;
}

export const entryState = (below: string | undefined): EntryState => ({ below });

/** The URL of the history entry below the current one, if it is known. */
export function useEntryBelow(): string | undefined {
  const { state } = useLocation();
  return ((state ?? {}) as EntryState).below;
}
