import type { MigrationInterface, QueryRunner } from 'typeorm';
import { marksFilesDue, marksFilesOf } from './files-due.js';

/** The copies of activities of verification plans, of their results and of the reviews of these. */
export class ActivityResults1700000109742 implements MigrationInterface {
  name = 'ActivityResults1700000109742';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table plan_activities (
        id uuid primary key,
        supplier_id uuid not null,
        -- Null of one that does not belong to a plan any more.
        file_id uuid,
        line_key uuid,
        title text not null,
        status text not null,
        due_on date not null,
        version integer not null,
        deleted boolean not null
      );
      create index plan_activities_file on plan_activities (file_id) where file_id is not null;

      create table activity_results (
        id uuid primary key,
        activity_id uuid not null,
        activity text not null,
        state text not null,
        performed_on date,
        completed_at timestamptz(3),
        document_ids uuid[] not null,
        version integer not null
      );
      create index activity_results_activity on activity_results (activity_id);
      create index activity_results_documents on activity_results using gin (document_ids);

      create table result_reviews (
        id uuid primary key,
        result_id uuid not null,
        activity_id uuid not null,
        result_version integer not null,
        version_number integer not null,
        state text not null,
        assessment text not null,
        action_ids uuid[] not null,
        signed_by_name text,
        signed_at timestamptz(3),
        version integer not null,
        deleted boolean not null
      );
      create index result_reviews_result on result_reviews (result_id);
      create index result_reviews_activity on result_reviews (activity_id);

      -- Closed, with its verification of effectiveness described.
      alter table action_directory add column effective boolean not null default false;

      ${marksFilesDue('plan_activities', 'id', 'file_id')}
      ${marksFilesOf(
        'activity_results',
        'results',
        'select a.file_id from changed c join plan_activities a on a.id = c.activity_id where a.file_id is not null',
      )}
      ${marksFilesOf(
        'result_reviews',
        'reviews',
        'select a.file_id from changed c join plan_activities a on a.id = c.activity_id where a.file_id is not null',
      )}
      ${marksFilesOf(
        'document_directory',
        'result_documents',
        `select a.file_id from changed d join activity_results r on r.document_ids @> array[d.id]
           join plan_activities a on a.id = r.activity_id where a.file_id is not null`,
      )}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function mark_files_of_results_due cascade;
      drop function mark_files_of_reviews_due cascade;
      drop function mark_files_of_result_documents_due cascade;
      alter table action_directory drop column effective;
      drop table result_reviews, activity_results, plan_activities;
    `);
  }
}
