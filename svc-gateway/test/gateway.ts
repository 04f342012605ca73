import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApplication } from '@fsvp/service-kit/bootstrap';
import { createLogger } from '@fsvp/service-kit/logger';
import { startTestService, type TestService } from '@fsvp/service-kit/testing/test-service';
import { SharedPassword } from '../src/access/password.js';
import { AppModule } from '../src/app.module.js';
import type { Config } from '../src/config.js';
import { configureHttpPipeline } from '../src/http-pipeline.js';
import { migrations } from '../src/migrations/index.js';

export const PASSWORD = 'correct horse battery staple';
/** Nobody listens here. */
export const NOWHERE = 'http://127.0.0.1:9';

const TEMPLATE = `<!doctype html><head><script nonce="__CSP_NONCE__">1</script>__PRELOADS__</head>
<script type="application/json" id="module-registry" nonce="__CSP_NONCE__">__MODULE_REGISTRY__</script>`;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers freely
  body: any;
}

export interface Gateway extends TestService {
  /** Holds shell/ and the modules' folders. */
  files: string;
  config: Config;
  /** Sends a request as a program does, without following redirects. */
  ask(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string>; cookie?: string | null },
  ): Promise<Answer>;
  /** Sends a GET as it is written: fetch tidies paths up, and refuses or adds headers. */
  askPlainly(path: string, headers?: OutgoingHttpHeaders): Promise<number | undefined>;
  /** Signs in and keeps the session for `ask`; answers the cookie. */
  signIn(): Promise<string>;
}

function writeFiles(folder: string): void {
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  write('shell/index.html', TEMPLATE);
  write('shell/static/main.0123456789.js', 'console.log("shell")');
  writeModule(folder, 'mf-suppliers', ['/suppliers', '/fsvp-compliance', '/hazard-analysis']);
  writeModule(folder, 'mf-actions', ['/corrective-actions']);
}

/** A module's build in small. */
export function writeModule(folder: string, name: string, routes: string[], hash = 'aaaaaaaaaa'): void {
  const dist = path.join(folder, name, 'dist');
  mkdirSync(path.join(dist, 'static'), { recursive: true });
  const entry = `static/remoteEntry.${hash}.js`;
  writeFileSync(path.join(dist, entry), 'plain');
  writeFileSync(path.join(dist, `${entry}.br`), 'brotli');
  writeFileSync(path.join(dist, `${entry}.gz`), 'gzip');
  writeFileSync(path.join(dist, 'static/remote.bbbbbbbbbb.css'), '.a{}');
  writeFileSync(
    path.join(dist, 'module.json'),
    JSON.stringify({
      name,
      version: '1.0.0',
      contractVersion: 1,
      entry,
      entryGlobalName: name.replace('-', '_'),
      css: ['static/remote.bbbbbbbbbb.css'],
      routes,
    }),
  );
}

/** A gateway with a database of its own. */
export async function startGateway(overrides: Partial<Config> = {}, namespace?: string): Promise<Gateway> {
  const files = mkdtempSync(path.join(tmpdir(), 'fsvp-gateway-'));
  writeFiles(files);
  let config: Config | undefined;
  const service = await startTestService({
    name: 'gateway',
    migrations,
    namespace,
    trustedProxies: overrides.TRUSTED_PROXIES,
    prepare: configureHttpPipeline,
    module: (base, logger) => {
      config = {
        ...base,
        APP_PASSWORD: SharedPassword.of(PASSWORD),
        APP_USER_FIRST_NAME: 'Ada',
        APP_USER_LAST_NAME: 'Rivera',
        APP_USER_EMAIL: 'ada@importer.test',
        SUPPLIERS_URL: [NOWHERE],
        QUALITY_URL: [NOWHERE],
        DOCUMENTS_URL: [NOWHERE],
        SHELL_DIR: path.join(files, 'shell'),
        MODULES_DIR: files,
        TRUSTED_PROXIES: [],
        ...overrides,
      };
      return AppModule.register(config, logger);
    },
  });
  let session: string | undefined;
  const ask: Gateway['ask'] = async (method, address, { body, headers = {}, cookie = session } = {}) => {
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
    ask,
    askPlainly(address, headers = {}) {
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
      const { status, headers } = await ask('POST', '/api/login', { body: { password: PASSWORD }, cookie: null });
      if (status !== 200) throw new Error(`Login answered ${status}`);
      session = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      return session;
    },
    async close() {
      await service.close();
      rmSync(files, { recursive: true, force: true });
    },
  };
}

/** Another gateway on the same database and events; to be closed before the first. */
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
