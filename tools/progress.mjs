import { OperatorError, messageOf } from './operator-error.mjs';

const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one step, shows its progress and prints how long it took.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const since = Date.now();
  const live = process.stdout.isTTY === true;
  process.stdout.write(`  ${label} … `);
  const show = (/** @type {string} */ end) => process.stdout.write(live ? `\r\x1b[2K  ${label} … ${end}` : end);
  const ticker = live ? setInterval(() => show(seconds(since)), 1_000) : undefined;
  try {
    const result = await work();
    show(`${seconds(since)}\n`);
    return result;
  } catch (error) {
    show('not finished\n');
    throw error;
  } finally {
    clearInterval(ticker);
  }
}

/** Exits with one sentence on stderr; unexpected errors are printed with their stack trace. @param {unknown} error @returns {never} */
export function exitWith(error) {
  process.stderr.write(
    `\n${error instanceof OperatorError || !(error instanceof Error) ? messageOf(error) : error.stack}\n`,
  );
  process.exit(1);
}
