import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { WorkLines } from '@fsvp/contracts/core/work-item';
import { listQualityWork, listQualityWorkNames } from '@fsvp/contracts/quality/internal';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { WorkLinesQueries } from './work-lines.queries.js';

@Controller()
export class WorkItemsController {
  constructor(private readonly queries: WorkLinesQueries) {}

  @Handle(listQualityWork)
  list(@Input() { query }: HandlerInput<typeof listQualityWork>): Promise<WorkLines> {
    return this.queries.list(query);
  }

  @Handle(listQualityWorkNames)
  async listNames(): Promise<{ names: string[] }> {
    return { names: await this.queries.listNames() };
  }
}
