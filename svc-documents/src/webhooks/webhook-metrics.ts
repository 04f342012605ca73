import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { WEBHOOK_STATES, type WebhookState } from '@fsvp/contracts/webhooks/webhook';
import { addGauges } from '@fsvp/service-kit/observability/metrics/gauges';
import { DataSource } from 'typeorm';

interface StateRow {
  state: WebhookState;
  webhooks: number;
  webhook_deliveries_waiting: number;
  webhook_deliveries_overdue_seconds: number;
}

const NONE = { webhooks: 0, webhook_deliveries_waiting: 0, webhook_deliveries_overdue_seconds: 0 };

/** Metrics of webhooks and their deliveries, read for each scrape: all replicas return the same values. */
@Injectable()
export class WebhookMetrics implements OnApplicationBootstrap {
  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    addGauges({
      source: 'webhooks',
      help: {
        webhooks: 'Webhooks by state',
        webhook_deliveries_waiting: 'Deliveries that were not made yet, by state of their webhook',
        webhook_deliveries_overdue_seconds:
          'How long the next attempt of a delivery is overdue, by state of its webhook',
      },
      labelNames: ['state'],
      read: async () => {
        const rows = await this.dataSource.query<StateRow[]>(
          `select state, count(*)::int as webhooks, sum(waiting)::int as webhook_deliveries_waiting,
             greatest(0, extract(epoch from now() - min(due)))::float as webhook_deliveries_overdue_seconds
           from webhooks cross join lateral (
             select (select count(*) from webhook_deliveries where webhook_id = webhooks.id and state = 'waiting') as waiting,
               (select next_attempt_at from webhook_deliveries
                where webhook_id = webhooks.id and state = 'waiting' and next_attempt_at is not null
                  and (leased_until is null or leased_until < now())
                order by next_attempt_at limit 1) as due) deliveries
           where deleted_at is null group by state`,
        );
        return WEBHOOK_STATES.map((state) => ({
          labels: { state },
          values: rows.find((row) => row.state === state) ?? NONE,
        }));
      },
    });
  }
}
