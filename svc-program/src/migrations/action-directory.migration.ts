import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of corrective actions: which were open, and overdue, on a day. */
export class ActionDirectory1700000097600 implements MigrationInterface {
  name = 'ActionDirectory1700000097600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table action_directory (
        id uuid primary key,
        supplier_id uuid not null,
        title text not null,
        status text not null,
        priority text not null,
        due_on date not null,
        opened_on date not null,
        -- Null until it is completed or closed.
        done_on date,
        version integer not null,
        deleted boolean not null
      );
      create index action_directory_supplier on action_directory (supplier_id, done_on) where not deleted;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table action_directory');
  }
}
