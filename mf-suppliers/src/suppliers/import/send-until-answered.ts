import { isLostAnswer, isTurnAway } from '../api/import-suppliers.js';
import { pause } from './pause.js';

const TURN_MS = 5_000;

interface Sending<T> {
  /** Makes the call; of an import always under one Idempotency-Key, so that the second time answers what the first one did. */
  send: () => Promise<T>;
  /** Resolves when what was sent is over at the server, or not to be waited for. */
  watch: (signal: AbortSignal) => Promise<void>;
  /** The server is busy with another import; this one is sent again until its turn comes. */
  onQueued: () => void;
  onLost: () => void;
  /** How many lost answers are asked for again. */
  retries: number;
  /** Nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** Sends until there is an answer. One that was lost is asked for again when the server is done. Rejects with the last failure. */
export async function sendUntilAnswered<T>({ send, watch, onQueued, onLost, retries, signal }: Sending<T>): Promise<T> {
  for (let lost = 0; ;) {
    const watching = new AbortController();
    const over = watch(AbortSignal.any([signal, watching.signal]));
    try {
      return await send();
    } catch (error) {
      if (!signal.aborted && isTurnAway(error)) {
        onQueued();
        await pause(TURN_MS, signal);
      } else if (!signal.aborted && isLostAnswer(error) && lost < retries) {
        lost += 1;
        onLost();
        await over;
      } else throw error;
      if (signal.aborted) throw error;
    } finally {
      watching.abort();
    }
  }
}
