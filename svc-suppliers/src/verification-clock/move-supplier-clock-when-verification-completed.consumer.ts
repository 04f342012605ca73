import { Injectable } from '@nestjs/common';
import { verificationCompleted, type EventEnvelope } from '@fsvp/contracts/events';
import { readEventData, type EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work';
import { IsNull } from 'typeorm';
import { SupplierEntity } from '../suppliers/supplier.entity.js';
import { SuppliersService } from '../suppliers/suppliers.service.js';

interface CompletedVerification {
  supplierId: string;
  completedDate: string | null;
}

/** A completed verification moves its supplier's last verification date forward, never back (spec-map: derived-12). */
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
    await this.suppliers.change(transaction, supplier, { lastVerificationDate: completedDate });
  }
}
