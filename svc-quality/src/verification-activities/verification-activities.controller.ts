import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createVerification,
  deleteVerification,
  getVerification,
  listVerifications,
  updateVerification,
  type VerificationActivity,
} from '@fsvp/contracts/quality/verification';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { VerificationActivitiesQueries } from './verification-activities.queries.js';
import { VerificationActivitiesService } from './verification-activities.service.js';

@Controller()
export class VerificationActivitiesController {
  constructor(
    private readonly activities: VerificationActivitiesService,
    private readonly queries: VerificationActivitiesQueries,
  ) {}

  @Handle(listVerifications)
  list(@Input() { query }: HandlerInput<typeof listVerifications>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getVerification)
  get(@Input() { params }: HandlerInput<typeof getVerification>): Promise<VerificationActivity> {
    return this.activities.get(params.id);
  }

  @Handle(createVerification)
  create(@Input() { body }: HandlerInput<typeof createVerification>): Promise<VerificationActivity> {
    return this.activities.create(body);
  }

  @Handle(updateVerification)
  update(@Input() { params, body }: HandlerInput<typeof updateVerification>): Promise<VerificationActivity> {
    return this.activities.update(params.id, body);
  }

  @Handle(deleteVerification)
  delete(@Input() { params }: HandlerInput<typeof deleteVerification>): Promise<void> {
    return this.activities.delete(params.id);
  }
}
