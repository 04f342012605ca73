import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createIndividual,
  deleteIndividual,
  getIndividual,
  listIndividuals,
  updateIndividual,
  type QualifiedIndividual,
} from '@fsvp/contracts/program/qualified-individual';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { QualifiedIndividualsQueries } from './qualified-individuals.queries.js';
import { QualifiedIndividualsService } from './qualified-individuals.service.js';

@Controller()
export class QualifiedIndividualsController {
  constructor(
    private readonly individuals: QualifiedIndividualsService,
    private readonly queries: QualifiedIndividualsQueries,
  ) {}

  @Handle(listIndividuals)
  list(@Input() { query }: HandlerInput<typeof listIndividuals>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getIndividual)
  get(@Input() { params }: HandlerInput<typeof getIndividual>): Promise<QualifiedIndividual> {
    return this.individuals.get(params.id);
  }

  @Handle(createIndividual)
  create(@Input() { body }: HandlerInput<typeof createIndividual>): Promise<QualifiedIndividual> {
    return this.individuals.create(body);
  }

  @Handle(updateIndividual)
  update(@Input() { params, body }: HandlerInput<typeof updateIndividual>): Promise<QualifiedIndividual> {
    return this.individuals.update(params.id, body);
  }

  @Handle(deleteIndividual)
  delete(@Input() { params }: HandlerInput<typeof deleteIndividual>): Promise<void> {
    return this.individuals.delete(params.id);
  }
}
