import * as z from 'zod/mini';

const duration = (fallback: number) => z._default(z.int().check(z.positive()), fallback);

/** Durations in ms for report runs. Tests use shorter ones. */
export const reportTimings = z.object({
  /** Between two heartbeats of an attempt. */
  heartbeat: duration(2000),
  /** Without a heartbeat for this long, another worker takes the run over. */
  heartbeatLost: duration(15_000),
  /** An attempt that processes no row for this long fails. */
  hung: duration(60_000),
  /** Before a retry, multiplied by the number of tries. */
  retryDelay: duration(3000),
  /** A worker that is stopping finishes its runs within this time or releases them. */
  finishWithin: duration(15_000),
  /** BullMQ's `lockDuration`. */
  jobLock: duration(30_000),
  /** BullMQ's `stalledInterval`. */
  stalledJobs: duration(10_000),
  /** Between two runs of the sweeper. */
  sweep: duration(3000),
});
export type ReportTimings = z.output<typeof reportTimings>;
