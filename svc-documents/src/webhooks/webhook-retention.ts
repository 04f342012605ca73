import { Injectable } from '@nestjs/common';
import { WEBHOOK_DELIVERY_DAYS } from '@fsvp/contracts/webhooks/webhook';
import { Housekeeping } from '@fsvp/service-kit/process/housekeeping';
import { DataSource } from 'typeorm';
import { scheduleFirst } from './delivery-order.js';

const ROWS_PER_DELETE = 2000;

/** The first id (UUID v7) of an instant. */
function firstIdOf(instant: Date): string {
  const time = instant.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/**
 * Removes old deliveries: those that ended, those of deleted webhooks, and those that wait for a webhook which nobody made
 * active again.
 */
@Injectable()
export class WebhookRetention {
  constructor(
    private readonly dataSource: DataSource,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add('webhook deliveries', (now) => this.removeOld(now));
  }

  private async removeOld(now: Date): Promise<number> {
    const before = new Date(now.getTime() - WEBHOOK_DELIVERY_DAYS * 86_400_000);
    const ended = await this.repeat(`select id from webhook_deliveries where state <> 'waiting' and ended_at < $1`, [
      before.toISOString(),
    ]);
    const ofDeleted = await this.repeat(
      `select delivery.id from webhooks join webhook_deliveries delivery on delivery.webhook_id = webhooks.id where deleted_at is not null`,
      [],
    );
    return ended + ofDeleted + (await this.removeWaiting(firstIdOf(before)));
  }

  /** Deletes in small transactions, which hold no locks for long. */
  private async repeat(select: string, values: unknown[]): Promise<number> {
    for (let removed = 0; ;) {
      const [, count] = await this.dataSource.query<[unknown[], number]>(
        `delete from webhook_deliveries where id = any(array(${select} limit ${ROWS_PER_DELETE}))`,
        values,
      );
      removed += count;
      if (count < ROWS_PER_DELETE) return removed;
    }
  }

  private async removeWaiting(before: string): Promise<number> {
    const webhooks = await this.dataSource.query<{ id: string }[]>(
      `select id from webhooks where state <> 'active' and deleted_at is null`,
    );
    let removed = 0;
    for (const { id } of webhooks)
      for (let count = ROWS_PER_DELETE; count === ROWS_PER_DELETE; removed += count)
        count = await this.removeSomeWaiting(id, before);
    return removed;
  }

  private removeSomeWaiting(webhookId: string, before: string): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('select from webhooks where id = $1 for no key update', [webhookId]);
      const [rows] = await manager.query<[{ record_id: string | null }[], number]>(
        `delete from webhook_deliveries where id = any(array(
           select id from webhook_deliveries where webhook_id = $1 and state = 'waiting' and id < $2 order by id limit ${ROWS_PER_DELETE}))
         returning record_id`,
        [webhookId, before],
      );
      const recordIds = new Set(rows.flatMap((row) => row.record_id ?? []));
      await scheduleFirst(manager, webhookId, [...recordIds]);
      return rows.length;
    });
  }
}
