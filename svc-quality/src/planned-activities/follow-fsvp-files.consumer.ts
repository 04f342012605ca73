import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { fileReadinessChanged } from '@fsvp/contracts/program/fsvp-file.record';
import type { EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { cancelActivities } from './cancel-activities.js';
import { saveFile, type PlanFile } from './plan-files.js';

/** Keeps this service's copy of FSVP files: their products and whether they are open. A closed file needs no activities. */
@Injectable()
export class FollowFsvpFiles implements EventConsumer {
  readonly name = 'quality-follow-fsvp-files';
  readonly filter = 'fsvp.program.fsvp-file.>';

  async handle({ type, after }: EventEnvelope, transaction: Transaction): Promise<void> {
    if (type === fileReadinessChanged.type || !after) return;
    const file = after as unknown as PlanFile;
    if (!(await saveFile(transaction.manager, file)) || file.lifecycle !== 'closed') return;
    const lines = await transaction.manager.query<{ key: string }[]>(
      'select line_key as key from plan_lines where file_id = $1',
      [file.id],
    );
    await cancelActivities(
      transaction,
      lines.map(({ key }) => key),
      `${file.number} is closed`,
    );
  }
}
