import { addGauges } from '@fsvp/service-kit/observability/metrics/gauges';
import type { Upstream } from './upstream.js';

/** Adds the metrics of the services behind the gateway, as this process sees them. */
export function addUpstreamMetrics(upstreams: Upstream[]): void {
  addGauges({
    source: 'upstreams',
    help: {
      upstream_breaker_open: '1 while the circuit breaker refuses requests to the service, else 0',
      upstream_replicas: 'Addresses of the service',
      upstream_replicas_unready:
        'Addresses of the service that are not ready; 0 with a single address, which is not asked',
      upstream_calls: 'Calls of the service in progress; at most 256',
      upstream_streams: 'Uploads and downloads in progress; at most 32',
    },
    labelNames: ['service'],
    read: () =>
      upstreams.map(({ name, state }) => ({
        labels: { service: name },
        values: {
          upstream_breaker_open: Number(state.breakerOpen),
          upstream_replicas: state.replicas,
          upstream_replicas_unready: state.unready,
          upstream_calls: state.calls,
          upstream_streams: state.streams,
        },
      })),
  });
}
