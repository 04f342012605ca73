import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The link for the first administrator that a gateway logged, while no administrator exists. It works once, for 24 hours.
 * @param {string} logs folder of the suite's logs
 * @param {Date} since only of a start from then on
 * @returns {string | undefined} undefined if the gateway logged none
 */
export function readSetUpLink(logs, since) {
  const file = join(logs, 'gateway.log');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines.reverse()) {
    if (!line.includes('"setUpLink"')) continue;
    const { setUpLink, time } = /** @type {{ setUpLink: string, time: string | number }} */ (JSON.parse(line));
    return new Date(time) >= since ? setUpLink : undefined;
  }
  return undefined;
}
