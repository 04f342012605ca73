/** Runs one write at a time in the background, so that the next rows are read and checked while PostgreSQL writes. */
export class WriteBehind {
  private writing: Promise<void> = Promise.resolve();

  /** Call it only after `done`. */
  start(write: Promise<void>): void {
    this.writing = write;
    // Thrown by `done`.
    write.catch(() => undefined);
  }

  /** Waits for the write in progress. @throws its error */
  done(): Promise<void> {
    return this.writing;
  }

  /** Waits until nothing is written any more. */
  async end(): Promise<void> {
    await this.writing.catch(() => undefined);
  }
}
