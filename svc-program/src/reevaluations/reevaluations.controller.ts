import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createReevaluation,
  createReevaluationDismissal,
  getReevaluation,
  getReevaluationDismissal,
  listReevaluationDismissals,
  listReevaluations,
  updateReevaluation,
  type Reevaluation,
  type ReevaluationDismissal,
} from '@fsvp/contracts/program/reevaluations/reevaluation';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { ReevaluationsQueries } from './reevaluations.queries.js';
import { ReevaluationsService } from './reevaluations.service.js';

@Controller()
export class ReevaluationsController {
  constructor(
    private readonly reevaluations: ReevaluationsService,
    private readonly queries: ReevaluationsQueries,
  ) {}

  @Handle(listReevaluations)
  list(@Input() { query }: HandlerInput<typeof listReevaluations>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getReevaluation)
  get(@Input() { params }: HandlerInput<typeof getReevaluation>): Promise<Reevaluation> {
    return this.reevaluations.get(params.id);
  }

  @Handle(createReevaluation)
  create(@Input() { body }: HandlerInput<typeof createReevaluation>): Promise<Reevaluation> {
    return this.reevaluations.create(body);
  }

  @Handle(updateReevaluation)
  assign(@Input() { params, body }: HandlerInput<typeof updateReevaluation>): Promise<Reevaluation> {
    return this.reevaluations.assign(params.id, body.assigneeId);
  }

  @Handle(listReevaluationDismissals)
  listDismissals(
    @Input() { params }: HandlerInput<typeof listReevaluationDismissals>,
  ): ReturnType<ReevaluationsService['listDismissals']> {
    return this.reevaluations.listDismissals(params.id);
  }

  @Handle(createReevaluationDismissal)
  dismiss(@Input() { params, body }: HandlerInput<typeof createReevaluationDismissal>): Promise<ReevaluationDismissal> {
    return this.reevaluations.dismiss(params.id, body);
  }

  @Handle(getReevaluationDismissal)
  getDismissal(@Input() { params }: HandlerInput<typeof getReevaluationDismissal>): Promise<ReevaluationDismissal> {
    return this.reevaluations.getDismissal(params.id);
  }
}
