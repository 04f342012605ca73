import { Controller } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { listPolicies, setPolicy, type Policy } from '@fsvp/contracts/access/policy';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { PoliciesService } from './policies.service.js';

@Controller()
export class PoliciesController {
  constructor(private readonly policies: PoliciesService) {}

  @Handle(listPolicies)
  async list(): Promise<ResponseOf<typeof listPolicies>> {
    const policies = await this.policies.list();
    return { policies, total: policies.length };
  }

  @Handle(setPolicy)
  set(@Input() { params, body }: HandlerInput<typeof setPolicy>): Promise<Policy> {
    return this.policies.set(params.key, body.value, body.reason);
  }
}
