import { verificationUpdated } from '@fsvp/contracts/quality/verification.record';
import { snapshot, touch, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { In, IsNull, Not } from 'typeorm';
import { VerificationActivityEntity } from '../verification-activities/verification-activity.entity.js';

const DONE = ['completed', 'cancelled'] as const;

/**
 * Cancels the generated activities of lines that nobody has completed and that have no complete result.
 * @param reason is added to their description
 */
export async function cancelActivities(
  { manager, record }: Transaction,
  lineKeys: readonly string[],
  reason: string,
): Promise<void> {
  if (!lineKeys.length) return;
  const generated = await manager.query<{ id: string }[]>(
    `select v.id from generated_activities g join verification_activities v on v.id = g.activity_id
     where g.line_key = any($1) and v.deleted_at is null and v.status <> all($2) and v.result_state in ('none', 'draft')`,
    [lineKeys, DONE],
  );
  const activities = await manager.find(VerificationActivityEntity, {
    where: { id: In(generated.map(({ id }) => id)), status: Not(In([...DONE])), deletedAt: IsNull() },
    order: { id: 'asc' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const activity of activities) {
    const before = snapshot(activity);
    const description = [activity.description, `Cancelled: ${reason}`].filter(Boolean).join('\n');
    touch(Object.assign(activity, { status: 'cancelled', description }));
    await manager.update(VerificationActivityEntity, activity.id, activity);
    record({ event: verificationUpdated, before, after: activity });
  }
}
