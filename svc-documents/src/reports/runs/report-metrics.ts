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

/**
 * Shows in `/metrics` what waits, runs, failed and was retried. The rows are counted for each reading, so every replica
 * shows the same.
 */
@Injectable()
export class ReportMetrics implements OnApplicationBootstrap {
  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    const read = () => this.readRows();
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

  /** A row for each status; none while the database does not answer, so that the other metrics still can be read. */
  private async readRows(): Promise<StatusRow[]> {
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
