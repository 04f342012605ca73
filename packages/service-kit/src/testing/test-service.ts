import type { Principal } from '@fsvp/contracts/access/access';
import { randomBytes } from 'node:crypto';
import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { suiteTimeZone } from '@fsvp/contracts/core/calendar-day';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import type { MigrationInterface } from 'typeorm';
import { createApplication, type BootSettings } from '../process/bootstrap.js';
import type { DataConfig, ProcessConfig } from '../runtime/config.js';
import { Database } from '../database/database.js';
import { EventStream } from '../events/event-stream.js';
import { createLogger } from '../observability/logger.js';
import { ServiceTokens, TOKEN_HEADER } from '../security/service-token.js';
import type { EvidenceTable } from '../database/table-grants.js';
import { checkStoredEvents } from './stored-events.js';
import { createTestDatabase, testAddress } from './test-database.js';

export const TEST_USER_ID = '019aa27e-0000-7000-8000-000000000001';
/** Makes the requests of `TestService.request`. */
export const TEST_PRINCIPAL: Principal = { id: TEST_USER_ID, kind: 'user', grantee: 'editor' };
export const TEST_SECRET = 'a-secret-of-the-test-suite-only-0123456789';
export const TEST_EVENT_LOG_KEY = 'a-key-of-the-test-suite-only-0123456789abc';

/** A service running on a fresh database of its own, with the real PostgreSQL and NATS of the test run. */
export interface TestService {
  app: NestFastifyApplication;
  url: string;
  database: Database;
  /** The URLs of the application role and of the owner. */
  databaseUrl: string;
  ownerUrl: string;
  /** Calls it as the gateway would, with the test user's token. @param signal aborts the request */
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<TestResponse>;
  /** The header of a token for somebody else. */
  headersOf(principal: Principal): Promise<Record<string, string>>;
  close(): Promise<void>;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers freely
  body: any;
  text: string;
}

/** A namespace for events that only the services started with it see. */
export function newNamespace(): string {
  return `test-${randomBytes(6).toString('hex')}`;
}

export interface TestServiceSettings {
  name: ServiceName;
  migrations: (new () => MigrationInterface)[];
  /** As in the service's migrate.ts. */
  evidence?: readonly EvidenceTable[];
  /** Creates the root module from the configuration. */
  module: (config: ProcessConfig & DataConfig, logger: ReturnType<typeof createLogger>) => Type | DynamicModule;
  prepare?: BootSettings['prepare'];
  trustedProxies?: string[];
  /** Services in one namespace see each other's events; by default each service has its own. */
  namespace?: string;
}

/** Starts a service for its tests; each call has its own database. */
export async function startTestService({
  name,
  migrations,
  evidence,
  module,
  prepare,
  trustedProxies,
  namespace = newNamespace(),
}: TestServiceSettings): Promise<TestService> {
  const { ownerUrl, databaseUrl, drop } = await createTestDatabase(name, migrations, evidence);
  const config: ProcessConfig & DataConfig = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: 0,
    APP_TIME_ZONE: suiteTimeZone(),
    LOG_LEVEL: (process.env.TEST_LOG_LEVEL ?? 'silent') as ProcessConfig['LOG_LEVEL'],
    INTERNAL_TOKEN_SECRET: TEST_SECRET,
    DRAIN_MS: 0,
    BUILD_REVISION: 'test',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: 8,
    NATS_URL: testAddress('TEST_NATS_URL'),
    EVENT_LOG_KEYS: TEST_EVENT_LOG_KEY,
    EVENT_NAMESPACE: namespace,
    EVENT_STREAM_MAX_BYTES: 8 * 1024 * 1024,
    EVENT_STREAM_REPLICAS: 1,
    EVENTS_PER_MESSAGE: 100,
    EVENT_RETRY_MS: 100,
    EVENT_CANARY_MS: 60_000,
    HOUSEKEEPING_MINUTES: 10,
    INBOX_KEEP_DAYS: 30,
  };
  const logger = createLogger(name, config.LOG_LEVEL);
  const app = await createApplication({ module: module(config, logger), logger, prepare, trustedProxies });
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const tokens = new ServiceTokens(TEST_SECRET);
  return {
    app,
    url,
    database: app.get(Database),
    databaseUrl,
    ownerUrl,
    async request(method, path, body, headers = {}, signal) {
      const raw = typeof body === 'string' || body instanceof Uint8Array;
      const response = await fetch(`${url}${path}`, {
        method,
        signal,
        headers: {
          [TOKEN_HEADER]: await tokens.sign(name, TEST_PRINCIPAL),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined || raw ? (body as string | undefined) : JSON.stringify(body),
      });
      // With a byte order mark, if there is one.
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: /\bjson\b/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : undefined,
      };
    },
    headersOf: async (principal) => ({ [TOKEN_HEADER]: await tokens.sign(name, principal) }),
    async close() {
      const stream = app.get(EventStream, { strict: false });
      await stream.deleteStream().catch(() => undefined);
      await app.close();
      // Last, so that a difference leaves nothing behind.
      const check = checkStoredEvents(ownerUrl);
      await check.catch(() => undefined);
      await drop();
      await check;
    },
  };
}

/** Waits until `probe` returns something truthy. @throws after the timeout */
export async function eventually<T>(probe: () => Promise<T>, timeoutMs = 15_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await probe();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`The condition was not met within ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
