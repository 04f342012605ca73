import type { ReportType } from '@fsvp/contracts/reports/report';
import { Histogram, register } from 'prom-client';

/** How an attempt ended; a retried one failed and is tried again. */
export type AttemptResult = 'finished' | 'failed' | 'retried' | 'released' | 'lost';

const METRIC = 'report_duration_seconds';

/** Durations of this process's attempts to generate a report. */
export class ReportDurations {
  private readonly durations: Histogram<'report' | 'result'>;

  constructor() {
    // Tests start several workers in one process.
    register.removeSingleMetric(METRIC);
    this.durations = new Histogram({
      name: METRIC,
      help: 'Duration of attempts to generate a report, by kind of report and result',
      labelNames: ['report', 'result'],
      buckets: [0.5, 1, 2, 5, 10, 30, 60, 180, 600],
    });
  }

  /** Measures from now until the returned function is called with the result. */
  start(report: ReportType): (result: AttemptResult) => void {
    const end = this.durations.startTimer({ report });
    return (result) => void end({ result });
  }
}
