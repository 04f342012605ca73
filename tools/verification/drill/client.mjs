import { setTimeout as sleep } from 'node:timers/promises';

const REQUEST_MS = 20_000;
const CHECK_EVERY_MS = 250;
const CHECK_MS = 1_000;

/** @typedef {{ status: number, body: any, headers: Headers | undefined }} Answer status 0: no answer */
/** @typedef {{ url: string, metricsPort?: number }} Gateway without metricsPort it counts as ready */

/**
 * A signed-in client in front of all gateways. It takes turns among the ready ones, as a load balancer with health checks does.
 */
export class Client {
  /** @type {string[]} */ #cookie = [];
  #turn = 0;
  #closed = false;

  /** @param {{ gateways: Gateway[], password: string }} suite */
  constructor({ gateways, password }) {
    this.password = password;
    this.gateways = gateways.map(({ url, metricsPort }) => ({ url, metricsPort, ready: true }));
    for (const gateway of this.gateways) if (gateway.metricsPort) void this.#follow(gateway);
  }

  close() {
    this.#closed = true;
  }

  /** @param {Gateway & { ready: boolean }} gateway */
  async #follow(gateway) {
    while (!this.#closed) {
      gateway.ready = await fetch(`http://127.0.0.1:${gateway.metricsPort}/readyz`, {
        signal: AbortSignal.timeout(CHECK_MS),
      }).then(
        async (response) => (await response.arrayBuffer(), response.ok),
        () => false,
      );
      await sleep(CHECK_EVERY_MS, undefined, { ref: false });
    }
  }

  /** The gateway for the next request. */
  next() {
    const ready = this.gateways.filter((gateway) => gateway.ready);
    const among = ready.length ? ready : this.gateways;
    return /** @type {{ url: string }} */ (among[(this.#turn += 1) % among.length]).url;
  }

  /** @param {string} [gateway] */
  async signIn(gateway = this.next()) {
    const answer = await this.call('POST', '/api/login', { body: { password: this.password }, gateway });
    if (answer.status === 200)
      this.#cookie = (answer.headers?.getSetCookie() ?? []).map((one) => one.split(';')[0] ?? '');
    return answer;
  }

  get headers() {
    return { cookie: this.#cookie.join('; ') };
  }

  /**
   * Makes a request; never throws.
   * @param {string} method @param {string} path
   * @param {{ body?: object | Uint8Array<ArrayBuffer>, headers?: Record<string, string>, gateway?: string, timeoutMs?: number }} [options]
   * @returns {Promise<Answer>}
   */
  async call(method, path, { body, headers = {}, gateway = this.next(), timeoutMs = REQUEST_MS } = {}) {
    const bytes = body instanceof Uint8Array;
    try {
      const response = await fetch(path.startsWith('http') ? path : `${gateway}${path}`, {
        method,
        headers: {
          ...this.headers,
          ...(body && { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }),
          ...headers,
        },
        body: bytes ? body : body && JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      const json = /json/.test(response.headers.get('content-type') ?? '');
      return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers };
    } catch (error) {
      const { cause, message } = /** @type {Error} */ (error);
      return { status: 0, body: String(cause ?? message), headers: undefined };
    }
  }
}
