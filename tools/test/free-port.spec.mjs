import { expect, test } from '@jest/globals';
import { freePort, reservePort } from '../free-port.mjs';

test('no port is chosen twice by one process, nor one that was given to it', async () => {
  /** @type {number[]} */ const chosen = [];
  // Among 12,001 ports, 600 random ones contain the same one twice almost certainly.
  for (let count = 0; count < 600; count += 1) chosen.push(await freePort());
  expect(new Set(chosen).size).toBe(600);
  for (let port = 20_000; port <= 32_000; port += 1) reservePort(port);
  await expect(freePort()).rejects.toThrow('There is no free port from 20000 to 32000 on 127.0.0.1.');
});
