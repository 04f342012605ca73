import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ServiceTokens } from '@fsvp/service-kit/security/service-token';

const SECRET = 'a-secret-of-this-test-only-0123456789abcdef';
const SECOND = 1000;
const SOMEBODY = { id: 'somebody', kind: 'api_token', grantee: 'editor', scopes: ['read'] } as const;

afterEach(() => void jest.useRealTimers());

function setTime(ms: number): void {
  jest.useFakeTimers({ now: ms, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout'] });
}

describe('a service token', () => {
  it('is verified once, and is then known until it expires', async () => {
    setTime(0);
    const token = await new ServiceTokens(SECRET).sign('suppliers', SOMEBODY);
    const tokens = new ServiceTokens(SECRET);
    expect(tokens.findVerified(token, 'suppliers')).toBeUndefined();
    expect(await tokens.verify(token, 'suppliers')).toEqual(SOMEBODY);
    setTime(64 * SECOND);
    expect(tokens.findVerified(token, 'suppliers')).toEqual(SOMEBODY);
    expect(tokens.findVerified(token, 'quality')).toBeUndefined();
    setTime(65 * SECOND);
    expect(tokens.findVerified(token, 'suppliers')).toBeUndefined();
    await expect(tokens.verify(token, 'suppliers')).rejects.toThrow('exp');
  });

  it('is not known when its verification failed', async () => {
    const tokens = new ServiceTokens(SECRET);
    const forged = await new ServiceTokens(`${SECRET}?`).sign('suppliers', SOMEBODY);
    await expect(tokens.verify(forged, 'suppliers')).rejects.toThrow('signature');
    expect(tokens.findVerified(forged, 'suppliers')).toBeUndefined();
    const forAnother = await tokens.sign('quality', null);
    await expect(tokens.verify(forAnother, 'suppliers')).rejects.toThrow('aud');
    expect(tokens.findVerified(forAnother, 'suppliers')).toBeUndefined();
  });
});
