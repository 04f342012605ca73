import { Counter, Gauge, register } from 'prom-client';

/** A reading that takes longer has failed, so that a scrape ends while a neighbour hangs. */
const LIMIT_MS = 2000;
const FAILURES = 'metrics_read_failures_total';

/** Values of some gauges for one set of labels. */
export interface Row<N extends string> {
  labels?: Record<string, string>;
  values: Partial<Record<N, number>>;
}

export interface GaugeGroup<N extends string> {
  /** What is read, such as 'event log'. */
  source: string;
  /** The gauges by name, with what they mean. */
  help: Record<N, string>;
  labelNames?: string[];
  read: () => Promise<Row<N>[]> | Row<N>[];
}

/**
 * Adds gauges that are read together, once for each scrape. While that fails they have no values, and all other metrics
 * still work.
 */
export function addGauges<N extends string>({ source, help, labelNames = [], read }: GaugeGroup<N>): void {
  const failures = readFailures();
  failures.inc({ source }, 0);
  let reading: Promise<Row<N>[]> | undefined;
  const readOnce = () =>
    (reading ??= withinLimit(read)
      .catch(() => {
        failures.inc({ source });
        return [];
      })
      .finally(() => (reading = undefined)));
  for (const [name, text] of Object.entries(help) as [N, string][]) {
    // Tests start several services in one process.
    register.removeSingleMetric(name);
    new Gauge({
      name,
      help: text,
      labelNames,
      async collect() {
        const rows = await readOnce();
        this.reset();
        // `reset` sets a gauge without labels to 0.
        if (labelNames.length === 0) this.remove();
        for (const { labels = {}, values } of rows) if (values[name] !== undefined) this.set(labels, values[name]);
      },
    });
  }
}

function readFailures(): Counter {
  return (
    (register.getSingleMetric(FAILURES) as Counter | undefined) ??
    new Counter({ name: FAILURES, help: 'Readings of metrics that failed, by what was read', labelNames: ['source'] })
  );
}

async function withinLimit<T>(read: () => Promise<T> | T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The reading took too long')), LIMIT_MS);
  });
  try {
    return await Promise.race([read(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
