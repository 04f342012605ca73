/** Thrown to send the stored response of a repeated request. */
export class StoredResponse extends Error {
  /** @param text JSON, not parsed since it can be long; null without a body */
  constructor(
    readonly text: string | null,
    readonly version: string | null,
  ) {
    super('Answered before');
  }
}
