import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createInspection,
  deleteInspection,
  getInspection,
  listInspections,
  updateInspection,
  type ReceivingInspection,
} from '@fsvp/contracts/quality/receiving-inspection';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { ReceivingInspectionsQueries } from './receiving-inspections.queries.js';
import { ReceivingInspectionsService } from './receiving-inspections.service.js';

@Controller()
export class ReceivingInspectionsController {
  constructor(
    private readonly inspections: ReceivingInspectionsService,
    private readonly queries: ReceivingInspectionsQueries,
  ) {}

  @Handle(listInspections)
  list(@Input() { query }: HandlerInput<typeof listInspections>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getInspection)
  get(@Input() { params }: HandlerInput<typeof getInspection>): Promise<ReceivingInspection> {
    return this.inspections.get(params.id);
  }

  @Handle(createInspection)
  create(@Input() { body }: HandlerInput<typeof createInspection>): Promise<ReceivingInspection> {
    return this.inspections.create(body);
  }

  @Handle(updateInspection)
  update(@Input() { params, body }: HandlerInput<typeof updateInspection>): Promise<ReceivingInspection> {
    return this.inspections.update(params.id, body);
  }

  @Handle(deleteInspection)
  delete(@Input() { params }: HandlerInput<typeof deleteInspection>): Promise<void> {
    return this.inspections.delete(params.id);
  }
}
