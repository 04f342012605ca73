import type { CallDefinition, ResponseOf } from '@fsvp/contracts/core/call';
import type { Problem } from '@fsvp/contracts/core/problem';
import { accountReviewSignatures } from '@fsvp/contracts/access/account-review';
import { actionSignatures } from '@fsvp/contracts/quality/corrective-action';
import { documentSignatures } from '@fsvp/contracts/documents/document';
import { hazardSignatures } from '@fsvp/contracts/quality/hazard-analysis';
import { inspectionSignatures } from '@fsvp/contracts/quality/receiving-inspection';
import { verificationSignatures } from '@fsvp/contracts/quality/verification';

/** One request that a screen made. */
export interface MockRequest {
  params: Record<string, string>;
  query: URLSearchParams;
  /** Parsed JSON, or the raw body of a call that is not JSON. */
  body: ReturnType<typeof JSON.parse>;
  headers: Record<string, string>;
}

/** Records that are shown with their signatures: by default they have none. */
const SIGNATURES = [
  hazardSignatures,
  verificationSignatures,
  inspectionSignatures,
  actionSignatures,
  documentSignatures,
  accountReviewSignatures,
];

type Answer = (request: MockRequest) => unknown;

class Failure {
  constructor(
    readonly status: number,
    readonly text: string,
    readonly statusText = '',
    readonly headers: Record<string, string> = {},
  ) {}
}

/** A mock of the gateway: responses per call, and a log of requests. */
export class MockHost {
  private readonly answers = new Map<CallDefinition, Answer>();
  private readonly log: { call: CallDefinition; request: MockRequest }[] = [];

  constructor() {
    for (const { list, states } of SIGNATURES)
      this.answer(list, { signatures: [], total: 0, recordVersion: 1 }).answer(states, { records: [], total: 0 });
  }

  /** Sets the response of a call: a value, or a function of the request. */
  answer<C extends CallDefinition>(
    call: C,
    answer: ResponseOf<C> | ((request: MockRequest) => ResponseOf<C> | Promise<ResponseOf<C>>),
  ): this {
    this.answers.set(call, typeof answer === 'function' ? (answer as Answer) : () => answer);
    return this;
  }

  /** Makes a call fail with problem details, or with plain text. Over HTTP/2 there is no status text. */
  fail(
    call: CallDefinition,
    status: number,
    problem: Partial<Problem> | string = {},
    statusText = '',
    headers: Record<string, string> = {},
  ): this {
    const details = {
      type: 'about:blank',
      title: status === 401 ? 'Unauthorized' : 'Failed',
      status,
      detail: `The call failed with ${status}.`,
    };
    const text = typeof problem === 'string' ? problem : JSON.stringify({ ...details, ...problem });
    this.answers.set(call, () => new Failure(status, text, statusText, headers));
    return this;
  }

  /** Makes a call fail without a response. */
  disconnect(call: CallDefinition): this {
    this.answers.set(call, () => {
      throw new TypeError('Failed to fetch');
    });
    return this;
  }

  /** The requests of a call, oldest first. */
  requests(call: CallDefinition): MockRequest[] {
    return this.log.filter((entry) => entry.call === call).map((entry) => entry.request);
  }

  /** Replaces `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost');
    const method = init.method ?? 'GET';
    const match = this.find(method, url.pathname);
    if (!match) return response(new Failure(501, `The test has no response for ${method} ${url.pathname}`));
    const request: MockRequest = {
      params: match.params,
      query: url.searchParams,
      body: typeof init.body === 'string' && !match.call.bodyTypes ? JSON.parse(init.body) : init.body,
      headers: { ...(init.headers as Record<string, string>) },
    };
    this.log.push({ call: match.call, request });
    const answer = await match.answer(request);
    if (init.signal?.aborted) throw init.signal.reason;
    return response(answer);
  };

  private find(method: string, path: string) {
    const found: { call: CallDefinition; answer: Answer; params: Record<string, string> }[] = [];
    for (const [call, answer] of this.answers) {
      const names: string[] = [];
      const pattern = call.path
        .replace(/[.]/g, '\\.')
        .replace(/\{(\w+)\}/g, (_, name: string) => (names.push(name), '([^/]+)'));
      const values = call.method === method ? new RegExp(`^${pattern}$`).exec(path) : null;
      if (values)
        found.push({
          call,
          answer,
          params: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index + 1]!)])),
        });
    }
    // A path without parameters takes precedence: /api/suppliers/fsvp-summary over /api/suppliers/{id}.
    return found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
  }
}

/** The parts of a Response that the client uses; jsdom has no Response. */
function response(answer: unknown): Response {
  const failure = answer instanceof Failure ? answer : undefined;
  const status = failure?.status ?? (answer === undefined ? 204 : 200);
  const text = failure?.text ?? JSON.stringify(answer);
  const parts = {
    ok: !failure,
    status,
    statusText: failure?.statusText ?? 'OK',
    headers: { get: (name: string) => failure?.headers[name] ?? null },
    text: async () => text,
    json: async () => JSON.parse(text),
    blob: async () => (answer instanceof Blob ? answer : new Blob([text])),
  };
  return parts as unknown as Response;
}
