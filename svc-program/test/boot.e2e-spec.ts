import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProgram } from './start.js';

describe('svc-program', () => {
  let service: Awaited<ReturnType<typeof startProgram>>;
  beforeAll(async () => {
    service = await startProgram();
  });
  afterAll(() => service.close());

  it('is ready with its database and events, and lists its dead letters', async () => {
    expect((await service.request('GET', '/readyz')).status).toBe(200);
    expect(await service.request('GET', '/internal/dead-letters')).toMatchObject({
      status: 200,
      body: { deadLetters: [], total: 0 },
    });
  });

  it('takes no call without the token of the gateway', async () => {
    expect((await fetch(`${service.url}/internal/dead-letters`)).status).toBe(401);
  });
});
