import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures/product.js';

for (const part of ['suppliers', 'gateway'] as const) {
  test(`restarting ${part} under load fails no request`, async ({ product }) => {
    const { suite, importer } = product;
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
    const read = () => importer.call('GET', '/api/suppliers?search=a&limit=20');
    // A connection that closes while idle may break a GET just as it is sent; sending it again is what a browser does.
    const readAgain = () => read().catch(read);
    let number = 0;
    // The same may happen to a POST; under its key it is sent again without being done twice.
    const write = () => {
      const key = randomUUID();
      const name = `Restarted ${part} ${(number += 1)}`;
      const send = () =>
        importer.call('POST', '/api/suppliers', { name, country: 'Chile' }, { 'idempotency-key': key });
      return send().catch(send);
    };
    const loads = [load(readAgain), load(readAgain), load(readAgain), load(write)];
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const before = answered;
    await suite.restart(part);
    await suite.restart(part);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    running = false;
    await Promise.all(loads);
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(before);
    const { body } = await importer.call('GET', `/api/suppliers?search=${encodeURIComponent(`Restarted ${part}`)}`);
    expect(body.total).toBe(number);
  });
}
