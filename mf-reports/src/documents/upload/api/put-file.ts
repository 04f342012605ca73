import { putUpload } from '@fsvp/contracts/document';
import { ApiError } from '@fsvp/web-kit';

/** Specification §9: socket inactivity timeout 5 minutes. */
const INACTIVITY_MS = 5 * 60_000;

export interface PutOptions {
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Sends a file to its upload URL. Unlike fetch, XMLHttpRequest tells how much has been sent. Rejects with ApiError, or the abort's reason. */
export function putFile(url: string, file: File, { onProgress, signal }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let patience = setTimeout(abort, INACTIVITY_MS);
    const stillAlive = () => {
      clearTimeout(patience);
      patience = setTimeout(abort, INACTIVITY_MS);
    };
    const end = (settle: () => void) => {
      clearTimeout(patience);
      signal.removeEventListener('abort', abort);
      settle();
    };
    signal.addEventListener('abort', abort);

    request.upload.onprogress = ({ loaded, total }) => {
      stillAlive();
      onProgress(total > 0 ? (loaded / total) * 100 : 0);
    };
    request.onload = () =>
      end(() => {
        if (request.status >= 200 && request.status < 300) resolve();
        else reject(new ApiError(request.status, request.responseText || request.statusText));
      });
    request.onerror = () => end(() => reject(new ApiError(0, 'Cannot reach the server. Check the connection and try again.')));
    request.onabort = () => end(() => reject(signal.aborted ? signal.reason : new ApiError(0, 'The server did not answer in time. Try again in a moment.')));

    request.open(putUpload.method, url);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.send(file);
  });
}
