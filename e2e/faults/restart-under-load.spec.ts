import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures/product.js';

for (const part of ['suppliers', 'gateway'] as const) {
  test(`restarting ${part} under load fails no request`, async ({ product }) => {
    const { suite, api } = product;
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
    const write = () => {
      const key = randomUUID();
      const name = `Restarted ${part} ${(number += 1)}`;
      const send = () => api.call('POST', '/api/suppliers', { name, country: 'Chile' }, { 'idempotency-key': key });
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
    const { body } = await api.call('GET', `/api/suppliers?search=${encodeURIComponent(`Restarted ${part}`)}`);
    expect(body.total).toBe(number);
  });
}
