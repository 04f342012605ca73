import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { fileReadinessChanged } from '@fsvp/contracts/program/fsvp-file.record';
import type { EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { EntityManager } from 'typeorm';
import { cancelActivities } from './cancel-activities.js';

type File = Pick<FsvpFile, 'id' | 'version' | 'number' | 'supplierId' | 'lifecycle' | 'productIds'>;

/** Keeps this service's copy of FSVP files: their products and whether they are open. A closed file needs no activities. */
@Injectable()
export class FollowFsvpFiles implements EventConsumer {
  readonly name = 'quality-follow-fsvp-files';
  readonly filter = 'fsvp.program.fsvp-file.>';

  async handle({ type, after }: EventEnvelope, transaction: Transaction): Promise<void> {
    if (type === fileReadinessChanged.type || !after) return;
    const file = after as unknown as File;
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

/** @returns whether it is newer than the stored one */
async function saveFile(manager: EntityManager, file: File): Promise<boolean> {
  const { id, version, number, supplierId, lifecycle, productIds } = file;
  const saved = await manager.query<object[]>(
    `insert into plan_files (file_id, number, supplier_id, lifecycle, product_ids, version) values ($1, $2, $3, $4, $5, $6)
     on conflict (file_id) do update set number = excluded.number, supplier_id = excluded.supplier_id,
       lifecycle = excluded.lifecycle, product_ids = excluded.product_ids, version = excluded.version
     where plan_files.version < excluded.version
     returning 1`,
    [id, number, supplierId, lifecycle, productIds, version],
  );
  return saved.length > 0;
}
