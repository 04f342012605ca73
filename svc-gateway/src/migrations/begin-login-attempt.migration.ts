import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts a login attempt in one round trip: each one holds a lock until its commit, and concurrent attempts wait for it. A function
 * reads after its lock, since each of its statements has a snapshot of its own.
 */
export class BeginLoginAttempt1700000081000 implements MigrationInterface {
  name = 'BeginLoginAttempt1700000081000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function begin_login_attempt(caller inet, account text, attempts uuid[], max_failures integer, failures_within interval,
        first_wait interval, longest_wait interval, memory interval, global_failures integer)
      returns table (seconds integer, many boolean) language plpgsql as $$
      declare
        -- Always in this order, so that two attempts do not wait for each other. Failures of an account belong to no address.
        subjects text[] := case when account is null then array['shared'] else array['account', account] end;
        origins cidr[] := array[network(case family(caller) when 6 then set_masklen(caller, 64) else caller end), '0.0.0.0/0'::cidr];
        next_series integer[] := '{}';
        last record;
      begin
        for n in 1 .. cardinality(subjects) loop
          perform pg_advisory_xact_lock(hashtextextended(subjects[n] || ' ' || origins[n]::text, 0));
          -- In a complete series the newest failure and the first one are at most that time apart.
          select failures.series, coalesce(at - first_at <= failures_within, false) as complete,
              ceil(extract(epoch from at + least(first_wait * 2 ^ least(failures.series, 4), longest_wait) - clock_timestamp()))::integer as wait
            into last
            from (select login_attempts.series, at, id, lag(at, max_failures - 1) over (partition by login_attempts.series order by at, id) as first_at
                  from login_attempts where subject = subjects[n] and origin = origins[n] and at > clock_timestamp() - memory) failures
            order by failures.series desc, at desc, id desc limit 1;
          if last.complete and last.wait > 0 then
            return query select last.wait, false;
            return;
          end if;
          next_series := next_series || coalesce(last.series + last.complete::integer, 0);
        end loop;
        insert into login_attempts (id, origin, series, subject)
          select attempts[n], origins[n], next_series[n], subjects[n] from generate_subscripts(subjects, 1) n;
        return query select 0, count(*) > global_failures
          from (select from login_attempts where at > clock_timestamp() - failures_within limit global_failures + 1) recent;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function begin_login_attempt');
  }
}
