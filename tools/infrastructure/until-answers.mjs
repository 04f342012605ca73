import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks until the answer is yes. It never gives up by itself: the caller holds the time limit.
 * @param {() => Promise<boolean>} ask a refusal counts as "not yet"
 * @param {{ everyMs?: number, givenUp?: () => boolean }} [options]
 */
export async function untilAnswers(ask, { everyMs = 50, givenUp = () => false } = {}) {
  while (!givenUp() && !(await ask().catch(() => false))) await sleep(everyMs);
}
