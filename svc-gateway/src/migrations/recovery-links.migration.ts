import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps with a link whether it removes the second factor. Earlier links then do not. */
export class RecoveryLinks1700000084000 implements MigrationInterface {
  name = 'RecoveryLinks1700000084000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invitations add column remove_second_factor boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invitations drop column remove_second_factor');
  }
}
