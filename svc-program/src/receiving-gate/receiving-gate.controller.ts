import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { judgeReceivingGate } from '@fsvp/contracts/program/internal';
import { getReceivingGate } from '@fsvp/contracts/program/receiving-gate';
import type { ReceivingGate } from '@fsvp/contracts/quality/receiving-gate';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { ReceivingGateService } from './receiving-gate.service.js';

/** For the form of a receiving inspection, and for svc-quality when it records one. */
@Controller()
export class ReceivingGateController {
  constructor(private readonly gate: ReceivingGateService) {}

  @Handle(getReceivingGate)
  get(@Input() { query }: HandlerInput<typeof getReceivingGate>): Promise<ReceivingGate> {
    return this.gate.judge(query);
  }

  @Handle(judgeReceivingGate)
  judge(@Input() { query }: HandlerInput<typeof judgeReceivingGate>): Promise<ReceivingGate> {
    return this.gate.judge(query);
  }
}
