import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { CallDefinition, ResponseOf } from '@fsvp/contracts/call';
import { currentContext } from '@fsvp/service-kit/request-context';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/service-token';
import { CONFIG, type Config } from '../config.js';
import { Replicas } from './replicas.js';
import type { UpstreamName } from './route-table.js';
import { Upstream } from './upstream.js';

/** Well inside a token's 60 s. */
const TOKEN_KEPT_MS = 20_000;

/** The services behind the gateway, and the tokens they ask for. */
@Injectable()
export class Upstreams implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly byName: Record<UpstreamName, Upstream>;
  private readonly kept = new Map<string, { token: Promise<string>; until: number }>();

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly tokens: ServiceTokens,
  ) {
    const upstream = (name: UpstreamName, urls: string[]) => new Upstream(name, new Replicas(urls));
    this.byName = {
      suppliers: upstream('suppliers', config.SUPPLIERS_URL),
      quality: upstream('quality', config.QUALITY_URL),
      documents: upstream('documents', config.DOCUMENTS_URL),
    };
  }

  get all(): Upstream[] {
    return Object.values(this.byName);
  }

  of(name: UpstreamName): Upstream {
    return this.byName[name];
  }

  onApplicationBootstrap(): void {
    for (const upstream of this.all) upstream.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((upstream) => upstream.close()));
  }

  /** What a service wants to know of a request: who acts, and its id. One signature serves many requests. */
  async headers(name: UpstreamName, userId: string | null, requestId: string | null): Promise<Record<string, string>> {
    const key = `${name}:${userId ?? ''}`;
    let kept = this.kept.get(key);
    if (!kept || kept.until < Date.now()) {
      kept = { token: this.tokens.sign(name, { userId }), until: Date.now() + TOKEN_KEPT_MS };
      this.kept.set(key, kept);
    }
    return { [TOKEN_HEADER]: await kept.token, ...(requestId && { 'x-request-id': requestId }) };
  }

  /**
   * Makes a call on behalf of the acting user, and parses its answer by the contract.
   * @param limitMs for the whole call
   * @param query of the call, if it has one
   * @throws ProblemError when the service does not answer well within the limit
   */
  async get<C extends CallDefinition>(
    name: UpstreamName,
    call: C,
    limitMs: number,
    query?: Record<string, string>,
  ): Promise<ResponseOf<C>> {
    const { actor, requestId } = currentContext();
    const path = query ? `${call.path}?${new URLSearchParams(query).toString()}` : call.path;
    const body = await this.json(name, path, limitMs, await this.headers(name, actor, requestId));
    const parsed = call.response?.safeParse(body);
    if (!parsed?.success)
      throw new ProblemError(502, 'Bad gateway', `The ${name} service answered in an unknown form.`);
    return parsed.data as ResponseOf<C>;
  }

  /** Reads a JSON document of a service. */
  async json(name: UpstreamName, path: string, limitMs: number, headers: Record<string, string>): Promise<unknown> {
    const budget = { answer: limitMs, pause: limitMs, kind: 'call' } as const;
    const answer = await this.of(name).send({
      method: 'GET',
      path,
      headers,
      budget,
      signal: AbortSignal.timeout(limitMs),
    });
    if (answer.statusCode === 200) return answer.body.json();
    await answer.body.dump();
    throw new ProblemError(answer.statusCode, 'Error', `The ${name} service answered ${answer.statusCode}.`);
  }
}
