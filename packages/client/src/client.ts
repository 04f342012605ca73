import { addressOf, etagOf, type Query } from './address.js';
import {
  followChanges,
  followPages,
  type Change,
  type ChangesPage,
  type FollowChangesOptions,
  type FollowOptions,
} from './changes.js';
import { OPERATIONS } from './generated/operations.js';
import { readIgnoredFields } from './ignored-fields.js';
import type {
  Answer,
  FileBody,
  InputArguments,
  ItemOf,
  ListOperationId,
  OperationId,
  RequestSettings,
} from './operation.types.js';
import { withRetries } from './retries.js';
import { Transport, type Received } from './transport.js';

export { OPERATIONS, type ProblemCode } from './generated/operations.js';
export {
  FsvpConnectionError,
  FsvpError,
  WebhookVerificationError,
  type FieldError,
  type Problem,
} from './fsvp.error.js';
export { verifyWebhook, type VerifiedWebhook, type WebhookRequest } from './webhook.js';
export type { Change, ChangesPage, FollowChangesOptions, FollowOptions } from './changes.js';
export type {
  Answer,
  FileBody,
  Input,
  InputArguments,
  ItemOf,
  ListOperationId,
  OperationId,
  RequestSettings,
  Schemas,
} from './operation.types.js';

export interface ClientOptions {
  /** Where the suite is, such as https://fsvp.example.com. */
  baseUrl: string | URL;
  /** An API token (Administration > API tokens), or a function that returns it. */
  token?: string | (() => string | Promise<string>);
  /** Sends the requests; by default the platform's. */
  fetch?: typeof fetch;
  /** How often a request is repeated at most; by default 5. */
  retries?: number;
  /** Milliseconds before the first repetition, by default 500; each further one waits twice as long. */
  retryDelay?: number;
  /** The longest wait before a repetition, in milliseconds, by default 60,000. If the suite asks for more, the error is thrown. */
  maxRetryDelay?: number;
  /** Milliseconds for one attempt, by default 30,000; for a file, until its bytes begin. */
  timeout?: number;
  /** Sent with each request, such as `user-agent`. */
  headers?: Record<string, string>;
  /**
   * Called when the suite did not store fields of a body because it does not have them, such as misspelt ones.
   * @param fields their paths, such as 'sites.0.adress'
   * @param call such as 'PATCH /api/suppliers/{id}'
   */
  onIgnoredFields?: (fields: string[], call: string) => void;
}

/** An answer with what is not in its body. */
export interface FullAnswer<Id extends OperationId> {
  /** 304 if the record is still the one of `ifNoneMatch`. */
  status: number;
  headers: Headers;
  /** The ETag, for `ifMatch` and `ifNoneMatch`. */
  etag: string | undefined;
  /** Fields of the body that the suite did not store, by their paths. */
  ignoredFields: string[];
  body: Answer<Id>;
}

/** What any operation can be given, whatever it is. */
type AnyInput = RequestSettings & {
  params?: Query;
  query?: Query;
  body?: unknown;
  contentType?: string;
  idempotencyKey?: string;
  ifMatch?: number | string;
  ifNoneMatch?: number | string;
};

interface Operation {
  method: string;
  path: string;
  bodyType?: string;
  file?: boolean;
}

const MAX_PAGE = 1000;

/** The client of one suite. Make it by `createClient`. */
export class FsvpClient {
  constructor(
    private readonly transport: Transport,
    private readonly onIgnoredFields?: ClientOptions['onIgnoredFields'],
  ) {}

  /**
   * Calls an operation of the API document and returns the body of its answer; of a file, a `Response` to read it from.
   * Network failures and refusals that pass are retried: a POST has the same Idempotency-Key each time.
   * @throws FsvpError when the suite refuses it, FsvpConnectionError when it cannot be reached
   */
  async call<Id extends OperationId>(id: Id, ...[input]: InputArguments<Id>): Promise<Answer<Id>> {
    return (await this.request(id, input as AnyInput)).body as Answer<Id>;
  }

  /** Like `call`, with status and headers. */
  async send<Id extends OperationId>(id: Id, ...[input]: InputArguments<Id>): Promise<FullAnswer<Id>> {
    const { status, headers, body } = await this.request(id, input as AnyInput);
    const etag = headers.get('etag') ?? undefined;
    return { status, headers, etag, ignoredFields: readIgnoredFields(headers), body: body as Answer<Id> };
  }

  /**
   * The pages of a list, from its beginning or from `query.cursor` to its end, 1,000 records each unless `query.limit` says otherwise.
   * A page is the body that the operation answers.
   */
  async *pages<Id extends ListOperationId>(
    id: Id,
    ...[input]: InputArguments<Id>
  ): AsyncGenerator<Answer<Id>, void, undefined> {
    const { query, ...rest } = (input ?? {}) as AnyInput;
    let cursor: string | null = String(query?.cursor ?? '');
    while (cursor !== null) {
      const { headers, body } = await this.request(id, { ...rest, query: { limit: MAX_PAGE, ...query, cursor } });
      yield body as Answer<Id>;
      cursor = (body as { next?: string | null }).next ?? headers.get('x-next-cursor');
    }
  }

  /** The records of a list, one after the other. */
  async *iterate<Id extends ListOperationId>(
    id: Id,
    ...input: InputArguments<Id>
  ): AsyncGenerator<ItemOf<Id>, void, undefined> {
    for await (const page of this.pages(id, ...input)) yield* recordsOf(page) as ItemOf<Id>[];
  }

  /**
   * Changes of records, the oldest first, and then each new one within seconds until the signal is aborted. `save` keeps the cursor.
   * Failures of network and suite are waited out.
   * @throws FsvpError for what does not pass: a cursor of another suite, a token that is refused
   */
  follow(options: FollowChangesOptions = {}): AsyncGenerator<Change, void, undefined> {
    return followChanges(this.followPages(options), options.save);
  }

  /** Like `follow`, page by page: store the changes of a page and its `next` in one transaction. */
  followPages(options: FollowOptions = {}): AsyncGenerator<ChangesPage, void, undefined> {
    return followPages((query, settings) => this.call('listChanges', { query, ...settings }), options);
  }

  /**
   * Uploads a file for `createDocument` and `addDocumentVersion`.
   * @returns what they need as `filePath`
   */
  async upload(file: Exclude<FileBody, ReadableStream>, settings: RequestSettings = {}): Promise<string> {
    const { baseUrl, retries } = this.transport.settings;
    const { signal, timeout } = settings;
    // A URL is for one upload: after a failure it may be used.
    return withRetries(
      async () => {
        const { uploadURL, objectPath } = await this.call('requestUpload', settings);
        await this.transport.send({
          call: 'PUT /api/objects/upload/{token}',
          method: 'PUT',
          url: new URL(uploadURL, baseUrl),
          headers: { 'content-type': 'application/octet-stream' },
          body: file,
          anonymous: true,
          signal,
          timeout,
          retries: 0,
        });
        return objectPath;
      },
      { ...this.transport.settings, retries: settings.retries ?? retries, signal },
    );
  }

  private async request(id: OperationId, input: AnyInput = {}): Promise<Received> {
    const { method, path, bodyType = 'application/json', file = false } = OPERATIONS[id] as Operation;
    const { params, query, body, contentType, idempotencyKey, ifMatch, ifNoneMatch, requestId, headers, ...rest } =
      input;
    const json = /[/+]json$/.test(bodyType);
    const type = contentType || (!json && body instanceof Blob && body.type) || bodyType;
    const call = `${method} ${path}`;
    const received = await this.transport.send({
      call,
      method,
      url: addressOf(this.transport.settings.baseUrl, path, params, query),
      headers: {
        ...(body !== undefined && { 'content-type': type }),
        ...(method === 'POST' && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
        ...(ifMatch !== undefined && { 'if-match': etagOf(ifMatch) }),
        ...(ifNoneMatch !== undefined && { 'if-none-match': etagOf(ifNoneMatch) }),
        ...(requestId && { 'x-request-id': requestId }),
        ...headers,
      },
      body: json && body !== undefined ? JSON.stringify(body) : (body as FileBody | undefined),
      file,
      ...rest,
    });
    const ignored = readIgnoredFields(received.headers);
    if (ignored.length) this.onIgnoredFields?.(ignored, call);
    return received;
  }
}

/** The records of a page, whatever its list is called. */
function recordsOf(page: unknown): unknown[] {
  return Array.isArray(page) ? page : (Object.values(page as object).find(Array.isArray) ?? []);
}

/** A client of the suite at an address, which makes no request yet. */
export function createClient({
  baseUrl,
  token,
  fetch: send = (...args) => fetch(...args),
  retries = 5,
  retryDelay = 500,
  maxRetryDelay = 60_000,
  timeout = 30_000,
  headers = {},
  onIgnoredFields,
}: ClientOptions): FsvpClient {
  const base = String(baseUrl).replace(/\/*$/, '/');
  return new FsvpClient(
    new Transport({ baseUrl: base, token, fetch: send, retries, retryDelay, maxRetryDelay, timeout, headers }),
    onIgnoredFields,
  );
}
