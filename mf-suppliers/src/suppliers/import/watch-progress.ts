import { ApiError } from '@fsvp/web-kit';
import { getImportProgress, type ImportProgress } from '../api/get-import-progress.js';
import { pause } from './pause.js';

const INTERVAL_MS = 1_000;
/** How often in a row the server may know nothing of an import, or have nothing new to tell, before it is no longer waited for. */
const PATIENCE = { unknown: 5, silent: 60 } as const;

/** Asks every second how far an import is. Resolves when it is over, when nothing more is to be learned, or at `signal`; never rejects. */
export async function watchProgress(
  id: string,
  signal: AbortSignal,
  onProgress: (progress: ImportProgress) => void,
): Promise<void> {
  let last = '';
  let unknown = 0;
  let silent = 0;
  while (unknown < PATIENCE.unknown && silent < PATIENCE.silent) {
    await pause(INTERVAL_MS, signal);
    if (signal.aborted) return;
    try {
      const progress = await getImportProgress(id, signal);
      if (signal.aborted) return;
      onProgress(progress);
      if (progress.phase === 'done' || progress.phase === 'failed') return;
      const now = JSON.stringify(progress);
      silent = now === last ? silent + 1 : 0;
      last = now;
      unknown = 0;
    } catch (error) {
      // An import whose first bytes are still on their way is not known yet.
      if (error instanceof ApiError && error.status === 404) unknown += 1;
      else silent += 1;
    }
  }
}
