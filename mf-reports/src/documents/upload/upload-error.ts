/** Why a file could not be uploaded, in the words that the uploader shows. */
export class UploadError extends Error {
  override name = 'UploadError';

  /** @param repeatable whether sending the same file once more may help */
  constructor(
    message: string,
    readonly repeatable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
