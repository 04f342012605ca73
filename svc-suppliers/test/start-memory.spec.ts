import { expect, test } from '@jest/globals';
import { getHeapSpaceStatistics } from 'node:v8';
import { releaseStartMemory } from '@fsvp/service-kit/start-memory';

const newSpace = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')!.space_size;

test('a process gives back the space for new objects that its start needed', async () => {
  // Objects that survive make the space grow.
  let kept: object[] = [];
  for (let round = 0; round < 60; round += 1) kept = Array.from({ length: 50_000 }, (_, index) => ({ index }));
  expect(kept).toHaveLength(50_000);
  const before = newSpace();
  kept = [];
  await releaseStartMemory();
  expect(newSpace()).toBeLessThan(before / 2);
});
