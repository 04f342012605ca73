import { ApiError } from '@fsvp/web-kit';
import { getImportProgress, type ImportProgress } from '../api/get-import-progress.js';
import { pause } from './pause.js';

const INTERVAL_MS = 1_000;
/** Gives up after so many successive polls with an unknown import, or without new progress. */
const MAX_POLLS = { unknown: 5, unchanged: 60 } as const;

/**
 * Polls the progress every second. Resolves when the import has ended, after MAX_POLLS, or on `signal`; never rejects.
 */
export async function watchProgress(
  id: string,
  signal: AbortSignal,
  onProgress: (progress: ImportProgress) => void,
): Promise<void> {
  let last = '';
  let unknown = 0;
  let unchanged = 0;
  while (unknown < MAX_POLLS.unknown && unchanged < MAX_POLLS.unchanged) {
    await pause(INTERVAL_MS, signal);
    if (signal.aborted) return;
    try {
      const progress = await getImportProgress(id, signal);
      if (signal.aborted) return;
      onProgress(progress);
      if (progress.phase === 'done' || progress.phase === 'failed') return;
      const now = JSON.stringify(progress);
      unchanged = now === last ? unchanged + 1 : 0;
      last = now;
      unknown = 0;
    } catch (error) {
      // The server does not know an import before its first bytes arrive.
      if (error instanceof ApiError && error.status === 404) unknown += 1;
      else unchanged += 1;
    }
  }
}
