import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { WorkLines } from '@fsvp/contracts/core/work-item';
import { listSupplierWork } from '@fsvp/contracts/suppliers/internal';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { WorkLinesQueries } from './work-lines.queries.js';

@Controller()
export class WorkItemsController {
  constructor(private readonly queries: WorkLinesQueries) {}

  @Handle(listSupplierWork)
  list(@Input() { query }: HandlerInput<typeof listSupplierWork>): Promise<WorkLines> {
    return this.queries.list(query);
  }
}
