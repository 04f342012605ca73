import { Controller } from '@nestjs/common';
import {
  endHandOver,
  endSnooze,
  handOverWorkItem,
  listWorkItems,
  snoozeWorkItem,
  type WorkItemDecision,
  type WorkItemList,
} from '@fsvp/contracts/catalogue/work-item';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { WorkItemsService } from './work-items.service.js';

@Controller()
export class WorkItemsController {
  constructor(private readonly workItems: WorkItemsService) {}

  @Handle(listWorkItems)
  list(@Input() { query }: HandlerInput<typeof listWorkItems>): Promise<WorkItemList> {
    return this.workItems.list(query);
  }

  @Handle(snoozeWorkItem)
  snooze(@Input() { params, body }: HandlerInput<typeof snoozeWorkItem>): Promise<WorkItemDecision> {
    return this.workItems.snooze(params.key, body);
  }

  @Handle(endSnooze)
  endSnooze(@Input() { params, query }: HandlerInput<typeof endSnooze>): Promise<void> {
    return this.workItems.endSnooze(params.key, query.at);
  }

  @Handle(handOverWorkItem)
  handOver(@Input() { params, body }: HandlerInput<typeof handOverWorkItem>): Promise<WorkItemDecision> {
    return this.workItems.handOver(params.key, body.userId, body.reason);
  }

  @Handle(endHandOver)
  endHandOver(@Input() { params, query }: HandlerInput<typeof endHandOver>): Promise<void> {
    return this.workItems.endHandOver(params.key, query.at);
  }
}
