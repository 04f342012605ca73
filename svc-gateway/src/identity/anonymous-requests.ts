import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSessionCookie } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';
import { CONFIG, type Config } from '../config.js';

/** The address, or the /64 network of an IPv6 address, since one caller owns all of it. */
export function networkOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::').map((part) => part.split(':').filter(Boolean)) as [string[], string[]?];
  const zeros = Array.from({ length: tail ? 8 - head.length - tail.length : 0 }, () => '0');
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}

/**
 * Limits the open requests of one address that have no session, so that slow ones do not use up connections. A request
 * counts until its session is verified, or until it is received and answered.
 */
@Injectable()
export class AnonymousRequests {
  private readonly open = new Map<string, number>();
  private readonly networks = new WeakMap<IncomingMessage, string>();

  constructor(
    private readonly sessions: SessionsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws 429 above the limit, without a session */
  async begin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const network = networkOf(request.ip);
    if (this.count(network) >= this.config.ANONYMOUS_REQUESTS_PER_ADDRESS) {
      if (await this.sessions.find(readSessionCookie(request))) return;
      throw new ProblemError(
        'too-many-open-requests',
        'Too many requests from your network are open. Try again in a moment.',
        { headers: { 'retry-after': '5', connection: 'close' } },
      );
    }
    this.open.set(network, this.count(network) + 1);
    this.networks.set(request.raw, network);
    let unfinished = 2;
    const finish = () => {
      unfinished -= 1;
      if (unfinished === 0) this.release(request);
    };
    request.raw.once('close', finish);
    reply.raw.once('close', finish);
  }

  /** Stops counting a request. */
  release({ raw }: FastifyRequest): void {
    const network = this.networks.get(raw);
    if (network === undefined) return;
    this.networks.delete(raw);
    const left = this.count(network) - 1;
    if (left > 0) this.open.set(network, left);
    else this.open.delete(network);
  }

  /** The number of requests that count for this network. */
  count(network: string): number {
    return this.open.get(network) ?? 0;
  }
}
