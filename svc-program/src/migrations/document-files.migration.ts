import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copies of documents know their language, and whether the stored file is damaged. */
export class DocumentFiles1700000099100 implements MigrationInterface {
  name = 'DocumentFiles1700000099100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table document_directory add column language text not null default 'en',
        add column damaged boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table document_directory drop column language, drop column damaged');
  }
}
