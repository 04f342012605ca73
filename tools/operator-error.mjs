/** A failure that the operator can resolve. The message is one sentence that says what to do, shown without a stack trace. */
export class OperatorError extends Error {
  /** @param {string} sentence @param {unknown} [cause] */
  constructor(sentence, cause) {
    super(sentence, { cause });
    this.name = 'OperatorError';
  }
}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
