import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks, their deliveries, and how far the changes of each service were turned into deliveries (ADR 45). */
export class Webhooks1700000093000 implements MigrationInterface {
  name = 'Webhooks1700000093000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhooks (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        name text not null,
        url text not null,
        types text[] not null,
        state text not null check (state in ('active', 'paused', 'disabled')),
        disabled_at timestamptz(3),
        disabled_reason text check (disabled_reason in ('failing', 'gone')),
        secret text not null,
        former_secrets jsonb not null,
        last_delivered_at timestamptz(3),
        failing_since timestamptz(3)
      );
      create unique index webhooks_name on webhooks (name) where deleted_at is null;

      create table webhook_deliveries (
        id uuid primary key,
        webhook_id uuid not null references webhooks (id),
        message_id uuid not null,
        type text not null,
        record_type text,
        record_id uuid,
        record_version integer,
        body text not null,
        state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
        attempts integer not null default 0,
        tries integer not null default 0,
        claim integer not null default 0,
        leased_until timestamptz(3),
        next_attempt_at timestamptz(3),
        ended_at timestamptz(3),
        status integer,
        error text,
        history jsonb not null default '[]',
        created_at timestamptz(3) not null default now(),
        -- An event that is read again is not delivered again.
        unique (webhook_id, message_id)
      );
      comment on column webhook_deliveries.tries is 'Attempts since it was last sent again by a person; attempts counts all';
      comment on column webhook_deliveries.claim is 'Number of the latest attempt, whose worker alone may write the result';
      comment on column webhook_deliveries.next_attempt_at is 'Null while it waits for an earlier delivery of the record';
      create index webhook_deliveries_list on webhook_deliveries (webhook_id, state, id);
      create index webhook_deliveries_of_record on webhook_deliveries (webhook_id, record_id, id);
      create index webhook_deliveries_order on webhook_deliveries (webhook_id, record_id, record_version, id) where state = 'waiting';
      create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at, id)
        where state = 'waiting' and next_attempt_at is not null;
      create index webhook_deliveries_leased on webhook_deliveries (webhook_id) where leased_until is not null;
      create index webhook_deliveries_ended on webhook_deliveries (ended_at) where state <> 'waiting';

      create table webhook_cursors (
        service text primary key,
        position bigint not null default 0,
        mark text not null default '',
        holder uuid,
        held_until timestamptz(3) not null default '-infinity'
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table webhook_cursors; drop table webhook_deliveries; drop table webhooks;');
  }
}
