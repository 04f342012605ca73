import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  createDetermination,
  createDeterminationVersion,
  deleteDetermination,
  getDetermination,
  listDeterminations,
  updateDetermination,
  type Determination,
} from '@fsvp/contracts/program/determination';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { DeterminationsService } from './determinations.service.js';

@Controller()
export class DeterminationsController {
  constructor(private readonly determinations: DeterminationsService) {}

  @Handle(listDeterminations)
  list(@Input() { params }: HandlerInput<typeof listDeterminations>): ReturnType<DeterminationsService['list']> {
    return this.determinations.list(params.id);
  }

  @Handle(getDetermination)
  get(@Input() { params }: HandlerInput<typeof getDetermination>): Promise<Determination> {
    return this.determinations.get(params.id);
  }

  @Handle(createDetermination)
  create(@Input() { params, body }: HandlerInput<typeof createDetermination>): Promise<Determination> {
    return this.determinations.create(params.id, body);
  }

  @Handle(updateDetermination)
  update(@Input() { params, body }: HandlerInput<typeof updateDetermination>): Promise<Determination> {
    return this.determinations.update(params.id, body);
  }

  @Handle(deleteDetermination)
  delete(@Input() { params }: HandlerInput<typeof deleteDetermination>): Promise<void> {
    return this.determinations.delete(params.id);
  }

  @Handle(createDeterminationVersion)
  createVersion(@Input() { params }: HandlerInput<typeof createDeterminationVersion>): Promise<Determination> {
    return this.determinations.createVersion(params.id);
  }
}
