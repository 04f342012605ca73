import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { WorkLines } from '@fsvp/contracts/core/work-item';
import { listProgramWork } from '@fsvp/contracts/program/internal';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { WorkLinesQueries } from './work-lines.queries.js';

@Controller()
export class WorkItemsController {
  constructor(private readonly queries: WorkLinesQueries) {}

  @Handle(listProgramWork)
  list(@Input() { query }: HandlerInput<typeof listProgramWork>): Promise<WorkLines> {
    return this.queries.list(query);
  }
}
