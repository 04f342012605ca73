import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createLetterRequest,
  deleteLetterRequest,
  getLetterRequest,
  listLetterRequests,
  updateLetterRequest,
  type LetterRequest,
} from '@fsvp/contracts/program/letter-request';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { LetterRequestsQueries } from './letter-requests.queries.js';
import { LetterRequestsService } from './letter-requests.service.js';

@Controller()
export class LetterRequestsController {
  constructor(
    private readonly requests: LetterRequestsService,
    private readonly queries: LetterRequestsQueries,
  ) {}

  @Handle(listLetterRequests)
  list(@Input() { query }: HandlerInput<typeof listLetterRequests>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getLetterRequest)
  get(@Input() { params }: HandlerInput<typeof getLetterRequest>): Promise<LetterRequest> {
    return this.requests.get(params.id);
  }

  @Handle(createLetterRequest)
  create(@Input() { body }: HandlerInput<typeof createLetterRequest>): Promise<LetterRequest> {
    return this.requests.create(body);
  }

  @Handle(updateLetterRequest)
  update(@Input() { params, body }: HandlerInput<typeof updateLetterRequest>): Promise<LetterRequest> {
    return this.requests.update(params.id, body);
  }

  @Handle(deleteLetterRequest)
  delete(@Input() { params }: HandlerInput<typeof deleteLetterRequest>): Promise<void> {
    return this.requests.delete(params.id);
  }
}
