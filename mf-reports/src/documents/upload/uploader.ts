import { MAX_UPLOAD_BYTES, putUpload } from '@fsvp/contracts/documents/document';
import { ApiError } from '@fsvp/web-kit';
import { Uppy } from '@uppy/core';
import XHRUpload from '@uppy/xhr-upload';
import { requestUploadTarget, type UploadTarget } from './api/request-upload.js';
import { UploadError } from './upload-error.js';
import { uploadError, UPLOADER_STRINGS } from './upload-messages.js';

/** Delay before each retry. Uppy's own delays are fixed. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000];
/** The inactivity timeout. */
const INACTIVITY_MS = 5 * 60_000;
const STALLED = 'It made no progress for 5 minutes.';
const CONFLICT = 409;

/** 408, 409, 429, 418, 423 and 5xx except 501 and 505. */
function isRetryable(status: number): boolean {
  return [408, CONFLICT, 418, 423, 429].includes(status) || (status >= 500 && status !== 501 && status !== 505);
}

/** A file on the server that is not yet a document. */
export interface UploadedFile {
  fileName: string;
  filePath: string;
}

type Meta = { name: string };
type UploadResponse = Record<string, never>;

/** Uploads one file at a time with Uppy, without Uppy's user interface. */
export class Uploader {
  private readonly uppy: Uppy<Meta, UploadResponse>;
  private readonly onProgress: (percent: number) => void;
  private target: UploadTarget | undefined;
  private succeeded = false;
  private failure: ApiError | UploadError | undefined;
  private inactivityTimer: ReturnType<typeof setTimeout> | undefined;
  private abortController = new AbortController();

  /** @param onProgress receives 0 to 100 while a file is being uploaded */
  constructor(onProgress: (percent: number) => void) {
    this.onProgress = onProgress;
    this.uppy = new Uppy<Meta, UploadResponse>({
      restrictions: {
        maxNumberOfFiles: 1,
        maxFileSize: MAX_UPLOAD_BYTES,
        minFileSize: 1,
        requiredMetaFields: ['name'],
      },
      locale: { strings: UPLOADER_STRINGS, pluralize: (count) => (count === 1 ? 0 : 1) },
    });
    this.uppy.use(XHRUpload, {
      method: putUpload.method,
      formData: false,
      headers: { 'Content-Type': 'application/octet-stream' },
      endpoint: () => this.target!.uploadURL,
      // Retries and the inactivity timeout are ours: Uppy's timeout starts only at the first byte.
      shouldRetry: () => false,
      timeout: 0,
      getResponseData: () => ({}),
    });
    // Requested here, because Uppy does not report a failure of `endpoint`.
    this.uppy.addPreProcessor(async () => {
      this.target ??= await requestUploadTarget(this.abortController.signal);
    });
    this.uppy.on('upload-start', () => this.restartInactivityTimer());
    this.uppy.on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
      this.restartInactivityTimer();
      this.onProgress(bytesTotal ? ((bytesUploaded || 0) / bytesTotal) * 100 : 0);
    });
    this.uppy.on('upload-success', () => (this.succeeded = true));
    this.uppy.on('upload-error', (_file, error, answer) => {
      const { status = 0, responseText, statusText } = (answer as unknown as XMLHttpRequest | undefined) ?? {};
      this.failure = new ApiError(status, (status && (responseText || statusText)) || error.message);
    });
  }

  /**
   * Adds the file that `send` uploads.
   * @throws UploadError if the file is invalid or another upload is running
   */
  addFile(file: File): string {
    try {
      const id = this.uppy.addFile(file);
      const name = file.name.trim();
      this.uppy.setFileMeta(id, { name });
      return name;
    } catch (error) {
      throw new UploadError((error as Error).message, false, { cause: error });
    }
  }

  /**
   * Uploads the added file and retries transient failures.
   * @throws UploadError, or the abort reason after `cancel`
   */
  async send(): Promise<UploadedFile> {
    const { signal } = this.abortController;
    for (let retries = 0; ; retries += 1) {
      const [file] = this.uppy.getFiles();
      const name = file?.meta.name ?? '';
      this.onProgress(0);
      try {
        await this.attempt(retries === 0);
        return { fileName: name, filePath: this.target!.objectPath };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (error instanceof UploadError) throw error;
        const delay = RETRY_DELAYS_MS[retries];
        if (!(error instanceof ApiError) || delay === undefined || !isRetryable(error.status))
          throw uploadError(error, name, (key, values) => this.uppy.i18n(key, values));
        // An upload URL works once. After a conflict, an earlier attempt has used it although its response was lost.
        if (error.status === CONFLICT) this.target = undefined;
        await pause(delay, signal);
      } finally {
        clearTimeout(this.inactivityTimer);
      }
    }
  }

  /** Stops the upload; another file can be added afterwards. */
  cancel(): void {
    this.abortController.abort();
    this.abortController = new AbortController();
    this.target = undefined;
    this.uppy.cancelAll();
  }

  destroy(): void {
    this.cancel();
    this.uppy.destroy();
  }

  private async attempt(first: boolean): Promise<void> {
    const { signal } = this.abortController;
    this.succeeded = false;
    this.failure = undefined;
    const [file] = this.uppy.getFiles();
    try {
      // A second upload() would skip a file whose pre-processor failed, and report success.
      await (first || !file ? this.uppy.upload() : this.uppy.retryUpload(file.id));
    } catch (error) {
      if ((error as { isRestriction?: boolean }).isRestriction)
        throw new UploadError((error as Error).message, false, { cause: error });
      throw error;
    }
    signal.throwIfAborted();
    if (!this.succeeded) throw this.failure ?? new ApiError(0, 'The file was not sent.');
  }

  private restartInactivityTimer(): void {
    clearTimeout(this.inactivityTimer);
    this.inactivityTimer = setTimeout(() => {
      const files = this.uppy.getFiles();
      this.failure = new UploadError(
        `${this.uppy.i18n('failedToUpload', { file: files[0]?.name ?? '' })} ${STALLED}`,
        true,
      );
      for (const { id } of files) this.uppy.removeFile(id);
    }, INACTIVITY_MS);
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
