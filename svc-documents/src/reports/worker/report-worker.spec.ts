import { expect, it, jest } from '@jest/globals';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import type { ObjectStore } from '../../object-store/object-store.js';
import { MAX_TRIES, type RunClaims } from '../runs/run-claims.js';
import type { QueueSettings } from '../runs/run-queue.js';
import { reportTimings } from '../runs/report-timings.js';
import type { ReportGenerator } from './report-generator.js';
import { ReportWorker } from './report-worker.js';

it.each([
  [{ code: 'ENOSPC' }, /^The server's disk is full/],
  [{ code: '57P01' }, /^The database isn't responding/],
  [{}, /^The report could not be generated/],
])('names the cause of the last failure: %p', async (cause, text) => {
  const fail = jest.fn<RunClaims['fail']>().mockResolvedValue(true);
  const claims = { claim: () => Promise.resolve({ id: 'a', attempt: 3, tries: MAX_TRIES }), fail };
  const generator = { generate: () => Promise.reject(Object.assign(new Error('failed'), cause)) };
  const queue = { timings: reportTimings.parse({}) };
  const worker = new ReportWorker(
    claims as unknown as RunClaims,
    generator as unknown as ReportGenerator,
    {} as ObjectStore,
    queue as QueueSettings,
    createLogger('worker', 'silent'),
  );
  await worker.processRun({ runId: 'a' });
  expect(fail).toHaveBeenCalledWith(expect.objectContaining({ id: 'a' }), expect.stringMatching(text));
});
