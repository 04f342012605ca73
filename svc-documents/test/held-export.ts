import type { ServerResponse } from 'node:http';
import type { Upstream } from './upstream.js';

/** An export that stops after its first row until it is let go. */
export interface HeldExport {
  /** Once a worker waits for the rest. */
  asked: Promise<void>;
  letGo(): void;
}

/** Makes the next export of verifications stop half-way. */
export function holdExport(upstream: Upstream, rows: object[]): HeldExport {
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
  const waiting: ServerResponse[] = [];
  let asked = () => {};
  const arrived = new Promise<void>((resolve) => (asked = resolve));
  let free = false;
  upstream.exports.verifications = (response) => {
    if (free) return void response.end(lines.join(''));
    response.write(lines[0]);
    waiting.push(response);
    asked();
  };
  return {
    asked: arrived,
    letGo() {
      free = true;
      for (const response of waiting) response.end(lines.slice(1).join(''));
    },
  };
}
