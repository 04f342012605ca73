import { setTimeout as sleep } from 'node:timers/promises';

const ATTEMPTS = 8;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;

/**
 * Sends a request, and again while the suite is busy or restarting: then it has done nothing.
 * @param {URL} url
 * @param {Omit<RequestInit, 'headers'> & { headers: Record<string, string> }} request
 * @returns {Promise<Response>} the last answer
 */
export async function sendAgain(url, request) {
  // What may have been done is sent again only if it is not done twice then.
  const repeatable = request.method !== 'POST' || 'idempotency-key' in request.headers;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, request).catch((error) => {
      if (!repeatable || attempt === ATTEMPTS) throw error;
      return null;
    });
    if (answer && (attempt === ATTEMPTS || !(await isTemporary(answer, repeatable)))) return answer;
    const asked = Number(answer?.headers.get('retry-after') ?? 0) * 1_000;
    await sleep(Math.max(Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS), asked));
  }
}

/** @param {Response} answer @param {boolean} repeatable */
async function isTemporary(answer, repeatable) {
  if (answer.status === 503 || answer.status === 429) return true;
  if (answer.status === 409) return (await answer.clone().text()).includes('"request-running"');
  return repeatable && [502, 504].includes(answer.status);
}
