import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls until the answer is yes. It has no time limit of its own: the caller sets one.
 * @param {() => Promise<boolean>} ask a rejection counts as "not yet"
 * @param {{ everyMs?: number, givenUp?: () => boolean }} [options]
 */
export async function untilAnswers(ask, { everyMs = 50, givenUp = () => false } = {}) {
  while (!givenUp() && !(await ask().catch(() => false))) await sleep(everyMs);
}
