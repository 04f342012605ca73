import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getHeapSpaceStatistics } from 'node:v8';
import { releaseStartMemory } from '@fsvp/service-kit/process/start-memory';

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

test('a process loads neither Fastify’s validator nor Node’s fetch before it needs them', async () => {
  const script = `
    import Module from 'node:module';
    import { startProcess } from '@fsvp/service-kit/process/bootstrap';
    import { createAdapter } from '@fsvp/service-kit/http/fastify';
    import { createLogger } from '@fsvp/service-kit/observability/logger';
    import 'pg';
    await createAdapter(createLogger('suppliers', 'silent')).init();
    const loaded = [...Object.keys(Module._cache), ...process.moduleLoadList];
    console.log(JSON.stringify(loaded.filter((name) => /\\/(pg|ajv|undici|fast-json-stringify-compiler)(\\/lib\\/index.js|\\/|$)/.test(name))));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  });
  const packages = new Set((JSON.parse(stdout) as string[]).map((name) => /(pg|ajv|undici|compiler)/.exec(name)?.[0]));
  // The package pg is what would ask for them.
  expect([...packages]).toEqual(['pg']);
});
