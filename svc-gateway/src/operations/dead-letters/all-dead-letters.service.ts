import { Inject, Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  DEAD_LETTER_LIMIT,
  discardServiceDeadLetter,
  getServiceDeadLetter,
  listServiceDeadLetters,
  replayServiceDeadLetter,
  restoreServiceDeadLetter,
  type DeadLetter,
  type DeadLetterDetails,
  type DeadLetterList,
  type DeadLetterPage,
  type DeadLetterQuery,
  type listDeadLetters,
  type ReplayResult,
} from '@fsvp/contracts/catalogue/dead-letter';
import { SERVICES, type ServiceName } from '@fsvp/contracts/core/service-name';
import { DeadLetters } from '@fsvp/service-kit/events/dead-letters/dead-letters.service';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { ServiceTokens } from '@fsvp/service-kit/security/service-token';
import type { Logger } from 'pino';
import { CONFIG, forEachUpstream, type Config, type UpstreamName } from '../../config.js';

/** A slower service counts as unavailable, so that the others' are shown. */
const LIST_TIMEOUT_MS = 2000;

/** The dead letters of all services, and the gateway's own, in one list. */
@Injectable()
export class AllDeadLetters {
  private readonly clients: Record<UpstreamName, ServiceClient>;

  constructor(
    @Inject(CONFIG) config: Config,
    tokens: ServiceTokens,
    private readonly own: DeadLetters,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.clients = forEachUpstream(config, (name, urls) => new ServiceClient(name, urls, tokens));
  }

  async list({
    service,
    limit,
    offset,
    ...query
  }: HandlerInput<typeof listDeadLetters>['query']): Promise<DeadLetterList> {
    // The newest of all can be all of one service.
    const newest = { ...query, limit: Math.min(offset + limit, DEAD_LETTER_LIMIT), offset: 0 };
    const parts = await Promise.all(SERVICES.map((name) => this.listOf(name, newest)));
    const answered = parts.filter((part) => part !== null);
    const shown = parts.filter((part, index) => part !== null && (!service || SERVICES[index] === service));
    return {
      deadLetters: shown
        .flatMap((part) => part?.deadLetters ?? [])
        .sort((one, other) => other.failedAt.localeCompare(one.failedAt))
        .slice(offset, newest.limit),
      total: shown.reduce((total, part) => total + (part?.total ?? 0), 0),
      groups: answered.flatMap(({ groups }) => groups).sort((one, other) => other.count - one.count),
      unavailable: SERVICES.filter((_, index) => parts[index] === null),
    };
  }

  get(service: ServiceName, id: string): Promise<DeadLetterDetails> {
    if (service === 'gateway') return this.own.get(id);
    return this.clients[service].call(getServiceDeadLetter, { params: { id } });
  }

  replay(service: ServiceName, id: string): Promise<ReplayResult> {
    if (service === 'gateway') return this.own.replay(id);
    return this.clients[service].call(replayServiceDeadLetter, { params: { id } });
  }

  discard(service: ServiceName, id: string, reason: string): Promise<DeadLetter> {
    if (service === 'gateway') return this.own.discard(id, reason);
    return this.clients[service].call(discardServiceDeadLetter, { params: { id }, body: { reason } });
  }

  restore(service: ServiceName, id: string): Promise<DeadLetter> {
    if (service === 'gateway') return this.own.restore(id);
    return this.clients[service].call(restoreServiceDeadLetter, { params: { id } });
  }

  private async listOf(service: ServiceName, query: DeadLetterQuery): Promise<DeadLetterPage | null> {
    try {
      if (service === 'gateway') return await this.own.list(query);
      return await this.clients[service].call(listServiceDeadLetters, { query }, LIST_TIMEOUT_MS);
    } catch (error) {
      this.logger.warn({ upstream: service, err: error }, 'the dead letters of a service are unavailable');
      return null;
    }
  }
}
