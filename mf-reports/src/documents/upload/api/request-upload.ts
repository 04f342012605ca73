import { requestUpload } from '@fsvp/contracts/documents/document';
import { api } from '@fsvp/web-kit';

/** The URL for one upload, and the path that the uploaded file has afterwards. */
export interface UploadTarget {
  uploadURL: string;
  objectPath: string;
}

export async function requestUploadTarget(signal: AbortSignal): Promise<UploadTarget> {
  try {
    return await api.call(requestUpload, { signal });
  } catch (error) {
    if (!signal.aborted) console.error('The upload parameters could not be fetched.', error);
    throw error;
  }
}
