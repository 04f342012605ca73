import { Injectable } from '@nestjs/common';
import { inspectionDeleted, inspectionRecorded, type EventEnvelope } from '@fsvp/contracts/events';
import { hrefs } from '@fsvp/contracts/hrefs';
import { readEventData, type EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work';
import { notify } from './notifications.service.js';

interface Inspection {
  id: string;
  supplierName: string | null;
  productName: string;
  status: string;
  failureReasons: string | null;
}

/** A receiving inspection that failed, or was changed to failed, is told in the bell. */
@Injectable()
export class NotifyWhenInspectionFailed implements EventConsumer {
  readonly name = 'gateway-notify-when-inspection-failed';
  readonly filter = 'fsvp.quality.receiving-inspection.>';

  async handle(event: EventEnvelope, { manager }: Transaction): Promise<void> {
    if (event.type === inspectionDeleted.type) return;
    const { id, supplierName, productName, status, failureReasons } = readEventData<Inspection>(
      inspectionRecorded,
      event,
    );
    if (status !== 'failed' || event.before?.status === 'failed') return;
    const what = `${productName} from ${supplierName ?? 'Unknown Supplier'}`;
    await notify(manager, event, {
      kind: 'inspection_failed',
      title: 'Receiving inspection failed',
      text: failureReasons ? `${what}: ${failureReasons}` : what,
      href: hrefs.receivingInspection(id),
    });
  }
}
