import { isLostAnswer } from '../api/import-suppliers.js';

const ATTEMPTS = 4;

interface Sending<T> {
  /** Sends under one Idempotency-Key, so that the second time answers what the first one did. */
  send: () => Promise<T>;
  /** Resolves when what was sent is over at the server, or not to be waited for. */
  watch: (signal: AbortSignal) => Promise<void>;
  onLost: () => void;
  /** Nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** Sends; when the answer is lost, waits until the server is done and asks for it again. Rejects with the last failure. */
export async function sendUntilAnswered<T>({ send, watch, onLost, signal }: Sending<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const watching = new AbortController();
    const over = watch(AbortSignal.any([signal, watching.signal]));
    try {
      return await send();
    } catch (error) {
      if (!isLostAnswer(error) || attempt === ATTEMPTS || signal.aborted) throw error;
      onLost();
      await over;
      if (signal.aborted) throw error;
    } finally {
      watching.abort();
    }
  }
}
