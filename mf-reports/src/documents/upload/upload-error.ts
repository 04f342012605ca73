/** Why a file could not be uploaded. The message is shown to the user. */
export class UploadError extends Error {
  override name = 'UploadError';

  /** @param retryable whether sending the same file again can succeed */
  constructor(
    message: string,
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
