import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Principal } from '@fsvp/contracts/access/access';
import type { CallDefinition, ResponseOf } from '@fsvp/contracts/core/call';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import { CONFIG, forEachUpstream, type Config, type UpstreamName } from '../config.js';
import { Cancellation, type CompleteResponse } from './exchange.js';
import { Replicas } from './replicas.js';
import { Upstream } from './upstream.js';
import { addUpstreamMetrics } from './upstream-metrics.js';

/** Shorter than a token's lifetime of 60 s. */
const TOKEN_CACHE_MS = 20_000;
const MAX_CACHED_TOKENS = 1000;

/** The services behind the gateway, and the tokens for them. */
@Injectable()
export class Upstreams implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly byName: Record<UpstreamName, Upstream>;
  private readonly cachedTokens = new Map<string, { token: Promise<string>; until: number }>();

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly tokens: ServiceTokens,
  ) {
    this.byName = forEachUpstream(config, (name, urls) => new Upstream(name, new Replicas(urls)));
  }

  get all(): Upstream[] {
    return Object.values(this.byName);
  }

  upstream(name: UpstreamName): Upstream {
    return this.byName[name];
  }

  onApplicationBootstrap(): void {
    addUpstreamMetrics(this.all);
    for (const upstream of this.all) upstream.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((upstream) => upstream.close()));
  }

  /** The headers that tell a service the acting user and the request id. A signed token is used for many requests. */
  async createHeaders(
    name: UpstreamName,
    caller: Principal | null,
    requestId: string | null,
  ): Promise<Record<string, string>> {
    const key = caller ? `${name} ${caller.id} ${caller.grantee} ${(caller.scopes ?? []).join(' ')}` : name;
    let cached = this.cachedTokens.get(key);
    if (!cached || cached.until < Date.now()) {
      cached = { token: this.tokens.sign(name, caller), until: Date.now() + TOKEN_CACHE_MS };
      if (this.cachedTokens.size >= MAX_CACHED_TOKENS) this.cachedTokens.clear();
      this.cachedTokens.set(key, cached);
    }
    return { [TOKEN_HEADER]: await cached.token, ...(requestId && { 'x-request-id': requestId }) };
  }

  /**
   * Sends a call on behalf of the acting user, and parses the response by the contract.
   * @param timeoutMs limit for the whole call
   * @param query the query parameters, of which one may have several values
   * @throws ProblemError when there is no valid response within the limit
   */
  async get<C extends CallDefinition>(
    name: UpstreamName,
    call: C,
    timeoutMs: number,
    query: Record<string, string> | (readonly [string, string])[] = {},
  ): Promise<ResponseOf<C>> {
    const { principal = null, requestId } = currentContext();
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const path = search ? `${call.path}?${search}` : call.path;
    const body = await this.getJson(name, path, timeoutMs, await this.createHeaders(name, principal, requestId));
    const parsed = call.response?.safeParse(body);
    if (!parsed?.success)
      throw new ProblemError('unexpected-response', `The ${name} service returned an unexpected response.`);
    return parsed.data as ResponseOf<C>;
  }

  /** Gets a JSON document from a service. */
  async getJson(
    name: UpstreamName,
    path: string,
    timeoutMs: number,
    headers: Record<string, string>,
  ): Promise<unknown> {
    const { statusCode, body } = await this.getBytes(name, path, timeoutMs, headers);
    if (statusCode === 200) return JSON.parse(body.toString());
    throw new ProblemError('unexpected-response', `The ${name} service returned ${statusCode}.`);
  }

  /** Gets the response of a service, whatever its status. @throws as `Upstream.call` */
  async getBytes(
    name: UpstreamName,
    path: string,
    timeoutMs: number,
    headers: Record<string, string>,
  ): Promise<CompleteResponse> {
    const budget = { responseMs: timeoutMs, idleMs: timeoutMs, kind: 'call' } as const;
    const cancellation = new Cancellation();
    const timer = setTimeout(
      () => cancellation.cancel(new DOMException('The service took too long.', 'TimeoutError')),
      timeoutMs,
    );
    try {
      return await this.upstream(name).call({ method: 'GET', path, headers, budget, cancellation });
    } finally {
      clearTimeout(timer);
    }
  }
}
