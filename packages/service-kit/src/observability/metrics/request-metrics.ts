import { collectDefaultMetrics, Histogram, register } from 'prom-client';

/** Names the route of a service's response to the gateway, which measures and logs by it. */
export const ROUTE_HEADER = 'x-fsvp-route';

let durations: Histogram<'method' | 'route' | 'status'> | undefined;

/** Adds the metrics of every process: requests, CPU, memory, garbage collection, delay of the event loop. */
export function addProcessMetrics(): void {
  if (durations) return;
  collectDefaultMetrics({ register });
  durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests, by method, route and class of the status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 8],
  });
}

/** @param route the pattern, never the path: each value is a series of its own */
export function measureRequest(method: string, route: string, status: number, seconds: number): void {
  durations?.observe({ method, route, status: `${Math.trunc(status / 100)}xx` }, seconds);
}
