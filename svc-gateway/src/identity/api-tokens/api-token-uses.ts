import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { API_TOKEN_REQUESTS } from '@fsvp/contracts/access/api-token';
import { Database } from '@fsvp/service-kit/database/database';
import { Housekeeping } from '@fsvp/service-kit/process/housekeeping';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { Logger } from 'pino';
import { rateLimitHeaders, type RateLimit } from './rate-limit.js';

const MINUTE_MS = 60_000;
const FLUSH_MS = 1000;

interface Uses {
  /** Start of the minute, in ms. */
  minute: number;
  /** Counted by all gateways at the last exchange. */
  total: number;
  /** Counted here since then. */
  pending: number;
  address: string;
}

/**
 * Counts the requests of tokens in each minute. Gateways exchange their counts through PostgreSQL once a second, which
 * also keeps the last use.
 */
@Injectable()
export class ApiTokenUses implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly uses = new Map<string, Uses>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add('uses of API tokens', (now) => this.deleteOld(now));
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.exchange(), FLUSH_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.exchange();
  }

  /** Counts a request and returns what is left. @throws 429 above the limit */
  count(tokenId: string, address: string, now = Date.now()): RateLimit {
    const minute = now - (now % MINUTE_MS);
    let uses = this.uses.get(tokenId);
    if (uses?.minute !== minute) {
      uses = { minute, total: 0, pending: 0, address };
      this.uses.set(tokenId, uses);
    }
    const seconds = Math.ceil((minute + MINUTE_MS - now) / 1000);
    if (uses.total + uses.pending >= API_TOKEN_REQUESTS)
      throw new ProblemError(
        'token-limit',
        `This API token has made ${API_TOKEN_REQUESTS} requests in this minute. Wait for the next one.`,
        { headers: { 'retry-after': String(seconds), ...rateLimitHeaders({ requests: 0, seconds }) } },
      );
    uses.pending += 1;
    uses.address = address;
    return { requests: API_TOKEN_REQUESTS - uses.total - uses.pending, seconds };
  }

  private async exchange(): Promise<void> {
    for (const [tokenId, uses] of this.uses) {
      const { minute, pending, address } = uses;
      if (!pending) {
        if (Date.now() > minute + MINUTE_MS) this.uses.delete(tokenId);
        continue;
      }
      uses.pending = 0;
      // The count goes on meanwhile.
      uses.total += pending;
      try {
        const [row] = await this.database.rows<{ requests: number }>({
          name: 'api-token-uses',
          text: `insert into api_token_uses (token_id, minute, requests, last_at, last_address) values ($1, $2, $3, now(), $4)
            on conflict (token_id, minute) do update set requests = api_token_uses.requests + excluded.requests,
              last_at = excluded.last_at, last_address = excluded.last_address returning requests`,
          values: [tokenId, new Date(minute), pending, address],
        });
        uses.total = Math.max(uses.total, row?.requests ?? 0);
      } catch (error) {
        this.logger.warn({ err: error }, 'cannot store the uses of an API token');
      }
    }
  }

  /** Deletes counts of earlier minutes, but keeps the last of each token. */
  private async deleteOld(now: Date): Promise<number> {
    const { rowCount } = await this.database.pool.query(
      `delete from api_token_uses uses where minute < $1
         and exists (select from api_token_uses later where later.token_id = uses.token_id and later.minute > uses.minute)`,
      [new Date(now.getTime() - 2 * MINUTE_MS)],
    );
    return rowCount ?? 0;
  }
}
