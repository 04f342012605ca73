import { Injectable } from '@nestjs/common';
import { verificationCompleted } from '@fsvp/contracts/quality/verification.record';
import type { EventConsumer } from '@fsvp/service-kit/events/consumer';

/**
 * The consumer by which release 0.3.0 moved the clock, which would keep its events in the stream if nobody read them. To be deleted
 * from the stream when no process of 0.3.0 runs any more, one release later.
 */
@Injectable()
export class AcknowledgeCompletedVerifications implements EventConsumer {
  readonly name = 'suppliers-move-clock-when-verification-completed';
  readonly filter = `fsvp.quality.${verificationCompleted.type}`;

  handle(): Promise<void> {
    return Promise.resolve();
  }
}
