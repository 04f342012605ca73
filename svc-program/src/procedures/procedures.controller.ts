import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createProcedure,
  createProcedureVersion,
  deleteProcedure,
  getProcedure,
  listProcedures,
  updateProcedure,
  type Procedure,
} from '@fsvp/contracts/program/procedure';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { ProceduresQueries } from './procedures.queries.js';
import { ProceduresService } from './procedures.service.js';

@Controller()
export class ProceduresController {
  constructor(
    private readonly procedures: ProceduresService,
    private readonly queries: ProceduresQueries,
  ) {}

  @Handle(listProcedures)
  list(@Input() { query }: HandlerInput<typeof listProcedures>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getProcedure)
  get(@Input() { params }: HandlerInput<typeof getProcedure>): Promise<Procedure> {
    return this.procedures.get(params.id);
  }

  @Handle(createProcedure)
  create(@Input() { body }: HandlerInput<typeof createProcedure>): Promise<Procedure> {
    return this.procedures.create(body);
  }

  @Handle(updateProcedure)
  update(@Input() { params, body }: HandlerInput<typeof updateProcedure>): Promise<Procedure> {
    return this.procedures.update(params.id, body);
  }

  @Handle(deleteProcedure)
  delete(@Input() { params }: HandlerInput<typeof deleteProcedure>): Promise<void> {
    return this.procedures.delete(params.id);
  }

  @Handle(createProcedureVersion)
  createVersion(@Input() { params }: HandlerInput<typeof createProcedureVersion>): Promise<Procedure> {
    return this.procedures.createVersion(params.id);
  }
}
