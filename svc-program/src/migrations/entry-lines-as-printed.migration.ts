import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entry numbers of any form, and what else of a line is printed. A longer varchar rewrites neither the table nor its indexes. */
export class EntryLinesAsPrinted1700000107100 implements MigrationInterface {
  name = 'EntryLinesAsPrinted1700000107100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table entry_lines
        alter column entry_number type varchar(50) collate "C",
        add column prior_notice_number text,
        add column lots text,
        add column quantity text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table entry_lines
        drop column prior_notice_number,
        drop column lots,
        drop column quantity,
        alter column entry_number type varchar(13) collate "C" using left(entry_number, 13);
    `);
  }
}
