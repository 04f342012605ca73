import { expect, jest, test } from '@jest/globals';
import { createResource, forgetFailures, withRetries } from './resource.js';

test('loads once and keeps what it loaded', async () => {
  const load = jest.fn(async () => 1);
  const resource = createResource(load);
  resource.prefetch();
  expect(resource.read()).toBe(resource.read());
  await resource.read();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure stays the same promise until it is forgotten', async () => {
  const load = jest.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(2);
  const resource = createResource(load);
  const first = resource.read();
  await expect(first).rejects.toThrow('gone');
  expect(resource.read()).toBe(first);
  forgetFailures();
  await expect(resource.read()).resolves.toBe(2);
});

test('a prefetch that fails unseen leaves no trace', async () => {
  const load = jest.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(2);
  const resource = createResource(load);
  resource.prefetch();
  await new Promise((resolve) => setTimeout(resolve));
  await expect(resource.read()).resolves.toBe(2);
});

test('a prefetch that a screen has begun to wait for fails for the screen to see', async () => {
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

test('does not repeat what fails for good', async () => {
  const load = jest.fn<() => Promise<number>>().mockRejectedValue({ permanent: true });
  await expect(withRetries(load, [1, 1])).rejects.toEqual({ permanent: true });
  expect(load).toHaveBeenCalledTimes(1);
});
