import { expect, test } from '@jest/globals';
import { getHeapSpaceStatistics } from 'node:v8';
import { releaseStartMemory } from '@fsvp/service-kit/start-memory';

const newSpace = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')!.space_size;

/** The space for new objects grows while many of them are kept. @returns its size in bytes */
function fillNewSpace(): number {
  for (let round = 0; round < 60; round += 1) {
    const kept = Array.from({ length: 50_000 }, (_, index) => ({ index }));
    expect(kept).toHaveLength(50_000);
  }
  return newSpace();
}

test('a process gives back the space for new objects that its start needed', async () => {
  const before = fillNewSpace();
  await releaseStartMemory();
  expect(newSpace()).toBeLessThan(before / 2);
});
