import { describe, expect, it } from '@jest/globals';
import { followChanges, followPages, type ChangesPage, type FollowOptions, type ReadChanges } from './changes.js';
import { FsvpConnectionError, FsvpError } from './fsvp.error.js';

const FAILED = { call: 'GET /api/changes', attempts: 1 };
const page = (ids: string[], next: string, more = false, unavailable: string[] = []) => ({
  changes: ids.map((id) => ({ id })),
  next,
  more,
  unavailable,
});

/** Answers the entries one after the other, then aborts; the queries that it got. */
function feedOf(...answers: (object | Error)[]) {
  const stop = new AbortController();
  const queries: object[] = [];
  const read: ReadChanges = async (query) => {
    queries.push(query);
    const answer = answers[queries.length - 1];
    if (!answer) stop.abort();
    stop.signal.throwIfAborted();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const follow = (options: FollowOptions = {}) =>
    followPages(read, { signal: stop.signal, ...options }, { retryDelay: 1, maxRetryDelay: 2 });
  return { queries, follow };
}

async function collect(pages: AsyncIterable<ChangesPage>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { changes } of pages) ids.push(...changes.map(({ id }) => id));
  return ids;
}

describe('followPages', () => {
  it('goes on after each page, waits for the next change, and ends without an error when it is aborted', async () => {
    const feed = feedOf(page(['a', 'b'], 'c1', true), page([], 'c1'), page(['c'], 'c2'));
    expect(await collect(feed.follow({ after: 'c0', types: ['supplier'] }))).toEqual(['a', 'b', 'c']);
    expect(feed.queries).toEqual(
      ['c0', 'c1', 'c1', 'c2'].map((after) => ({ after, types: ['supplier'], limit: 1000, wait: 30 })),
    );
  });

  it('ends at the last change if it is asked to, without waiting', async () => {
    const feed = feedOf(page(['a'], 'c1', true), page(['b'], 'c2'));
    expect(await collect(feed.follow({ stopAtEnd: true }))).toEqual(['a', 'b']);
    expect(feed.queries).toEqual([
      { limit: 1000, wait: 0 },
      { after: 'c1', limit: 1000, wait: 0 },
    ]);
  });

  it('waits out failures and goes on from the same cursor', async () => {
    const lost = new FsvpConnectionError('lost', undefined, FAILED);
    const busy = new FsvpError({ status: 429, problem: { code: 'token-limit' }, retryAfter: 60 }, FAILED);
    const feed = feedOf(page(['a'], 'c1'), lost, busy, page(['b'], 'c2'));
    const errors: Error[] = [];
    expect(await collect(feed.follow({ onError: (error) => errors.push(error) }))).toEqual(['a', 'b']);
    expect(errors).toEqual([lost, busy]);
    expect(feed.queries[3]).toMatchObject({ after: 'c1' });
  });

  it('asks again for a service that did not answer, also before it ends', async () => {
    const feed = feedOf(page(['a'], 'c1', false, ['quality']), page(['b'], 'c2'));
    const errors: string[] = [];
    const options = { stopAtEnd: true, onError: ({ message }: Error) => errors.push(message) };
    expect(await collect(feed.follow(options))).toEqual(['a', 'b']);
    expect(errors).toEqual(['Services do not answer: quality']);
  });

  it('throws what does not pass', async () => {
    const feed = feedOf(new FsvpError({ status: 400, problem: { code: 'invalid-input' } }, FAILED));
    await expect(collect(feed.follow({ after: 'foreign' }))).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

describe('followChanges', () => {
  const twoPages = () => feedOf(page(['a', 'b'], 'c1', true), page(['c'], 'c2')).follow();

  it('saves the cursor of a page after the loop has handled its last change', async () => {
    const log: string[] = [];
    for await (const { id } of followChanges(twoPages(), async (cursor) => log.push(`save ${cursor}`))) log.push(id);
    expect(log).toEqual(['a', 'b', 'save c1', 'c', 'save c2']);
  });

  it('does not save a page that the loop left', async () => {
    const saved: string[] = [];
    for await (const { id } of followChanges(twoPages(), (cursor) => saved.push(cursor))) if (id === 'b') break;
    expect(saved).toEqual([]);
  });
});
