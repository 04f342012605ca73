import { Controller, Req, Res } from '@nestjs/common';
import { openLive } from '@fsvp/contracts/live';
import { Handle } from '@fsvp/service-kit/handle.decorator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSessionCookie } from '../access/session-cookie.js';
import { hashOf } from '../access/sessions.service.js';
import { LiveWindows } from './live-windows.js';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies would otherwise collect what is to arrive at once.
  'x-accel-buffering': 'no',
  // The connection ends with the stream, so that it does not hold up a gateway that stops.
  connection: 'close',
};

@Controller()
export class LiveController {
  constructor(private readonly windows: LiveWindows) {}

  @Handle(openLive)
  open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.windows.assertOpen();
    const headers = { ...reply.getHeaders(), ...HEADERS };
    reply.hijack();
    reply.raw.writeHead(200, headers as Record<string, string>);
    if (request.method === 'HEAD') reply.raw.end();
    else this.windows.open(hashOf(readSessionCookie(request) ?? ''), reply.raw);
  }
}
