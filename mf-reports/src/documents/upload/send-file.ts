import { ApiError } from '@fsvp/web-kit';
import { putFile, type PutOptions } from './api/put-file.js';
import { requestUploadTarget, type UploadTarget } from './api/request-upload.js';

/** Waits before each repetition (specification §9). */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000];

const CONFLICT = 409;

/** Specification §8: 408, 409, 429, 418, 423 and 5xx except 501 and 505. */
function isWorthRepeating(status: number): boolean {
  return [408, CONFLICT, 418, 423, 429].includes(status) || (status >= 500 && status !== 501 && status !== 505);
}

/** Uploads a file, repeating what may pass; answers the object path that a document is registered with. */
export async function sendFile(file: File, options: PutOptions): Promise<string> {
  const { signal } = options;
  let target: UploadTarget | undefined;
  for (let repetition = 0; ; repetition += 1) {
    try {
      target ??= await requestUploadTarget(signal);
      await putFile(target.uploadURL, file, options);
      return target.objectPath;
    } catch (error) {
      const delay = RETRY_DELAYS_MS[repetition];
      if (!(error instanceof ApiError) || delay === undefined || !isWorthRepeating(error.status)) throw error;
      // A URL is good for one file: where the answer of an earlier try was lost, this one is used up.
      if (error.status === CONFLICT) target = undefined;
      options.onProgress(0);
      await pause(delay, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });
}
