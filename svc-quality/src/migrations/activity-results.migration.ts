import { changeLogFunction } from '@fsvp/service-kit/lists/counts/change-log';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `
  id uuid primary key,
  version integer not null,
  created_by uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  activity_id uuid not null references verification_activities,
  file_id uuid,
  plan_line_key uuid`;

const COUNTED = [
  'status',
  'type',
  'search_text',
  'created_at',
  'due_date',
  'scheduled_date',
  'title',
  'supplier_name',
  'updated_at',
];

/** The section of 21 CFR is that of the result's activity; the state follows from the result and its newest review. */
const STATE_OF_RESULT = `
  create or replace function set_result_state(changed uuid) returns void language sql as $$
    update verification_activities v set result_state = s.state, result_activity = s.activity
    from (
      select r.activity_id, r.activity, case
          when r.state = 'draft' then 'draft'
          else coalesce((
            select 'reviewed_' || w.assessment from result_reviews w
            where w.result_id = r.id and w.state = 'signed' and w.result_version = r.version), 'complete')
        end as state
      from activity_results r where r.activity_id = changed
    ) s
    where v.id = s.activity_id and (v.result_state, v.result_activity) is distinct from (s.state, s.activity)
  $$;
  create or replace function note_result_state() returns trigger language plpgsql as $$
  begin
    perform set_result_state(new.activity_id);
    return null;
  end $$;`;

/**
 * Results of verification activities and their reviews. Activities name the FSVP file and the line of its plan, and how far
 * their result is, which triggers keep. Not one transaction, since readers and writers of activities go on; each statement can
 * be repeated.
 */
export class ActivityResults1700000109740 implements MigrationInterface {
  name = 'ActivityResults1700000109740';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists activity_results (${RECORD},
        activity varchar(20) not null,
        started_on date,
        performed_on date,
        performed_by jsonb not null,
        qualification_evidence text,
        independent boolean,
        procedures text,
        conclusions text,
        corrective_actions text,
        regulations text,
        food_safety_plan_reviewed varchar(10),
        food_safety_plan_reason text,
        authority text,
        why_appropriate text,
        food text,
        lot_number text,
        samples integer,
        tests jsonb not null,
        reported_on date,
        laboratory_name text,
        laboratory_address text,
        document_ids uuid[] not null,
        inspection_id uuid,
        late_reason text,
        state varchar(10) not null check (state in ('draft', 'complete')),
        completed_at timestamptz(3),
        unique (activity_id)
      );
      create index if not exists activity_results_line on activity_results (plan_line_key) where plan_line_key is not null;

      create table if not exists result_reviews (${RECORD},
        result_id uuid not null references activity_results,
        version_number integer not null,
        state varchar(20) not null,
        result_version integer not null,
        assessment varchar(10) not null check (assessment in ('adequate', 'inadequate')),
        reason text,
        hazard_keys uuid[] not null,
        action_ids uuid[] not null,
        signed_by_name text,
        signed_at timestamptz(3)
      );
      create unique index if not exists result_reviews_number on result_reviews (result_id, version_number) where deleted_at is null;
      create unique index if not exists result_reviews_open on result_reviews (result_id, state)
        where state in ('draft', 'signed') and deleted_at is null;
      create index if not exists result_reviews_activity on result_reviews (activity_id);

      alter table verification_activities
        add column if not exists file_id uuid,
        add column if not exists plan_line_key uuid,
        add column if not exists result_state text not null default 'none',
        add column if not exists result_activity text;
      ${STATE_OF_RESULT}
      drop trigger if exists activity_results_state on activity_results;
      create trigger activity_results_state after insert or update on activity_results
        for each row execute function note_result_state();
      drop trigger if exists result_reviews_state on result_reviews;
      create trigger result_reviews_state after insert or update on result_reviews
        for each row execute function note_result_state();

      alter table verification_changes add column if not exists result_state text;
      ${changeLogFunction({ table: 'verification_activities', log: 'verification_changes', columns: [...COUNTED, 'result_state'] })}
    `);
    // These wait for all running transactions, such as a report, and nobody waits for them.
    await runner.query('set lock_timeout = 0');
    for (const [name, columns] of Object.entries({
      verification_activities_file: `(file_id, created_at desc, id desc) where file_id is not null and deleted_at is null`,
      // The counts of the list are read from it.
      verification_activities_counted: `(status, type, result_state) where deleted_at is null`,
      verification_activities_line: `(plan_line_key) where plan_line_key is not null`,
      verification_activities_result: `(result_state, created_at desc, id desc) where result_state <> 'none' and deleted_at is null`,
    })) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on verification_activities ${columns}`);
    }
    await runner.query('reset lock_timeout');
  }

  async down(): Promise<void> {
    throw new Error('Results and their reviews would be lost; this migration is not undone.');
  }
}
