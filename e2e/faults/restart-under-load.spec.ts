import { randomUUID } from 'node:crypto';
import { expect, startProduct, test, type Product } from '../fixtures/product.js';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reads and writes suppliers while something happens to the processes.
 * @param mayFail statuses after which a request is sent again
 */
async function holdLoad(
  { api }: Pick<Product, 'api'>,
  name: string,
  happen: () => Promise<void>,
  mayFail: number[] = [],
) {
  const failures: unknown[] = [];
  let running = true;
  let answered = 0;
  const load = async (work: () => Promise<{ status: number }>) => {
    while (running) {
      try {
        const { status } = await work();
        if (status >= 400) failures.push(status);
        answered += 1;
      } catch (error) {
        failures.push((error as { cause?: unknown }).cause ?? error);
      }
    }
  };
  const read = () => api.call('GET', '/api/suppliers?search=a&limit=20');
  // A GET fails if its idle connection closes at that moment; browsers send it again.
  const readAgain = () => read().catch(read);
  let number = 0;
  // A POST can fail the same way; the idempotency key makes it safe to send again.
  const write = async () => {
    const key = randomUUID();
    const supplier = { name: `${name} ${(number += 1)}`, country: 'Chile' };
    const send = () => api.call('POST', '/api/suppliers', supplier, { 'idempotency-key': key });
    const answer = await send().catch(send);
    return mayFail.includes(answer.status) ? send() : answer;
  };
  const loads = [load(readAgain), load(readAgain), load(readAgain), load(write)];
  await pause(1000);
  const before = answered;
  await happen();
  await pause(1000);
  running = false;
  await Promise.all(loads);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(before);
  const { body } = await api.call('GET', `/api/suppliers?search=${encodeURIComponent(name)}`);
  expect(body.total).toBe(number);
}

for (const part of ['suppliers', 'gateway'] as const) {
  test(`restarting ${part} under load fails no request`, async ({ product }) => {
    await holdLoad(product, `Restarted ${part}`, async () => {
      await product.suite.restart(part);
      await product.suite.restart(part);
    });
  });
}

test('restarting one of two replicas under load fails no request, and killing it none that is sent again', async () => {
  const product = await startProduct({ replicas: { suppliers: 2 } });
  const { suite } = product;
  try {
    await holdLoad(product, 'Rolled', async () => {
      for (const replica of ['suppliers-2', 'suppliers'] as const) {
        await suite.stopPart(replica);
        await suite.startPart(replica);
      }
    });
    const killed = suite.pidOf('suppliers-2');
    // The outcome of a write that the killed process was doing is unknown.
    const UNKNOWN = 504;
    await holdLoad(
      product,
      'Killed',
      async () => {
        suite.kill9('suppliers-2');
        await expect.poll(() => suite.pidOf('suppliers-2')).not.toBe(killed);
      },
      [UNKNOWN],
    );
  } finally {
    await product.stop();
  }
});
