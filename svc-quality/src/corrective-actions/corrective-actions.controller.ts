import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createAction,
  deleteAction,
  getAction,
  listActions,
  updateAction,
  type CorrectiveAction,
} from '@fsvp/contracts/quality/corrective-action';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { CorrectiveActionsQueries } from './corrective-actions.queries.js';
import { CorrectiveActionsService } from './corrective-actions.service.js';

@Controller()
export class CorrectiveActionsController {
  constructor(
    private readonly actions: CorrectiveActionsService,
    private readonly queries: CorrectiveActionsQueries,
  ) {}

  @Handle(listActions)
  list(@Input() { query }: HandlerInput<typeof listActions>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getAction)
  get(@Input() { params }: HandlerInput<typeof getAction>): Promise<CorrectiveAction> {
    return this.actions.get(params.id);
  }

  @Handle(createAction)
  create(@Input() { body }: HandlerInput<typeof createAction>): Promise<CorrectiveAction> {
    return this.actions.create(body);
  }

  @Handle(updateAction)
  update(@Input() { params, body }: HandlerInput<typeof updateAction>): Promise<CorrectiveAction> {
    return this.actions.update(params.id, body);
  }

  @Handle(deleteAction)
  delete(@Input() { params }: HandlerInput<typeof deleteAction>): Promise<void> {
    return this.actions.delete(params.id);
  }
}
