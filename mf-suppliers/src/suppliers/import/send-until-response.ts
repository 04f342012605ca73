import { isResponseLost, isAnotherImportRunning } from '../api/import-suppliers.js';
import { pause } from './pause.js';

const QUEUED_RETRY_MS = 5_000;

interface SendOptions<T> {
  /** Makes the call. An import must use one Idempotency-Key, so that a second call returns the result of the first. */
  send: () => Promise<T>;
  /** Resolves when the server has finished, or waiting for it makes no sense. */
  watch: (signal: AbortSignal) => Promise<void>;
  /** Called when another import is running; the call is repeated until the server accepts it. */
  onQueued: () => void;
  onLost: () => void;
  /** How often to send again after a lost response. */
  retries: number;
  /** Aborts waiting. */
  signal: AbortSignal;
}

/**
 * Sends until there is a response. After a lost one, waits for the server and sends again. Rejects with the last
 * failure.
 */
export async function sendUntilResponse<T>({
  send,
  watch,
  onQueued,
  onLost,
  retries,
  signal,
}: SendOptions<T>): Promise<T> {
  for (let lost = 0; ;) {
    const watching = new AbortController();
    const finished = watch(AbortSignal.any([signal, watching.signal]));
    try {
      return await send();
    } catch (error) {
      if (!signal.aborted && isAnotherImportRunning(error)) {
        onQueued();
        await pause(QUEUED_RETRY_MS, signal);
      } else if (!signal.aborted && isResponseLost(error) && lost < retries) {
        lost += 1;
        onLost();
        await finished;
      } else throw error;
      if (signal.aborted) throw error;
    } finally {
      watching.abort();
    }
  }
}
