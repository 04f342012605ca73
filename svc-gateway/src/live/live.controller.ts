import { Controller, Req, Res } from '@nestjs/common';
import { openLive } from '@fsvp/contracts/catalogue/live';
import { Handle } from '@fsvp/service-kit/http/handle.decorator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../identity/caller-of.js';
import { LiveStreams } from './live-streams.js';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Prevents proxies from buffering the stream.
  'x-accel-buffering': 'no',
  // The connection closes with the stream, so that it does not delay a stopping gateway.
  connection: 'close',
};

@Controller()
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  @Handle(openLive)
  open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.streams.assertNotStopping();
    const headers = { ...reply.getHeaders(), ...HEADERS };
    reply.hijack();
    reply.raw.writeHead(200, headers as Record<string, string>);
    if (request.method === 'HEAD') reply.raw.end();
    else this.streams.open(callerOf(request).session?.session.id ?? '', reply.raw);
  }
}
