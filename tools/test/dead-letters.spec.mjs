import { expect, test } from '@jest/globals';
import { list, replay } from '../dead-letters/actions.mjs';
import { readArguments } from '../dead-letters/arguments.mjs';

const ID = 'quality/0197a000-0000-7000-8000-00000000000a';
const letter = (/** @type {number} */ number) => ({
  id: `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  service: 'quality',
  consumer: 'quality-follow-supplier-events',
  eventType: 'supplier.updated.v1',
  record: { type: 'supplier', id: 'x', name: 'Bay Seafood' },
  failedAt: '2026-03-05T12:00:00.000Z',
  tries: 5,
  reason: 'Value too long',
  discarded: null,
});

/** A suite with so many dead letters, of which those of `failing` fail again. */
function createApi(/** @type {number} */ total, { failing = [0], unavailable = /** @type {string[]} */ ([]) } = {}) {
  const letters = Array.from({ length: total }, (_, index) => letter(index + 1));
  /** @type {string[]} */ const requests = [];
  return {
    requests,
    async get(/** @type {string} */ path) {
      requests.push(path);
      const query = new URL(path, 'http://suite').searchParams;
      const offset = Number(query.get('offset'));
      const deadLetters = letters.slice(offset, offset + Number(query.get('limit')));
      return { deadLetters, total, groups: [], unavailable };
    },
    async post(/** @type {string} */ path) {
      requests.push(path);
      const failed = failing.some((number) => path.includes(letter(number).id));
      return failed ? { outcome: 'failed', reason: 'Still too long' } : { outcome: 'replayed', reason: null };
    },
  };
}

/** @param {typeof list} action @param {ReturnType<typeof createApi>} api @param {string[]} args */
async function run(action, api, args) {
  /** @type {string[]} */ const printed = [];
  const exitCode = await action(api, readArguments(args), (line) => printed.push(line));
  return { exitCode, text: printed.join('\n') };
}

test.each([
  [['replay'], 'Name the IDs to replay, or --all.'],
  [['replay', ID, '--all'], 'Name the IDs to replay, or --all.'],
  [['replay', ID, '--service', 'quality'], 'need --all'],
  [['list', '--older-than', 'a week'], "'a week' is no age: use days, such as 7d."],
  [['replay', ID, '--older-than', '7d'], 'need --all'],
  [['discard', ID], 'A discard needs --reason'],
  [['discard', '--reason', 'x'], 'Name one ID.'],
  [['show', 'quality/7'], "'quality/7' is not an ID."],
  [['show', ID.replace('quality', 'nobody')], 'is not an ID.'],
  [['list', '--service', 'nobody'], 'is not a service'],
  [['remove', ID], "'remove' is no command."],
  [['list', '--everything'], "Unknown option '--everything'"],
])('refuses %j with a sentence and the usage', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
  expect(() => readArguments(args)).toThrow('Use one of:');
});

test('lists all pages with id, consumer, record and reason, and sends the filters', async () => {
  const api = createApi(101);
  const { exitCode, text } = await run(list, api, [
    'list',
    '--service',
    'quality',
    '--older-than',
    '7d',
    '--discarded',
  ]);
  expect(exitCode).toBe(0);
  expect(text).toContain(`quality/${letter(101).id}  2026-03-05T12:00:00.000Z  5 tries`);
  expect(text).toContain(
    '  quality-follow-supplier-events: supplier.updated.v1 of supplier Bay Seafood\n  Value too long',
  );
  expect(text).toMatch(/101 events\.$/);
  expect(api.requests.map((path) => path.split('?')[1])).toEqual([
    'limit=100&offset=0&service=quality&olderThanDays=7&state=discarded',
    'limit=100&offset=100&service=quality&olderThanDays=7&state=discarded',
  ]);
});

test('names the services that did not answer, with another exit code; JSON stays JSON', async () => {
  const api = createApi(0, { unavailable: ['documents'] });
  expect(await run(list, api, [])).toEqual({
    exitCode: 2,
    text: 'No failed events.\nNo answer from: documents. The list lacks their failed events.',
  });
  const { exitCode, text } = await run(list, api, ['list', '--json']);
  expect([exitCode, JSON.parse(text).unavailable]).toEqual([2, ['documents']]);
});

test('replays all, prints each result, and exits with 2 when one fails again', async () => {
  const api = createApi(3, { failing: [2] });
  const { exitCode, text } = await run(replay, api, ['replay', '--all', '--reason', 'Value too long']);
  expect(exitCode).toBe(2);
  expect(text).toContain(`${letter(2).id}  failed again: Still too long`);
  expect(text).toMatch(/2 replayed, 1 failed again\.$/);
  expect(api.requests[0]).toContain('reason=Value+too+long');
  expect((await run(replay, createApi(1), ['replay', '--all'])).exitCode).toBe(0);
});
