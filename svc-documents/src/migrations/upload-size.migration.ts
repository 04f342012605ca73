import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The size that the requester of an upload URL announced: the URL takes a file of exactly that size. */
export class UploadSize1700000061000 implements MigrationInterface {
  name = 'UploadSize1700000061000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table uploads add column announced_size integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table uploads drop column announced_size');
  }
}
