import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of documents: evidence by link, which can expire and be withdrawn. */
export class DocumentDirectory1700000097500 implements MigrationInterface {
  name = 'DocumentDirectory1700000097500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table document_directory (
        id uuid primary key,
        title text not null,
        supplier_id uuid,
        expiry_day date,
        version integer not null,
        withdrawn boolean not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table document_directory');
  }
}
