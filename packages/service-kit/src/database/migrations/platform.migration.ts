import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The tables every service has: event log, inbox, dead letters, idempotency keys. The application role may add facts to the event log
 * and let the relay fill its four columns; it may not change or delete a fact. A trigger holds the owner to the same.
 */
export class Platform1700000000000 implements MigrationInterface {
  name = 'Platform1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function iso(instant timestamptz) returns text language sql immutable parallel safe
        return to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

      create function utc_day(instant timestamptz) returns date language sql immutable parallel safe
        return (instant at time zone 'UTC')::date;

      create table event_log (
        id uuid primary key,
        aggregate_type text not null,
        aggregate_id uuid not null,
        aggregate_version integer not null,
        type text not null,
        actor uuid,
        request_id text,
        before jsonb,
        after jsonb,
        occurred_at timestamptz(3) not null default clock_timestamp(),
        seq bigint unique,
        prev_hash text,
        hash text,
        published_at timestamptz(3),
        unique (aggregate_id, aggregate_version, type)
      );
      create index event_log_unsealed on event_log (id) where seq is null;
      create index event_log_unpublished on event_log (seq) where published_at is null;
      create index event_log_aggregate on event_log (aggregate_id);

      create table inbox (
        consumer text not null,
        event_id uuid not null,
        handled_at timestamptz(3) not null default now(),
        primary key (consumer, event_id)
      );

      create table dead_letter (
        consumer text not null,
        event_id uuid not null,
        event jsonb not null,
        error text not null,
        died_at timestamptz(3) not null default now(),
        primary key (consumer, event_id)
      );

      create table idempotency (
        call text not null,
        key text not null,
        body_hash text not null,
        answer jsonb,
        created_at timestamptz(3) not null default now(),
        primary key (call, key)
      );

      create function refuse_changed_fact() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          raise exception 'the event log is evidence: rows are never deleted' using errcode = '42501';
        end if;
        if (new.id, new.aggregate_type, new.aggregate_id, new.aggregate_version, new.type, new.actor, new.request_id, new.before, new.after, new.occurred_at)
           is distinct from
           (old.id, old.aggregate_type, old.aggregate_id, old.aggregate_version, old.type, old.actor, old.request_id, old.before, old.after, old.occurred_at)
           or (old.hash is not null and (new.seq, new.prev_hash, new.hash) is distinct from (old.seq, old.prev_hash, old.hash)) then
          raise exception 'the event log is evidence: facts are never changed' using errcode = '42501';
        end if;
        return new;
      end $$;
      create trigger event_log_facts before update or delete on event_log for each row execute function refuse_changed_fact();

      do $$
      declare app text := regexp_replace(current_user, '_owner$', '');
      begin
        if app <> current_user and exists (select from pg_roles where rolname = app) then
          execute format('revoke update, delete, truncate on event_log from %I', app);
          execute format('grant update (seq, prev_hash, hash, published_at) on event_log to %I', app);
        end if;
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('The event log is evidence; this migration is not undone.');
  }
}
