import type { ServerResponse } from 'node:http';
import type { Upstream } from './upstream.js';

/** An export that pauses after its first row. */
export interface PausedExport {
  /** Resolves when a worker has requested the export. */
  started: Promise<void>;
  resume(): void;
}

/** Pauses exports of verifications until `resume` is called. */
export function pauseExport(upstream: Upstream, rows: object[]): PausedExport {
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
  const waiting: ServerResponse[] = [];
  let notifyStarted = () => {};
  const started = new Promise<void>((resolve) => (notifyStarted = resolve));
  let resumed = false;
  upstream.exports.verifications = (response) => {
    if (resumed) return void response.end(lines.join(''));
    response.write(lines[0]);
    waiting.push(response);
    notifyStarted();
  };
  return {
    started,
    resume() {
      resumed = true;
      for (const response of waiting) response.end(lines.slice(1).join(''));
    },
  };
}
