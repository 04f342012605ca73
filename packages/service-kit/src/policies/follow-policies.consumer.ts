import { Inject, Injectable } from '@nestjs/common';
import { policyChanged } from '@fsvp/contracts/access/policy.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { SERVICE_NAME } from '../api-documents/open-api/open-api.controller.js';
import { readEventData, type EventConsumer } from '../events/consumer.js';
import type { Transaction } from '../unit-of-work/unit-of-work.js';

/** Keeps this service's copy of the policies. */
@Injectable()
export class FollowPolicies implements EventConsumer {
  readonly name: string;
  readonly filter = 'fsvp.gateway.policy.>';

  constructor(@Inject(SERVICE_NAME) service: string) {
    this.name = `${service}-follow-policies`;
  }

  async handle(event: EventEnvelope, { manager }: Transaction): Promise<void> {
    const { key, value } = readEventData<{ key: string; value: string }>(policyChanged, event);
    await manager.query(
      `insert into policy_copies (key, value, version) values ($1, $2, $3)
       on conflict (key) do update set value = excluded.value, version = excluded.version
       where policy_copies.version < excluded.version`,
      [key, value, event.aggregateVersion],
    );
  }
}
