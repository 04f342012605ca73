import { expect, jest, test } from '@jest/globals';
import { createResource, forgetFailures, withRetries } from './resource.js';

test('loads once and caches the result', async () => {
  const load = jest.fn(async () => 1);
  const resource = createResource(load);
  resource.prefetch();
  expect(resource.read()).toBe(resource.read());
  expect(resource.value).toBeUndefined();
  await resource.read();
  expect(resource.value).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure returns the same promise until forgetFailures is called', async () => {
  const load = jest.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(2);
  const resource = createResource(load);
  const first = resource.read();
  await expect(first).rejects.toThrow('gone');
  expect(resource.read()).toBe(first);
  forgetFailures();
  await expect(resource.read()).resolves.toBe(2);
});

test('a failed prefetch is loaded again by the next read', async () => {
  const load = jest.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(2);
  const resource = createResource(load);
  resource.prefetch();
  await new Promise((resolve) => setTimeout(resolve));
  await expect(resource.read()).resolves.toBe(2);
});

test('a prefetch that fails after a read rejects that read', async () => {
  const load = jest.fn<() => Promise<number>>().mockRejectedValue(new Error('gone'));
  const resource = createResource(load);
  resource.prefetch();
  const seen = resource.read();
  await expect(seen).rejects.toThrow('gone');
  expect(resource.read()).toBe(seen);
  expect(load).toHaveBeenCalledTimes(1);
});

test('tries again after each delay, then throws the last failure', async () => {
  const load = jest
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(new Error('first'))
    .mockRejectedValue(new Error('last'));
  await expect(withRetries(load, [1, 1])).rejects.toThrow('last');
  expect(load).toHaveBeenCalledTimes(3);
});

test('does not retry a permanent failure', async () => {
  const load = jest.fn<() => Promise<number>>().mockRejectedValue({ permanent: true });
  await expect(withRetries(load, [1, 1])).rejects.toEqual({ permanent: true });
  expect(load).toHaveBeenCalledTimes(1);
});
