import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  discardServiceDeadLetter,
  getServiceDeadLetter,
  listServiceDeadLetters,
  replayServiceDeadLetter,
  restoreServiceDeadLetter,
  type DeadLetter,
  type DeadLetterDetails,
  type DeadLetterPage,
  type ReplayResult,
} from '@fsvp/contracts/catalogue/dead-letter';
import { Handle, Input } from '../../http/handle.decorator.js';
import { DeadLetters } from './dead-letters.service.js';

/** A service's dead letters for the gateway, which has public calls over all services. */
@Controller()
export class DeadLettersController {
  constructor(private readonly deadLetters: DeadLetters) {}

  @Handle(listServiceDeadLetters)
  list(@Input() { query }: HandlerInput<typeof listServiceDeadLetters>): Promise<DeadLetterPage> {
    return this.deadLetters.list(query);
  }

  @Handle(getServiceDeadLetter)
  get(@Input() { params }: HandlerInput<typeof getServiceDeadLetter>): Promise<DeadLetterDetails> {
    return this.deadLetters.get(params.id);
  }

  @Handle(replayServiceDeadLetter)
  replay(@Input() { params }: HandlerInput<typeof replayServiceDeadLetter>): Promise<ReplayResult> {
    return this.deadLetters.replay(params.id);
  }

  @Handle(discardServiceDeadLetter)
  discard(@Input() { params, body }: HandlerInput<typeof discardServiceDeadLetter>): Promise<DeadLetter> {
    return this.deadLetters.discard(params.id, body.reason);
  }

  @Handle(restoreServiceDeadLetter)
  restore(@Input() { params }: HandlerInput<typeof restoreServiceDeadLetter>): Promise<DeadLetter> {
    return this.deadLetters.restore(params.id);
  }
}
