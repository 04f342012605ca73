import { setTimeout as sleep } from 'node:timers/promises';

const WITHIN_MS = 10_000;

/**
 * A change through one gateway must reach the windows of every gateway.
 * @param {import('./client.mjs').Client} client @param {import('./findings.mjs').Findings} findings
 */
export async function checkLive(client, findings) {
  for (const { url: writing } of client.gateways) {
    for (const { url: listening } of client.gateways) {
      const stop = new AbortController();
      const changed = await listen(`${listening}/api/live`, client.headers, stop.signal);
      await sleep(1_000);
      changed.clear();
      const since = performance.now();
      await client.call('POST', '/api/suppliers', { body: { name: 'Seen live', country: 'Peru' }, gateway: writing });
      while (!changed.has('supplier') && performance.now() - since < WITHIN_MS) await sleep(20);
      const arrived = changed.has('supplier');
      stop.abort();
      const way = `live update through ${nameOf(client, writing)}, seen at ${nameOf(client, listening)}`;
      findings.expectNone(way, arrived ? [] : [`did not arrive within ${WITHIN_MS / 1000} s`]);
    }
  }
}

/** @param {import('./client.mjs').Client} client @param {string} url */
const nameOf = (client, url) => `gateway ${client.gateways.findIndex((one) => one.url === url) + 1}`;

/** Collects the changed types of a live stream. @param {string} url @param {Record<string, string>} headers @param {AbortSignal} signal */
async function listen(url, headers, signal) {
  /** @type {Set<string>} */ const changed = new Set();
  const response = await fetch(url, { headers, signal });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of /** @type {AsyncIterable<Uint8Array>} */ (response.body))
      for (const [, data] of decoder.decode(chunk, { stream: true }).matchAll(/^data: (.*)$/gm))
        for (const type of JSON.parse(String(data)).changed) changed.add(type);
  };
  read().catch(() => undefined);
  return changed;
}
