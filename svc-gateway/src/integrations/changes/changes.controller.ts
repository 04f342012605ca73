import { Controller, Req, Res } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { changeEventsOf, listChanges } from '@fsvp/contracts/catalogue/change';
import { abortWhenCallerLeaves } from '@fsvp/service-kit/events/changes/caller-leaves';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallersService } from '../../identity/callers.service.js';
import { UPSTREAMS } from '../../config.js';
import { readCursor, writeCursor } from './change-cursor.js';
import { ChangeHeads } from './change-heads.service.js';
import { ChangePages, type ChangesPage } from './change-pages.service.js';

/** The changes of all services in one list. */
@Controller()
export class ChangesController {
  constructor(
    private readonly pages: ChangePages,
    private readonly heads: ChangeHeads,
    private readonly callers: CallersService,
  ) {}

  @Handle(listChanges)
  async list(
    @Input() { query }: HandlerInput<typeof listChanges>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.readOrWait(query, request, abortWhenCallerLeaves(reply));
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.compress(toJson(page, query.types));
  }

  /** Reads what there is; if that is nothing, waits for the first change. */
  private async readOrWait(
    { after, types, limit, wait }: HandlerInput<typeof listChanges>['query'],
    request: FastifyRequest,
    signal: AbortSignal,
  ): Promise<ChangesPage> {
    const services = UPSTREAMS.filter((name) => changeEventsOf(name, types).length);
    const deadline = performance.now() + wait * 1000;
    let places = readCursor(after, types);
    if (wait) this.heads.follow(services);
    let waits = wait > 0 && this.heads.hasAll(services, places);
    let failed = false;
    for (;;) {
      if (waits && failed) await this.heads.waitToRetry(deadline, signal);
      else if (waits) await this.heads.waitBeyond(services, places, deadline, signal);
      if (waits && (signal.aborted || this.heads.stopped))
        return { count: 0, texts: [], places, more: false, unavailable: [] };
      if (waits) await this.assertStillMay(request);
      const page = await this.pages.read(services, places, { types, limit });
      if (page.count || page.more || performance.now() >= deadline) return page;
      ({ places } = page);
      waits = true;
      failed = page.unavailable.length > 0;
    }
  }

  /** The session may have ended during the wait. @throws 401, 403 */
  private async assertStillMay(request: FastifyRequest): Promise<void> {
    await this.callers.assertMay(await this.callers.require(request), listChanges.method, listChanges.path);
  }
}

/** JSON text of a `ChangeList`. */
function toJson({ texts, places, more, unavailable }: ChangesPage, types: string[] | undefined): Buffer {
  const rest = JSON.stringify({ next: writeCursor(places, types), more, unavailable });
  const changes = texts.flatMap((text, index) => (index ? [Buffer.from(','), text] : [text]));
  return Buffer.concat([Buffer.from('{"changes":['), ...changes, Buffer.from(`],${rest.slice(1)}`)]);
}
