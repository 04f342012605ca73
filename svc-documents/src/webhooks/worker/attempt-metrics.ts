import { Counter, Histogram, register } from 'prom-client';
import type { Attempt } from './delivery-sender.js';

const ATTEMPTS = 'webhook_attempts_total';
const DURATION = 'webhook_attempt_duration_seconds';
const RESULTS: Attempt['result'][] = ['delivered', 'refused_answer', 'no_answer', 'not_allowed'];

/** Attempts of this process to deliver events. */
export class AttemptMetrics {
  private readonly attempts: Counter<'result'>;
  private readonly durations: Histogram;

  constructor() {
    // Tests start several workers in one process.
    register.removeSingleMetric(ATTEMPTS);
    register.removeSingleMetric(DURATION);
    this.attempts = new Counter({
      name: ATTEMPTS,
      help: 'Attempts to deliver events to webhooks, by result',
      labelNames: ['result'],
    });
    for (const result of RESULTS) this.attempts.inc({ result }, 0);
    this.durations = new Histogram({
      name: DURATION,
      help: 'Duration of attempts to deliver events to webhooks',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    });
  }

  add({ result, milliseconds }: Attempt): void {
    this.attempts.inc({ result });
    this.durations.observe(milliseconds / 1000);
  }
}
