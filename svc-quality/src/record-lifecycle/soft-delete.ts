import { touch } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { RecordEntity } from '@fsvp/service-kit/database/columns';
import type { EntityManager } from 'typeorm';

/** Marks a locked record as deleted. The row is kept as evidence. */
export async function softDelete<E extends RecordEntity>(
  manager: EntityManager,
  entity: new () => E,
  record: E,
): Promise<void> {
  touch(record);
  const { version, updatedAt } = record;
  await manager
    .createQueryBuilder()
    .update(entity)
    .set({ version, updatedAt, deletedAt: updatedAt } as object)
    .where('id = :id', { id: record.id })
    .execute();
}
