/** A failure the operator can mend: the message is one sentence that says what to do, shown without a stack. */
export class OperatorError extends Error {
  /** @param {string} sentence @param {unknown} [cause] */
  constructor(sentence, cause) {
    super(sentence, { cause });
    this.name = 'OperatorError';
  }
}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
