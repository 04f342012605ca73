import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RUN_STATUSES, type RunStatus } from '@fsvp/contracts/report';
import { Gauge, register } from 'prom-client';
import { DataSource } from 'typeorm';

interface StatusRow {
  status: RunStatus;
  runs: number;
  retried: number;
  oldestSeconds: number;
}

const COLUMNS: [metric: string, help: string, column: keyof Omit<StatusRow, 'status'>][] = [
  ['report_runs', 'Report runs by status', 'runs'],
  ['report_runs_retried', 'Report runs that needed more than one try, by status', 'retried'],
  ['report_runs_oldest_seconds', 'Age of the oldest report run, by status', 'oldestSeconds'],
];

/** Metrics of report runs. They are counted in the database for each scrape, so all replicas return the same values. */
@Injectable()
export class ReportMetrics implements OnApplicationBootstrap {
  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    const read = () => this.countRuns();
    for (const [name, help, column] of COLUMNS) {
      register.removeSingleMetric(name);
      new Gauge({
        name,
        help,
        labelNames: ['status'],
        async collect() {
          this.reset();
          for (const row of await read()) this.set({ status: row.status }, row[column]);
        },
      });
    }
  }

  /** One row per status; none while the database does not answer, so that the other metrics still work. */
  private async countRuns(): Promise<StatusRow[]> {
    const rows = await this.dataSource
      .query<StatusRow[]>(
        `select status, count(*)::int as runs, count(*) filter (where tries > 1)::int as retried,
           extract(epoch from now() - min(created_at))::float as "oldestSeconds" from report_runs group by status`,
      )
      .catch(() => undefined);
    if (!rows) return [];
    return RUN_STATUSES.map(
      (status) => rows.find((row) => row.status === status) ?? { status, runs: 0, retried: 0, oldestSeconds: 0 },
    );
  }
}
