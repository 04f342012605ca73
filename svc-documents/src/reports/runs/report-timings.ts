import * as z from 'zod/mini';

const duration = (fallback: number) => z._default(z.int().check(z.positive()), fallback);

/** Durations of report runs in ms. Tests shorten them. */
export const reportTimings = z.object({
  /** Between two signs of life of an attempt. */
  heartbeat: duration(2000),
  /** An attempt without a sign of life for this long is taken over. */
  heartbeatLost: duration(30_000),
  /** An attempt in which no row has moved for this long has failed. */
  hung: duration(60_000),
  /** Before another try, times the number of tries so far. */
  retryDelay: duration(3000),
  /** A stopping worker finishes its runs within this time or puts them back. */
  finishWithin: duration(15_000),
  /** For how long BullMQ keeps a job for a worker that gives no sign of life. */
  jobLock: duration(30_000),
  /** Between two searches for jobs whose worker is gone. */
  stalledJobs: duration(10_000),
  /** Between two searches for runs without a job. */
  sweep: duration(3000),
});
export type ReportTimings = z.output<typeof reportTimings>;
