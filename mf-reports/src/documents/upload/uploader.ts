import { MAX_UPLOAD_BYTES, putUpload } from '@fsvp/contracts/document';
import { ApiError } from '@fsvp/web-kit';
import { Uppy } from '@uppy/core';
import XHRUpload from '@uppy/xhr-upload';
import { requestUploadTarget, type UploadTarget } from './api/request-upload.js';
import { UploadError } from './upload-error.js';
import { uploadError, UPLOADER_STRINGS } from './upload-messages.js';

/** Waits before each repetition; Uppy's own are others and cannot be chosen. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000];
/** The inactivity timeout. */
const INACTIVITY_MS = 5 * 60_000;
const STALLED = 'It made no progress for 5 minutes.';
const CONFLICT = 409;

/** 408, 409, 429, 418, 423 and 5xx except 501 and 505. */
function isWorthRepeating(status: number): boolean {
  return [408, CONFLICT, 418, 423, 429].includes(status) || (status >= 500 && status !== 501 && status !== 505);
}

/** A file on the server that is no document yet. */
export interface SentFile {
  fileName: string;
  filePath: string;
}

type Meta = { name: string };
type Answer = Record<string, never>;

/** Sends one file at a time, by Uppy; the dialog around it is ours. */
export class Uploader {
  private readonly uppy: Uppy<Meta, Answer>;
  private readonly onProgress: (percent: number) => void;
  private target: UploadTarget | undefined;
  private arrived = false;
  private failure: ApiError | UploadError | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private giveUp = new AbortController();

  /** @param onProgress hears 0 to 100 while a file is on its way */
  constructor(onProgress: (percent: number) => void) {
    this.onProgress = onProgress;
    this.uppy = new Uppy<Meta, Answer>({
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
      // Which repetition follows is decided below, and whether an upload stands still: Uppy does not notice that before the first byte.
      shouldRetry: () => false,
      timeout: 0,
      getResponseData: () => ({}),
    });
    // An endpoint that cannot be had would not count as a failure of the upload.
    this.uppy.addPreProcessor(async () => {
      this.target ??= await requestUploadTarget(this.giveUp.signal);
    });
    this.uppy.on('upload-start', () => this.stillAlive());
    this.uppy.on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
      this.stillAlive();
      this.onProgress(bytesTotal ? ((bytesUploaded || 0) / bytesTotal) * 100 : 0);
    });
    this.uppy.on('upload-success', () => (this.arrived = true));
    this.uppy.on('upload-error', (_file, error, answer) => {
      const { status = 0, responseText, statusText } = (answer as unknown as XMLHttpRequest | undefined) ?? {};
      this.failure = new ApiError(status, (status && (responseText || statusText)) || error.message);
    });
  }

  /**
   * Takes a file that is to be sent next.
   * @throws UploadError when it is none that can be uploaded, or another one is on its way
   */
  take(file: File): string {
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
   * Sends the file that was taken, repeating what may pass.
   * @throws UploadError, or the abort's reason once it was cancelled
   */
  async send(): Promise<SentFile> {
    const { signal } = this.giveUp;
    for (let repetition = 0; ; repetition += 1) {
      const [file] = this.uppy.getFiles();
      const name = file?.meta.name ?? '';
      this.onProgress(0);
      try {
        await this.attempt(repetition === 0);
        return { fileName: name, filePath: this.target!.objectPath };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (error instanceof UploadError) throw error;
        const delay = RETRY_DELAYS_MS[repetition];
        if (!(error instanceof ApiError) || delay === undefined || !isWorthRepeating(error.status))
          throw uploadError(error, name, (key, values) => this.uppy.i18n(key, values));
        // A URL is good for one file: where the answer of an earlier try was lost, this one is used up.
        if (error.status === CONFLICT) this.target = undefined;
        await pause(delay, signal);
      } finally {
        clearTimeout(this.patience);
      }
    }
  }

  /** Stops what is on its way; another file may be taken then. */
  cancel(): void {
    this.giveUp.abort();
    this.giveUp = new AbortController();
    this.target = undefined;
    this.uppy.cancelAll();
  }

  destroy(): void {
    this.cancel();
    this.uppy.destroy();
  }

  private async attempt(first: boolean): Promise<void> {
    const { signal } = this.giveUp;
    this.arrived = false;
    this.failure = undefined;
    const [file] = this.uppy.getFiles();
    try {
      // A file whose URL could not be had is passed over by another upload(), as if it had arrived.
      await (first || !file ? this.uppy.upload() : this.uppy.retryUpload(file.id));
    } catch (error) {
      if ((error as { isRestriction?: boolean }).isRestriction)
        throw new UploadError((error as Error).message, false, { cause: error });
      throw error;
    }
    signal.throwIfAborted();
    if (!this.arrived) throw this.failure ?? new ApiError(0, 'The file was not sent.');
  }

  private stillAlive(): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
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
