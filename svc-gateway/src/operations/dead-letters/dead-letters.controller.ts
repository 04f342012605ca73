import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  discardDeadLetter,
  getDeadLetter,
  listDeadLetters,
  replayDeadLetter,
  restoreDeadLetter,
  type DeadLetter,
  type DeadLetterDetails,
  type DeadLetterList,
  type ReplayResult,
} from '@fsvp/contracts/catalogue/dead-letter';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { AllDeadLetters } from './all-dead-letters.service.js';

@Controller()
export class DeadLettersController {
  constructor(private readonly deadLetters: AllDeadLetters) {}

  @Handle(listDeadLetters)
  list(@Input() { query }: HandlerInput<typeof listDeadLetters>): Promise<DeadLetterList> {
    return this.deadLetters.list(query);
  }

  @Handle(getDeadLetter)
  get(@Input() { params }: HandlerInput<typeof getDeadLetter>): Promise<DeadLetterDetails> {
    return this.deadLetters.get(params.service, params.id);
  }

  @Handle(replayDeadLetter)
  replay(@Input() { params }: HandlerInput<typeof replayDeadLetter>): Promise<ReplayResult> {
    return this.deadLetters.replay(params.service, params.id);
  }

  @Handle(discardDeadLetter)
  discard(@Input() { params, body }: HandlerInput<typeof discardDeadLetter>): Promise<DeadLetter> {
    return this.deadLetters.discard(params.service, params.id, body.reason);
  }

  @Handle(restoreDeadLetter)
  restore(@Input() { params }: HandlerInput<typeof restoreDeadLetter>): Promise<DeadLetter> {
    return this.deadLetters.restore(params.service, params.id);
  }
}
