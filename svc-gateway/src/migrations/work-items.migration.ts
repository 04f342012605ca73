import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people decided about lines of My Work: until when they are snoozed, and to whom they were handed over. */
export class WorkItems1700000111952 implements MigrationInterface {
  name = 'WorkItems1700000111952';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table work_items (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        key text not null unique,
        kind varchar(30) not null,
        title text not null,
        record_type varchar(50) not null,
        record_id uuid not null,
        snoozed_until date,
        snooze_reason text,
        snoozed_at timestamptz(3),
        snoozed_by uuid,
        handed_to uuid,
        hand_over_reason text,
        handed_at timestamptz(3),
        handed_by uuid
      );
      create index work_items_handed on work_items (handed_to, handed_at) where handed_to is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table work_items');
  }
}
