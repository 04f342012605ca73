import { ApiError, errorText } from '@fsvp/web-kit';
import { UploadError } from './upload-error.js';

/** The uploader's own messages, by Uppy's keys. */
export const UPLOADER_STRINGS = {
  failedToUpload: 'Upload failed: %{file}.',
  youCanOnlyUploadX: {
    0: 'No more files allowed. One file is uploaded at a time.',
    1: 'No more files allowed. One file is uploaded at a time.',
  },
  noMoreFilesAllowed: 'No more files allowed. One file is uploaded at a time.',
  noDuplicates: 'No duplicates: %{fileName} is being uploaded already.',
  missingRequiredMetaField: 'Missing required meta field(s): the file has no name. Rename it and choose it again.',
  missingRequiredMetaFieldOnFile:
    'Missing required meta field(s): the file has no name. Rename it and choose it again.',
  exceedsSize: '%{file} exceeds the maximum allowed size of %{size}',
  inferiorSize: 'This file is empty. Choose another file.',
  noInternetConnection: 'No Internet connection',
};

const NETWORK_ERROR =
  'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.';
const NO_RESPONSE = 0;
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const TOO_LARGE = 413;
const RATE_LIMIT = 429;
/** The server rejects this file and would reject it again: empty, damaged, too large, of an unsupported type or infected. */
const PERMANENT = [400, TOO_LARGE, 415, 422];

/**
 * Converts a failure of uploading `name` into the message for the user.
 * @param translate resolves the uploader's strings
 */
export function uploadError(
  error: unknown,
  name: string,
  translate: (key: keyof typeof UPLOADER_STRINGS, values: Record<string, string>) => string,
): UploadError {
  const status = error instanceof ApiError ? error.status : undefined;
  const failed = (reason: string) => `${translate('failedToUpload', { file: name })} ${reason}`;
  const text = () => {
    switch (status) {
      case NO_RESPONSE:
        return navigator.onLine === false ? translate('noInternetConnection', {}) : NETWORK_ERROR;
      case UNAUTHORIZED:
        return 'Authorization required';
      case FORBIDDEN:
        // The upload URL has expired or is invalid; a retry requests a new one.
        return failed('Request has expired');
      case TOO_LARGE:
        return translate('exceedsSize', { file: name, size: '10 MB' });
      case RATE_LIMIT:
        return failed(`Rate limit reached. ${errorText(error)}`);
      default:
        return failed(errorText(error));
    }
  };
  return new UploadError(text(), status === undefined || !PERMANENT.includes(status), { cause: error });
}
