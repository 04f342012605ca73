import { Readable } from 'node:stream';
import { fillPath, type CallDefinition, type ClientInput, type ResponseOf } from '@fsvp/contracts/core/call';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import type { Problem } from '@fsvp/contracts/core/problem';
import { outcomeUnknown, unavailable } from '../problems/problem.error.js';
import { passOn } from '../problems/to-problem.js';
import { currentContext } from '../context/request-context.js';
import { TOKEN_HEADER, type ServiceTokens } from '../security/service-token.js';
import { endWith, startSpan, statusOf, traceHeaders } from '../observability/tracing/tracing.js';

const CALL_BUDGET_MS = 5000;

/** Calls of one service to another, typed by the contract and signed with a token of the acting user. */
export class ServiceClient {
  private turn = 0;

  /** @param urls the replicas of the called service */
  constructor(
    private readonly service: ServiceName,
    private readonly urls: string[],
    private readonly tokens: ServiceTokens,
  ) {}

  /**
   * Makes a call and returns its parsed JSON. A POST keeps the Idempotency-Key of the current request.
   * @param timeoutMs limit for the whole call
   * @throws ProblemError of the other service; when no replica responds 503, or 504 after a change was sent
   */
  async call<C extends CallDefinition>(
    call: C,
    input: ClientInput<C>,
    timeoutMs = CALL_BUDGET_MS,
  ): Promise<ResponseOf<C>> {
    const response = await this.send(call, input, AbortSignal.timeout(timeoutMs));
    return (await response.json()) as ResponseOf<C>;
  }

  /** Makes a call that returns a stream, such as an export; without a time limit, since the reader sets the pace. */
  async stream<C extends CallDefinition>(call: C, input: ClientInput<C>, signal?: AbortSignal): Promise<Readable> {
    const response = await this.send(call, input, signal);
    return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  }

  private async send(call: CallDefinition, input: unknown, signal?: AbortSignal): Promise<Response> {
    const { params, query, body } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {}))
      for (const entry of [value ?? []].flat()) search.append(name, String(entry));
    const path = `${fillPath(call.path, params)}${search.size ? `?${search.toString()}` : ''}`;
    const { principal = null, requestId, idempotencyKey } = currentContext();
    const headers: Record<string, string> = { [TOKEN_HEADER]: await this.tokens.sign(this.service, principal) };
    if (requestId) headers['x-request-id'] = requestId;
    if (idempotencyKey && call.method === 'POST') headers['idempotency-key'] = idempotencyKey;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const span = startSpan('client', `${call.method} ${this.service}`, () => ({
      'http.request.method': call.method,
      'http.route': call.path,
      'peer.service': this.service,
    }));
    const sent = this.tryReplicas(path, {
      method: call.method,
      headers: Object.assign(headers, traceHeaders(span)),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    const response = await (span ? endWith(span, sent, statusOf) : sent);
    if (response.ok) return response;
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    throw passOn(this.service, response.status, problem);
  }

  /** Tries the next replica only if the connection failed, so that nothing is sent twice. */
  private async tryReplicas(path: string, init: RequestInit): Promise<Response> {
    this.turn += 1;
    for (let tried = 0; tried < this.urls.length; tried += 1) {
      const url = this.urls[(this.turn + tried) % this.urls.length];
      try {
        return await fetch(`${url}${path}`, init);
      } catch (error) {
        const code = (error as { cause?: { code?: string } }).cause?.code;
        if (code === 'ECONNREFUSED') continue;
        if (init.method !== 'GET') throw outcomeUnknown(`The ${this.service} service did not respond`);
        break;
      }
    }
    throw unavailable(`The ${this.service} service is not responding. Try again in a moment.`);
  }
}
