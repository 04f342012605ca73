import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suppliers by risk level, one row per day, for the risk trend. */
export class RiskSnapshots1700000014000 implements MigrationInterface {
  name = 'RiskSnapshots1700000014000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table risk_snapshots (
        day date primary key,
        high integer not null check (high >= 0),
        medium integer not null check (medium >= 0),
        low integer not null check (low >= 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table risk_snapshots');
  }
}
