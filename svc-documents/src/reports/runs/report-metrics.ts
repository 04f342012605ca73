import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RUN_STATUSES, type RunStatus } from '@fsvp/contracts/reports/report';
import { addGauges } from '@fsvp/service-kit/observability/metrics/gauges';
import { DataSource } from 'typeorm';
import { RunQueue } from './run-queue.js';

interface StatusRow {
  status: RunStatus;
  report_runs: number;
  report_runs_retried: number;
  report_runs_oldest_seconds: number;
}

const NONE = { report_runs: 0, report_runs_retried: 0, report_runs_oldest_seconds: 0 };

/** Metrics of report runs and their queue, read for each scrape: all replicas return the same values. */
@Injectable()
export class ReportMetrics implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: RunQueue,
  ) {}

  onApplicationBootstrap(): void {
    addGauges({
      source: 'report runs',
      help: {
        report_runs: 'Report runs by status',
        report_runs_retried: 'Report runs that needed more than one try, by status',
        report_runs_oldest_seconds: 'Age of the oldest report run, by status',
      },
      labelNames: ['status'],
      read: async () => {
        const rows = await this.countRuns();
        return RUN_STATUSES.map((status) => ({
          labels: { status },
          values: rows.find((row) => row.status === status) ?? NONE,
        }));
      },
    });
    addGauges({
      source: 'report queue',
      help: {
        report_queue_waiting: 'Jobs in the queue that wait for a worker',
        report_queue_active: 'Jobs in the queue that a worker processes',
        report_queue_oldest_seconds: 'Age of the job that waits longest; 0 without any',
      },
      read: async () => {
        const { waiting, active, oldestSeconds } = await this.queue.readState();
        return [
          {
            values: {
              report_queue_waiting: waiting,
              report_queue_active: active,
              report_queue_oldest_seconds: oldestSeconds,
            },
          },
        ];
      },
    });
  }

  private countRuns(): Promise<StatusRow[]> {
    return this.dataSource.query<StatusRow[]>(
      `select status, count(*)::int as report_runs, count(*) filter (where tries > 1)::int as report_runs_retried,
         extract(epoch from now() - min(created_at))::float as report_runs_oldest_seconds from report_runs group by status`,
    );
  }
}
