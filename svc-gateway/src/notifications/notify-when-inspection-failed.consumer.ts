import { Injectable } from '@nestjs/common';
import { inspectionDeleted, inspectionRecorded } from '@fsvp/contracts/quality/receiving-inspection.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { readEventData, type EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { addNotification } from '../notification-entries/add-notification.js';
import { settleNotifications } from './settle-reminders.js';

interface Inspection {
  id: string;
  supplierName: string | null;
  productName: string;
  status: string;
  failureReasons: string | null;
}

/** Adds a notification when a receiving inspection is recorded as failed or changed to failed, until it is corrected or deleted. */
@Injectable()
export class NotifyWhenInspectionFailed implements EventConsumer {
  readonly name = 'gateway-notify-when-inspection-failed';
  readonly filter = 'fsvp.quality.receiving-inspection.>';

  async handle(event: EventEnvelope, { manager }: Transaction): Promise<void> {
    const { type, aggregateId, occurredAt, before, after } = event;
    if (before?.status === 'failed' && (type === inspectionDeleted.type || after?.status !== 'failed'))
      await settleNotifications(manager, 'inspection_failed', hrefs.receivingInspection(aggregateId), occurredAt);
    if (type === inspectionDeleted.type) return;
    const { id, supplierName, productName, status, failureReasons } = readEventData<Inspection>(
      inspectionRecorded,
      event,
    );
    if (status !== 'failed' || before?.status === 'failed') return;
    const subject = `${productName} from ${supplierName ?? 'Unknown Supplier'}`;
    await addNotification(manager, event, {
      kind: 'inspection_failed',
      title: 'Receiving inspection failed',
      text: failureReasons ? `${subject}: ${failureReasons}` : subject,
      href: hrefs.receivingInspection(id),
    });
  }
}
