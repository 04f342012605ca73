import { Injectable } from '@nestjs/common';
import { verificationCompleted } from '@fsvp/contracts/quality/verification.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { readEventData, type EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { IsNull, type EntityManager } from 'typeorm';
import { SupplierEntity } from '../suppliers/supplier.entity.js';
import { SuppliersService } from '../suppliers/suppliers.service.js';

interface CompletedVerification {
  supplierId: string;
  completedDate: string | null;
}

/**
 * A completed verification moves its supplier's last verification date forward, never back (spec-map: derived-12). If the
 * date was that far at any time after the completion, a person has changed it since, and it stays.
 */
@Injectable()
export class MoveSupplierClockWhenVerificationCompleted implements EventConsumer {
  readonly name = 'suppliers-move-clock-when-verification-completed';
  readonly filter = `fsvp.quality.${verificationCompleted.type}`;

  constructor(private readonly suppliers: SuppliersService) {}

  async handle(event: EventEnvelope, transaction: Transaction): Promise<void> {
    const { supplierId, completedDate } = readEventData<CompletedVerification>(verificationCompleted, event);
    if (!completedDate) return;
    const supplier = await transaction.manager.findOne(SupplierEntity, {
      where: { id: supplierId, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!supplier || (supplier.lastVerificationDate && supplier.lastVerificationDate >= completedDate)) return;
    if (await wasMovedSince(transaction.manager, supplierId, completedDate, event.occurredAt)) return;
    await this.suppliers.change(transaction, supplier, { lastVerificationDate: completedDate });
  }
}

async function wasMovedSince(
  manager: EntityManager,
  supplierId: string,
  completedDate: string,
  occurredAt: string,
): Promise<boolean> {
  const [row] = await manager.query<{ moved: boolean }[]>(
    `select exists (select from event_log where aggregate_id = $1 and aggregate_type = 'supplier' and occurred_at >= $2
       and (after->>'lastVerificationDate')::timestamptz >= $3) as moved`,
    [supplierId, occurredAt, completedDate],
  );
  return row?.moved ?? false;
}
