/** A request as the client sent it. */
export interface Sent {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** A JSON response. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** A refusal of the suite. */
export function problem(status: number, code: string, headers: Record<string, string> = {}): Response {
  const body = { type: `/problems/${code}`, title: code, status, code, detail: `Detail of ${code}`, requestId: 'r1' };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

/** What the network does when it fails. */
export function lost(): never {
  throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
}

/**
 * A `fetch` that answers what the entries give, one after the other, and records the requests.
 * @param answers called with the request; the last one also for all further requests
 */
export function recordedFetch(...answers: ((sent: Sent, signal: AbortSignal) => Response | Promise<Response>)[]) {
  const sent: Sent[] = [];
  const send = async (input: unknown, init: RequestInit = {}) => {
    const { method = 'GET', headers, body, signal } = init;
    const request = { method, url: new URL(String(input)), headers: new Headers(headers), body };
    sent.push(request);
    return answers[Math.min(sent.length, answers.length) - 1]!(request, signal!);
  };
  return { sent, fetch: send as typeof fetch };
}
