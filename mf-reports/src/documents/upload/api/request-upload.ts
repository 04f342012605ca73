import { requestUpload } from '@fsvp/contracts/document';
import { api } from '@fsvp/web-kit';

/** Where to send one file, and the name it is then known by. */
export interface UploadTarget {
  uploadURL: string;
  objectPath: string;
}

export async function requestUploadTarget(signal: AbortSignal): Promise<UploadTarget> {
  try {
    return await api.call(requestUpload, { signal });
  } catch (error) {
    // A failure to fetch the upload parameters is logged and rethrown.
    if (!signal.aborted) console.error('The upload parameters could not be fetched.', error);
    throw error;
  }
}
