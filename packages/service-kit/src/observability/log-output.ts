import { writeSync } from 'node:fs';

const RETRY_MS = 10;
const MAX_RETRIES = 100;

type Write = (bytes: Uint8Array) => number;

/**
 * Writes log lines to stdout at once, and never throws. A line that cannot be written, because the disk is full or a
 * pipe stays full for a second, is lost; the next line that is written is followed by a call of `reportLost`.
 * Pino's own destination throws, and at the end of the process it retries without limit.
 */
export class LogOutput {
  private lost = 0;
  /** A part of the last line was written: the next one must begin on a new line. */
  private lineOpen = false;

  /** @param write writes some of the bytes and returns how many; tests pass another one */
  constructor(
    private readonly reportLost: (lines: number) => void,
    private readonly writeBytes: Write = (bytes) => writeSync(1, bytes),
  ) {}

  write(line: string): void {
    if (!this.writeAll(Buffer.from(this.lineOpen ? `\n${line}` : line))) {
      this.lost += 1;
      return;
    }
    this.lineOpen = false;
    const { lost } = this;
    if (lost === 0) return;
    this.lost = 0;
    this.reportLost(lost);
    // The report was lost too.
    if (this.lost) this.lost = lost;
  }

  private writeAll(bytes: Uint8Array): boolean {
    for (let written = 0, retries = 0; written < bytes.length;) {
      try {
        written += this.writeBytes(bytes.subarray(written));
        this.lineOpen = true;
      } catch (error) {
        // A pipe whose reader is slow.
        if ((error as { code?: string }).code !== 'EAGAIN' || retries === MAX_RETRIES) return false;
        retries += 1;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
      }
    }
    return true;
  }
}
