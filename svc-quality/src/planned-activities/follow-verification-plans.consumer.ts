import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { cancelActivities } from './cancel-activities.js';
import { savePlan, withdrawPlan, type SignedPlan } from './plan-lines.js';

/** Keeps this service's copy of the lines of signed verification plans, and cancels the open activities of dropped lines. */
@Injectable()
export class FollowVerificationPlans implements EventConsumer {
  readonly name = 'quality-follow-verification-plans';
  readonly filter = 'fsvp.program.verification-plan.>';

  async handle({ type, after, occurredAt }: EventEnvelope, transaction: Transaction): Promise<void> {
    const plan = after as unknown as SignedPlan | null;
    if (!plan) return;
    if (type === 'verification-plan.withdrawn.v1') await withdrawPlan(transaction.manager, plan);
    if (type !== 'verification-plan.signed.v1') return;
    const dropped = await savePlan(transaction.manager, plan, occurredAt);
    await cancelActivities(transaction, dropped ?? [], `Plan version ${plan.versionNumber}`);
  }
}
