import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Role } from '@fsvp/contracts/access/roles';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { HostOffer } from '@fsvp/contracts/modules/host-offer';
import type { ModuleManifest } from '@fsvp/contracts/modules/module-registry';
import type { RegistryChange, RegistryEntry } from '@fsvp/contracts/modules/module-store';
import { createApplication } from '@fsvp/service-kit/process/bootstrap';
import { createLogger } from '@fsvp/service-kit/observability/logger';
import { SIGNATURES_EVIDENCE } from '@fsvp/service-kit/signatures/signatures.migration';
import { startTestService, type TestResponse, type TestService } from '@fsvp/service-kit/testing/test-service';
import { savePrincipal } from '../src/identity/accounts/account-records.js';
import { newAccount } from '../src/identity/accounts/accounts.service.js';
import { SharedPassword } from '../src/identity/password.js';
import { SessionsService } from '../src/identity/sessions.service.js';
import { AppModule } from '../src/app.module.js';
import { addressSetting, UPSTREAMS, type Config } from '../src/config.js';
import { configureHttpPipeline } from '../src/web/http-pipeline.js';
import { migrations } from '../src/migrations/index.js';

export const PASSWORD = 'correct horse battery staple';
/** Nothing listens on this port. */
export const UNREACHABLE_URL = 'http://127.0.0.1:9';
const UNREACHABLE = Object.fromEntries(UPSTREAMS.map((name) => [addressSetting(name), [UNREACHABLE_URL]])) as Pick<
  Config,
  ReturnType<typeof addressSetting>
>;

const TEMPLATE = `<!doctype html><head><script nonce="__CSP_NONCE__">1</script><script data-calls="__FIRST_CALLS__"></script><!--__FIRST_FILES__--></head>
<script type="application/json" id="module-registry" nonce="__CSP_NONCE__">__MODULE_REGISTRY__</script>`;

/** What the shell's build says of itself. */
const SHELL: HostOffer = {
  contract: '1.0.0',
  shared: { react: { version: '19.3.1', exports: ['use'] } },
  files: ['static/shared.0123456789.js'],
  firstCalls: { '/': ['/api/dashboard/stats', '/api/suppliers?limit=5&offset=0'] },
};

export interface Gateway extends TestService {
  /** The directory that contains shell/ and the module store, modules/. */
  files: string;
  config: Config;
  /** Sends a request as an API client does, without following redirects. By default it has the session of `signIn`. */
  send(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string>; cookie?: string | null },
  ): Promise<TestResponse>;
  /** Sends a GET with exactly this path and these headers, since fetch normalizes paths and changes headers. */
  sendRaw(path: string, headers?: OutgoingHttpHeaders): Promise<number | undefined>;
  /** Signs in with the shared password, uses the session for `send`, and returns the cookie. */
  signIn(): Promise<string>;
  /** Creates an account of this role, signs in, uses the session for `send`, and returns id and cookie. */
  signInAs(role: Role): Promise<{ id: string; cookie: string }>;
}

function writeFiles(folder: string): void {
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  write('shell/index.html', TEMPLATE);
  write('shell/host.json', JSON.stringify(SHELL));
  write('shell/static/main.0123456789.js', 'console.log("shell")');
  writeModule(folder, 'mf-suppliers', ['/suppliers', '/fsvp-compliance', '/hazard-analysis']);
  writeModule(folder, 'mf-actions', ['/corrective-actions']);
}

/** A content hash of ten digits, as in a release's version. */
export const releaseHash = (digit: string) => digit.repeat(10);

/** A manifest like one that a build writes. */
export function createManifest(name: string, routes: string[], hash = releaseHash('a')): ModuleManifest {
  const entry = `static/remoteEntry.${hash}.js`;
  const integrity = `sha384-${'A'.repeat(64)}`;
  return {
    name,
    title: `Title of ${name}`,
    contract: '^1.0.0',
    routes,
    firstCalls: Object.fromEntries(routes.map((route) => [route, [`/api${route}`]])),
    navigation: routes.map((route, index) => ({ path: route, label: route, order: index, group: name, icon: [] })),
    version: `1.0.0-${hash}`,
    entry,
    globalName: name.replace('-', '_'),
    styles: ['static/remote.bbbbbbbbbb.css'],
    screens: Object.fromEntries(routes.map((route) => [route, [`static${route}.cccccccccc.js`]])),
    integrity: { [entry]: integrity, 'static/remote.bbbbbbbbbb.css': integrity },
    requires: {
      react: { version: '19.3.1', exports: ['use'] },
      'react-dom': { version: '19.3.1', exports: ['createPortal'] },
    },
    builtAt: '2026-01-01T00:00:00.000Z',
  };
}

const moduleStoreOf = (folder: string) => path.join(folder, 'modules');

interface RegistryFile {
  modules: RegistryEntry[];
  changes: RegistryChange[];
}

/** Reads registry.json of the gateway's module store. */
export function readRegistryFile(folder: string): RegistryFile {
  const file = path.join(moduleStoreOf(folder), 'registry.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RegistryFile) : { modules: [], changes: [] };
}

export function writeRegistryFile(folder: string, registry: object): void {
  const file = path.join(moduleStoreOf(folder), 'registry.json');
  writeFileSync(`${file}.new`, JSON.stringify(registry));
  renameSync(`${file}.new`, file);
}

/** Releases a small module into the gateway's store, like the release command. */
export function writeModule(folder: string, name: string, routes: string[], hash = releaseHash('a')): void {
  const manifest = createManifest(name, routes, hash);
  const release = path.join(moduleStoreOf(folder), name, manifest.version);
  mkdirSync(path.join(release, 'static'), { recursive: true });
  for (const [suffix, content] of [
    ['', 'plain'],
    ['.br', 'brotli'],
    ['.gz', 'gzip'],
  ])
    writeFileSync(path.join(release, `${manifest.entry}${suffix}`), content!);
  writeFileSync(path.join(release, 'static/remote.bbbbbbbbbb.css'), '.a{}');
  for (const file of ['module.json', 'mf-manifest.json'])
    writeFileSync(path.join(release, file), JSON.stringify(manifest));
  const { modules, changes } = readRegistryFile(folder);
  const before = modules.find((entry) => entry.name === name);
  const after: RegistryEntry = {
    name,
    version: manifest.version,
    manifestUrl: `/modules/${name}/${manifest.version}/module.json`,
    releasedAt: new Date().toISOString(),
    previous: before
      ? [before, ...before.previous].map(({ version, manifestUrl, releasedAt }) => ({
          version,
          manifestUrl,
          releasedAt,
        }))
      : [],
  };
  const change: RegistryChange = {
    id: randomUUID(),
    action: 'released',
    name,
    at: after.releasedAt,
    by: 'tester',
    before: before ?? null,
    after,
  };
  writeRegistryFile(folder, {
    modules: [...modules.filter((entry) => entry.name !== name), after],
    changes: [...changes, change],
  });
}

/** Starts a gateway with its own database. */
export async function startGateway(overrides: Partial<Config> = {}, namespace?: string): Promise<Gateway> {
  const files = mkdtempSync(path.join(tmpdir(), 'fsvp-gateway-'));
  writeFiles(files);
  let config: Config | undefined;
  const service = await startTestService({
    name: 'gateway',
    migrations,
    evidence: [SIGNATURES_EVIDENCE],
    namespace,
    trustedProxies: overrides.TRUSTED_PROXIES,
    prepare: configureHttpPipeline,
    module: (base, logger) => {
      config = {
        ...base,
        APP_PASSWORD: SharedPassword.fromPlainText(PASSWORD),
        APP_USER_FIRST_NAME: 'Ada',
        APP_USER_LAST_NAME: 'Rivera',
        APP_USER_EMAIL: 'ada@importer.test',
        ...UNREACHABLE,
        SHELL_DIR: path.join(files, 'shell'),
        MODULE_STORE: moduleStoreOf(files),
        ALLOWED_MODULE_ORIGINS: [],
        TRUSTED_PROXIES: [],
        METRICS_HOST: '127.0.0.1',
        METRICS_PORT: 0,
        REQUEST_TIMEOUT_MS: 30_000,
        UPLOAD_TIMEOUT_MS: 60_000,
        ANONYMOUS_REQUESTS_PER_ADDRESS: 100,
        API_DOCS_OPEN: false,
        OIDC_CLIENT_ID: 'fsvp-suite',
        OIDC_NAME: 'single sign-on',
        OIDC_SCOPE: 'openid profile email',
        OIDC_TRUST_EMAIL: false,
        OIDC_ROLE_CLAIM: 'roles',
        OIDC_ROLES: new Map(),
        OIDC_ACR_VALUES: [],
        ...overrides,
      };
      return AppModule.register(config, logger);
    },
  });
  let session: string | undefined;
  const send: Gateway['send'] = async (method, address, { body, headers = {}, cookie = session } = {}) => {
    const raw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
    const response = await fetch(`${service.url}${address}`, {
      method,
      redirect: 'manual',
      headers: {
        'accept-encoding': 'identity',
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || raw ? body : JSON.stringify(body),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : undefined,
    };
  };
  return {
    ...service,
    files,
    config: config as Config,
    send,
    sendRaw(address, headers = {}) {
      const { hostname, port } = new URL(service.url);
      return new Promise((resolve, reject) => {
        httpRequest(
          { hostname, port, path: address, headers },
          (response) => (response.resume(), resolve(response.statusCode)),
        )
          .on('error', reject)
          .end();
      });
    },
    async signIn() {
      const { status, headers } = await send('POST', '/api/login', { body: { password: PASSWORD }, cookie: null });
      if (status !== 200) throw new Error(`Login returned ${status}`);
      session = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      return session;
    },
    async signInAs(role) {
      const user = newAccount({ email: `${randomUUID()}@importer.test`, firstName: 'Test', lastName: role, role });
      Object.assign(user, { status: 'active', expiresOn: role === 'auditor' ? addDays(today(), 30) : null });
      await service.database.dataSource.manager.save(user);
      await savePrincipal(service.database.dataSource.manager, user);
      const sessions = service.app.get(SessionsService, { strict: false });
      const sid = await sessions.open({ userId: user.id, kind: 'named', address: '127.0.0.1', userAgent: 'test' });
      // As on localhost.
      session = `__Host-fsvp=${sid}`;
      return { id: user.id, cookie: session };
    },
    async close() {
      await service.close();
      rmSync(files, { recursive: true, force: true });
    },
  };
}

/** Starts another gateway with the same database and events. Close it before the first one. */
export async function startReplica(
  { config }: Gateway,
  overrides: Partial<Config> = {},
): Promise<NestFastifyApplication> {
  const logger = createLogger('gateway', config.LOG_LEVEL);
  const app = await createApplication({
    module: AppModule.register({ ...config, ...overrides }, logger),
    logger,
    prepare: configureHttpPipeline,
  });
  await app.listen(0, '127.0.0.1');
  return app;
}
