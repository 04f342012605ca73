import type { MigrationInterface, QueryRunner } from 'typeorm';

const DRAFTS = [
  'applicability_determinations',
  'food_hazard_analyses',
  'supplier_evaluations',
  'supplier_approvals',
  'verification_plans',
  'reevaluation_dismissals',
  'procedures',
  'qualifications',
  'importer_eligibilities',
];

/**
 * What a file needs next, as its readiness is stored, and indexes for what is to be signed and what ends (ADR 95). Not one transaction,
 * since readers and writers go on while the indexes are made; each statement can be repeated.
 */
export class WorkItems1700000111950 implements MigrationInterface {
  name = 'WorkItems1700000111950';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // Activities, their reviews, corrective actions and reevaluations are lines of their own; so is the end of what assurances,
    // eligibilities and evaluations satisfy.
    await runner.query(`
      create or replace function next_requirement(blocking text[], missing text[], expiring text[]) returns text
      language sql immutable parallel safe as $$
        select code from (
          select code, place from unnest(blocking || missing) with ordinality as one (code, place)
          union all select code, 1000 + place from unnest(expiring) with ordinality as one (code, place)
          where code <> all (array['AS-3', 'AS-5', 'VS-1', 'VS-2', 'SS-1', 'SS-2', 'EV-1', 'AV-1'])
        ) codes where code <> all (array['VA-1', 'VR-1', 'CA-1', 'RE-1']) order by place limit 1
      $$;
      alter table fsvp_file_readiness add column if not exists next_code text
        generated always as (next_requirement(blocking, missing, expiring)) stored;
    `);
    await runner.query('set lock_timeout = 0');
    for (const [name, columns] of [
      ...DRAFTS.map((table) => [`${table}_drafts`, `${table} (id) where state = 'draft' and deleted_at is null`]),
      ['qualifications_ending', `qualifications (valid_until) where state = 'signed' and deleted_at is null`],
      ['assurances_ending', `assurances (valid_until) where deleted_at is null`],
      ['reevaluations_to_do', `reevaluations (due_on, id) where status = 'open'`],
    ]) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${columns}`);
    }
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of DRAFTS) await runner.query(`drop index if exists ${table}_drafts`);
    await runner.query(`
      drop index qualifications_ending, assurances_ending, reevaluations_to_do;
      alter table fsvp_file_readiness drop column next_code;
      drop function next_requirement;
    `);
  }
}
