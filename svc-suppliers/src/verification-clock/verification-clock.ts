import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { EntityManager } from 'typeorm';
import type { SupplierEntity } from '../suppliers/supplier.entity.js';

/** The day on which a supplier was verified by an activity; null: by none any more. */
export interface Completion {
  supplierId: string;
  completedDate: string | null;
}

/**
 * What the last verification date of suppliers consists of: the date that was there before any completion that still counts
 * (`base`), and these completions. A date that a person sets becomes the base, and the completions before it count no more.
 */
export class VerificationClock {
  constructor(private readonly manager: EntityManager) {}

  /** What is known of an activity. */
  async find(activityId: string): Promise<Completion | undefined> {
    const [row] = await this.manager.query<Completion[]>(
      `select supplier_id as "supplierId", iso(completed_date) as "completedDate" from verification_completions where activity_id = $1`,
      [activityId],
    );
    return row;
  }

  /** Notes what the date of a locked supplier was before the next change: of the first one, and after a person has set it. */
  async start({ id, lastVerificationDate }: SupplierEntity): Promise<void> {
    await this.manager.query(
      `with set_by_person as (
         insert into verification_clocks (supplier_id, base, date) values ($1, $2, $2)
         on conflict (supplier_id) do update set base = excluded.base, date = excluded.date
         where verification_clocks.date is distinct from excluded.date returning supplier_id)
       update verification_completions set completed_date = null where supplier_id in (select supplier_id from set_by_person)`,
      [id, lastVerificationDate],
    );
  }

  /**
   * Keeps what an event says of its activity, whose suppliers are locked.
   * @returns false if the event was handled before, or a later one
   */
  async keep(event: EventEnvelope, { supplierId, completedDate }: Completion): Promise<boolean> {
    const rows = await this.manager.query<unknown[]>(
      `insert into verification_completions (activity_id, version, supplier_id, completed_date)
       values ($1, $2, $3, case when ${WAS_SET_SINCE} then null else $4::timestamptz end)
       on conflict (activity_id) do update
         set version = excluded.version, supplier_id = excluded.supplier_id, completed_date = excluded.completed_date
         where verification_completions.version < excluded.version returning activity_id`,
      [event.aggregateId, event.aggregateVersion, supplierId, completedDate, event.occurredAt],
    );
    return rows.length > 0;
  }

  /**
   * Computes the date of a locked supplier again.
   * @param version of the supplier in which the date is stored, if it changes
   */
  async move(supplierId: string, version: number): Promise<string | null> {
    const [row] = await this.manager.query<{ date: string | null }[]>(
      `with computed as (
         select greatest(base, (select max(completed_date) from verification_completions where supplier_id = $1)) as date
         from verification_clocks where supplier_id = $1),
       moved as (
         update verification_clocks k set date = computed.date, moves = k.moves || $2::integer from computed
         where k.supplier_id = $1 and k.date is distinct from computed.date)
       select iso(date) as date from computed`,
      [supplierId, version],
    );
    return row?.date ?? null;
  }
}

/** SQL: since the event, a person (or an earlier release, by this event) has set the date of supplier $3 to that day or a later one. */
const WAS_SET_SINCE = `exists (select from event_log e
  where e.aggregate_id = $3::uuid and e.aggregate_type = 'supplier' and e.occurred_at >= $5::timestamptz
    and (e.after->>'lastVerificationDate')::timestamptz >= $4::timestamptz
    and e.before->>'lastVerificationDate' is distinct from e.after->>'lastVerificationDate'
    and not exists (select from verification_clocks k where k.supplier_id = $3::uuid and e.aggregate_version = any(k.moves)))`;
