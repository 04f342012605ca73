import { Injectable } from '@nestjs/common';
import { verificationCompleted } from '@fsvp/contracts/quality/verification.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { IsNull } from 'typeorm';
import { SupplierEntity } from '../suppliers/supplier.entity.js';
import { SuppliersService } from '../suppliers/suppliers.service.js';
import { type Completion, VerificationClock } from './verification-clock.js';

/**
 * A completed verification moves its supplier's last verification date forward (spec-map: derived-12). Once it is reopened,
 * deleted, moved to another supplier or an earlier day, the date is what it was without it, unless a person has set it since
 * (ADR 61).
 */
@Injectable()
export class MoveSupplierClockWithVerifications implements EventConsumer {
  readonly name = 'suppliers-move-clock-with-verifications';
  readonly filter = 'fsvp.quality.verification-activity.>';

  constructor(private readonly suppliers: SuppliersService) {}

  async handle(event: EventEnvelope, transaction: Transaction): Promise<void> {
    const [before, after] = [completionOf(event.before), completionOf(event.after)];
    if (before?.supplierId === after?.supplierId && before?.completedDate === after?.completedDate) return;
    const clock = new VerificationClock(transaction.manager);
    const known = await clock.find(event.aggregateId);
    // In one order, so that two events never wait for each other.
    const ids = [...new Set([before, after, known].flatMap((one) => one?.supplierId ?? []))].sort();
    const suppliers = await Promise.all(ids.map((id) => lockSupplier(transaction, id)));
    for (const supplier of suppliers) if (supplier) await clock.start(supplier);
    const supplierId = (after ?? before)!.supplierId;
    if (!(await clock.keep(event, { supplierId, completedDate: after?.completedDate ?? null }))) return;
    for (const supplier of suppliers) {
      if (!supplier) continue;
      const lastVerificationDate = await clock.move(supplier.id, supplier.version + 1);
      if (lastVerificationDate !== supplier.lastVerificationDate)
        await this.suppliers.change(transaction, supplier, { lastVerificationDate });
    }
  }
}

/** @returns undefined for an activity that is not completed, or is deleted */
function completionOf(activity: EventEnvelope['after']): Completion | undefined {
  if (!activity) return undefined;
  const { supplierId, completedDate } = verificationCompleted.data.parse(activity) as Completion;
  return completedDate ? { supplierId, completedDate } : undefined;
}

function lockSupplier({ manager }: Transaction, id: string): Promise<SupplierEntity | null> {
  return manager.findOne(SupplierEntity, { where: { id, deletedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
}
