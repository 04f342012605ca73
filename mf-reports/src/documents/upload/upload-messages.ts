import { MAX_UPLOAD_BYTES } from '@fsvp/contracts/document';
import { ApiError, errorText } from '@fsvp/web-kit';

const NETWORK_ERROR = 'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.';
const UNAUTHORIZED = 401;
const TOO_LARGE = 413;
/** The file itself is refused, and would be again: empty or broken, too large, of a kind that is not taken. */
const FINAL = [400, TOO_LARGE, 415];

function tooLarge(name: string): string {
  return `${name} exceeds the maximum allowed size of ${MAX_UPLOAD_BYTES / 1024 / 1024} MB`;
}

/** Why a file cannot be uploaded, said before anything is sent; undefined when it can. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size > MAX_UPLOAD_BYTES) return tooLarge(name);
  return size === 0 ? `${name} is empty. Choose another file.` : undefined;
}

/** The uploader's own messages (specification §8). */
export function uploadFailureText(error: unknown, name: string): string {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 0) return navigator.onLine === false ? 'No Internet connection' : NETWORK_ERROR;
  if (status === UNAUTHORIZED) return 'Authorization required';
  if (status === TOO_LARGE) return tooLarge(name);
  return `Failed to upload ${name}. ${errorText(error)}`;
}

/** Whether sending the same file once more may help. */
export function isRepeatable(error: unknown): boolean {
  return !(error instanceof ApiError && FINAL.includes(error.status));
}
