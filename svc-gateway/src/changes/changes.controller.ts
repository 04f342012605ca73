import { Controller, Res } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { changeEventsOf, listChanges } from '@fsvp/contracts/change';
import { abortWhenCallerLeaves } from '@fsvp/service-kit/changes/caller-leaves';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import type { FastifyReply } from 'fastify';
import { UPSTREAMS } from '../config.js';
import { readCursor, writeCursor } from './change-cursor.js';
import { ChangeHeads } from './change-heads.service.js';
import { ChangePages, type ChangesPage } from './change-pages.service.js';

/** The changes of all services in one list. */
@Controller()
export class ChangesController {
  constructor(
    private readonly pages: ChangePages,
    private readonly heads: ChangeHeads,
  ) {}

  @Handle(listChanges)
  async list(@Input() { query }: HandlerInput<typeof listChanges>, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.readOrWait(query, abortWhenCallerLeaves(reply));
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.compress(toJson(page, query.types));
  }

  /** Reads what there is; if that is nothing, waits for the first change. */
  private async readOrWait(
    { after, types, limit, wait }: HandlerInput<typeof listChanges>['query'],
    signal: AbortSignal,
  ): Promise<ChangesPage> {
    const services = UPSTREAMS.filter((name) => changeEventsOf(name, types).length);
    const deadline = performance.now() + wait * 1000;
    let places = readCursor(after, types);
    if (wait) this.heads.follow(services);
    if (wait && this.heads.hasAll(services, places)) await this.heads.waitBeyond(services, places, deadline, signal);
    for (;;) {
      const page = await this.pages.read(services, places, { types, limit });
      const ended = performance.now() >= deadline || signal.aborted || this.heads.stopped;
      if (page.count || page.more || ended) return page;
      ({ places } = page);
      await this.heads.waitBeyond(services, places, deadline, signal);
    }
  }
}

/** JSON text of a `ChangeList`. */
function toJson({ texts, places, more, unavailable }: ChangesPage, types: string[] | undefined): Buffer {
  const rest = JSON.stringify({ next: writeCursor(places, types), more, unavailable });
  const changes = texts.flatMap((text, index) => (index ? [Buffer.from(','), text] : [text]));
  return Buffer.concat([Buffer.from('{"changes":['), ...changes, Buffer.from(`],${rest.slice(1)}`)]);
}
