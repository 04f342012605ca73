import { Injectable } from '@nestjs/common';
import { reportFailed, reportFinished } from '@fsvp/contracts/reports/report.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { REPORT_TYPE_LABELS, type ReportType } from '@fsvp/contracts/reports/report';
import { readEventData, type EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { addNotification } from '../notification-entries/add-notification.js';

/** Adds a notification when a report is ready or has failed. */
@Injectable()
export class NotifyWhenReportEnded implements EventConsumer {
  readonly name = 'gateway-notify-when-report-ended';
  readonly filter = 'fsvp.documents.report-run.>';

  async handle(event: EventEnvelope, { manager }: Transaction): Promise<void> {
    const finished = event.type === reportFinished.type;
    if (!finished && event.type !== reportFailed.type) return;
    const { id, type, error } = readEventData<{ id: string; type: ReportType; error: string | null }>(
      reportFinished,
      event,
    );
    const label = REPORT_TYPE_LABELS[type];
    await addNotification(manager, event, {
      kind: finished ? 'report_finished' : 'report_failed',
      title: finished ? 'Report ready' : 'Report failed',
      text: finished || !error ? label : `${label}: ${error}`,
      href: hrefs.report(id),
    });
  }
}
