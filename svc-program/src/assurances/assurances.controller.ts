import { Controller } from '@nestjs/common';
import {
  createAssurance,
  deleteAssurance,
  getAssurance,
  listAssurances,
  updateAssurance,
  type Assurance,
} from '@fsvp/contracts/program/assurance';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { AssurancesQueries } from './assurances.queries.js';
import { AssurancesService } from './assurances.service.js';

@Controller()
export class AssurancesController {
  constructor(
    private readonly assurances: AssurancesService,
    private readonly queries: AssurancesQueries,
  ) {}

  @Handle(listAssurances)
  list(@Input() { query }: HandlerInput<typeof listAssurances>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getAssurance)
  get(@Input() { params }: HandlerInput<typeof getAssurance>): Promise<Assurance> {
    return this.assurances.get(params.id);
  }

  @Handle(createAssurance)
  create(@Input() { body }: HandlerInput<typeof createAssurance>): Promise<Assurance> {
    return this.assurances.create(body);
  }

  @Handle(updateAssurance)
  update(@Input() { params, body }: HandlerInput<typeof updateAssurance>): Promise<Assurance> {
    return this.assurances.update(params.id, body);
  }

  @Handle(deleteAssurance)
  delete(@Input() { params }: HandlerInput<typeof deleteAssurance>): Promise<void> {
    return this.assurances.delete(params.id);
  }
}
