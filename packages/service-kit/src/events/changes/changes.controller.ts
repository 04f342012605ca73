import { Controller, Res } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { getChangeHead, getEventLag, listServiceChanges } from '@fsvp/contracts/catalogue/change';
import type { FastifyReply } from 'fastify';
import type { JsonText } from '../../http/json-text.js';
import { Handle, Input } from '../../http/handle.decorator.js';
import { ChangeHead } from './change-head.service.js';
import { ChangesQueries } from './changes.queries.js';
import { abortWhenCallerLeaves } from './caller-leaves.js';
import { EventLagQueries } from './event-lag.queries.js';

/** A service's changes for the gateway, which has the public call over all services. */
@Controller()
export class ChangesController {
  constructor(
    private readonly queries: ChangesQueries,
    private readonly head: ChangeHead,
    private readonly lag: EventLagQueries,
  ) {}

  @Handle(listServiceChanges)
  list(@Input() { query }: HandlerInput<typeof listServiceChanges>): Promise<JsonText> {
    return this.queries.list(query);
  }

  @Handle(getChangeHead)
  getHead(
    @Input() { query }: HandlerInput<typeof getChangeHead>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof getChangeHead>> {
    return this.head.waitBeyond(query.after, query.wait * 1000, abortWhenCallerLeaves(reply));
  }

  @Handle(getEventLag)
  getLag(): Promise<ResponseOf<typeof getEventLag>> {
    return this.lag.get();
  }
}
