import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { Scope } from '@fsvp/contracts/core/access';
import type { CallDefinition } from '@fsvp/contracts/core/call';
import { EXAMPLE_IDS } from '@fsvp/contracts/docs/example-ids';
import { HandledCalls } from '@fsvp/service-kit/api-documents/open-api/open-api.controller';
import { parse } from 'yaml';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { pino } from 'pino';
import { CallersService, type Caller } from '../src/identity/callers.service.js';
import { MergedOpenApi } from '../src/integrations/open-api/merged-open-api.service.js';
import { addressSetting, UPSTREAMS, type UpstreamName } from '../src/config.js';
import { respondJson, startFakeService, type FakeService, type Handler } from './fake-service.js';
import { startGateway, type Gateway } from './gateway.js';

const PUBLIC_URL = 'https://fsvp.importer.test';
const RECORD_ID = '0190c0de-0001-7000-8000-000000000001';

/** Lists of svc-program, by their address without the query. The newest of each kind does not fit every call. */
const version = (id: string, state: string, series: object) => ({ id, state, ...series });
const PROGRAM_LISTS: Record<string, object[]> = {
  '/api/qualified-individuals': [
    { id: 'busy', draft: version('person-draft', 'draft', {}), current: version('busy-signed', 'signed', {}) },
    { id: 'signed', draft: null, current: version('person-signed', 'signed', {}) },
    { id: 'new', draft: null, current: null },
  ],
  '/api/importers': [{ id: 'imp-1' }, { id: 'imp-2' }],
  '/api/procedures': [
    version('procedure-draft', 'draft', { importerId: 'imp-1', code: 'PR-1' }),
    version('procedure-busy', 'signed', { importerId: 'imp-1', code: 'PR-1' }),
    version('procedure-signed', 'signed', { importerId: 'imp-1', code: 'PR-3' }),
  ],
  '/api/importers/imp-1/eligibilities': [
    version('eligibility-old', 'superseded', { importerId: 'imp-1', foodClass: 'human', year: 2025 }),
  ],
  '/api/importers/imp-2/eligibilities': [
    version('eligibility-signed', 'signed', { importerId: 'imp-2', foodClass: 'human', year: 2026 }),
  ],
  '/api/fsvp-files': [{ id: 'file-1' }, { id: 'file-2' }, { id: 'file-3' }],
  '/api/fsvp-files/file-1/determinations': [
    version('determination-draft', 'draft', { fileId: 'file-1' }),
    version('determination-busy', 'signed', { fileId: 'file-1' }),
  ],
  '/api/fsvp-files/file-1/evaluations': [version('evaluation-draft', 'draft', { fileId: 'file-1' })],
  '/api/fsvp-files/file-2/evaluations': [version('evaluation-signed', 'signed', { fileId: 'file-2' })],
  '/api/fsvp-files/file-2/approvals': [version('approval-signed', 'signed', { fileId: 'file-2' })],
  '/api/fsvp-files/file-2/determinations': [version('determination-own', 'signed', { fileId: 'file-2' })],
  '/api/fsvp-files/file-3/determinations': [version('determination-signed', 'signed', { fileId: 'file-3' })],
};
const DEAD_LETTERS: Record<string, string> = {
  '/internal/dead-letters?state=failed&limit=1': 'failed-event',
  '/internal/dead-letters?state=discarded&limit=1': 'discarded-event',
};
const CHOSEN = [
  'individual',
  'qualification',
  'signedQualification',
  'importer',
  'procedure',
  'signedProcedure',
  'importerEligibility',
  'signedEligibility',
  'fsvpFile',
  'determination',
  'signedDetermination',
  'supplierEvaluation',
  'signedSupplierEvaluation',
  'supplierApproval',
  'evaluatedFile',
  'deadLetter',
  'discardedDeadLetter',
] as const;

/** A service with one call and one record, which answers its OpenAPI document and lists. */
const respondDocument = (path: string, schema: string): Handler => {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } };
  const description = `Such as ${EXAMPLE_IDS.supplier} and ${EXAMPLE_IDS.product}`;
  const summary = CHOSEN.map((kind) => EXAMPLE_IDS[kind]).join(' ');
  const document = {
    openapi: '3.1.0',
    info: {},
    paths: { [path]: { get: { summary, description, tags: [schema], responses: { 200: { content } } } } },
    components: { schemas: { [schema]: { type: 'object' }, Unused: { type: 'object' } } },
  };
  return (request, response) => {
    const url = request.url ?? '';
    const letter = schema === 'Action' && DEAD_LETTERS[url];
    const records = letter ? [{ id: letter }] : schema === 'Qualification' && PROGRAM_LISTS[url.split('?')[0] ?? ''];
    const isList = url.startsWith(`${path}?limit=`);
    respondJson(records ? { total: 1, records } : isList ? { total: 1, records: [{ id: RECORD_ID }] } : document)(
      request,
      response,
    );
  };
};

const securityOf = (call: CallDefinition) => {
  const { access } = call;
  if (!access) return [];
  return access.scope ? [{ session: [] }, { token: [] }] : [{ session: [] }];
};

const DOCUMENTS = ['/api/openapi.json', '/api/openapi.yaml', '/api/asyncapi.json'];

describe('OpenAPI', () => {
  let gateway: Gateway;
  let services: FakeService[];
  beforeAll(async () => {
    const answers: Partial<Record<UpstreamName, Handler>> = {
      suppliers: respondDocument('/api/suppliers', 'Supplier'),
      quality: respondDocument('/api/corrective-actions', 'Action'),
      documents: respondDocument('/api/documents', 'Document'),
      program: respondDocument('/api/qualifications', 'Qualification'),
    };
    services = await Promise.all(UPSTREAMS.map((name) => startFakeService(answers[name])));
    const addresses = UPSTREAMS.map((name, index) => [addressSetting(name), [services[index]!.url]]);
    gateway = await startGateway({ ...Object.fromEntries(addresses), PUBLIC_URL });
  });
  beforeEach(() => gateway.signIn());
  afterAll(async () => {
    await gateway?.close();
    await Promise.all(services.map((service) => service.stop()));
  });

  it.each(['json', 'yaml'])('is complete or not there: while a service does not respond, %s is 503', async (format) => {
    // First, since a complete document is kept.
    const read = () => gateway.send('GET', `/api/openapi.${format}`);
    const merged = gateway.app.get(MergedOpenApi, { strict: false });
    merged['merged'] = undefined;
    merged['checked'] = undefined;
    await services[1]?.stop();
    const { status, headers, body } = await read();
    expect([status, headers.get('content-type')]).toEqual([503, expect.stringContaining('application/problem+json')]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body).toMatchObject({
      code: 'unavailable',
      detail: 'The quality service did not respond, so the document would be incomplete. Load it again in a moment.',
    });
    await services[1]?.start();
    // Connections to the service that ended are found out one by one.
    await eventually(async () => (await read()).status === 200);
    expect((await read()).text).toContain('/api/corrective-actions');
  });

  it('merges the calls of all services with those of the gateway', async () => {
    const { status, body } = await gateway.send('GET', '/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(
      [...Object.keys(body.paths)].sort((one, other) => one.localeCompare(other)),
    );
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/api/login',
        '/api/auth/user',
        '/api/dashboard/stats',
        '/api/notifications',
        '/api/suppliers',
        '/api/corrective-actions',
        '/api/documents',
        '/api/qualifications',
      ]),
    );
    expect(body.paths['/api/dashboard/risk-trend'].get.parameters).toEqual([
      expect.objectContaining({ name: 'days', in: 'query' }),
      { $ref: '#/components/parameters/X-Request-Id' },
    ]);
    expect(Object.keys(body.paths['/api/live'].get.responses['200'].content)).toEqual(['text/event-stream']);
    expect(body.tags.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['Access', 'Supplier']));
    expect(body.servers[0].url).toBe(PUBLIC_URL);
    expect(body.info.description).toContain(`export FSVP_URL=${PUBLIC_URL}`);
    expect(Object.keys(body.components.schemas)).toEqual(
      expect.arrayContaining(['User', 'Problem', 'Supplier', 'Action', 'Document']),
    );
    expect(Object.keys(body.components.schemas)).not.toContain('Unused');
    expect(services[0]?.received[0]).toMatchObject({
      url: '/internal/openapi.json',
      headers: { 'x-fsvp-token': expect.any(String) },
    });
  });

  it('leaves out the pages of single sign-on, which only browsers open', async () => {
    const { body } = await gateway.send('GET', '/api/openapi.json');
    expect(Object.keys(body.paths).filter((path) => path.includes('oidc'))).toEqual([]);
  });

  it('names the permission and the scope of every call, and how programs send a token over plain http', async () => {
    const { body } = await gateway.send('GET', '/api/openapi.json');
    const calls = gateway.app.get(HandledCalls).calls.filter(({ browserOnly }) => !browserOnly);
    expect(calls.length).toBeGreaterThan(40);
    const named = calls.map(({ method, path }) => [
      `${method} ${path}`,
      body.paths[path][method.toLowerCase()].description as string,
    ]);
    const expected = calls.map((call) => {
      const { access } = call;
      if (!access) return [`${call.method} ${call.path}`, 'Needs no session and no token.'];
      const token = access.scope
        ? `An API token needs the scope \`${access.scope}\`.`
        : 'Not for API tokens: only a person.';
      return [`${call.method} ${call.path}`, `Permission: \`${access.permission}\`. ${token}`];
    });
    expect(named).toEqual(expected.map(([call, access]) => [call, expect.stringContaining(access as string)]));
    for (const call of calls) {
      const { operationId, security, 'x-scope': scope } = body.paths[call.path][call.method.toLowerCase()];
      expect([operationId, security, scope]).toEqual([call.id, securityOf(call), call.access?.scope ?? undefined]);
    }
    expect(body.info.description).toContain(
      'Programs send an API token of Administration, `Authorization: Bearer fsvp_...`: also over plain http on your own machine',
    );
  });

  it('logs auditors also when LOG_LEVEL logs nothing', () => {
    const lines: string[] = [];
    const logger = pino({ level: 'silent' }, { write: (line) => lines.push(line) });
    const nothing = undefined as never;
    const callers = new CallersService(nothing, nothing, nothing, nothing, nothing, nothing, logger);
    callers.logAuditor({ id: 'a' } as Caller, 'GET', '/api/documents/019aa27e-ffff-7fff-8fff-ffffffffffff/Maria/file');
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        principal: 'a',
        call: 'GET /api/documents/019aa27e-ffff-7fff-8fff-ffffffffffff/*/file',
      }),
    ]);
  });

  it('is the same as JSON and as YAML, compressed or not', async () => {
    const json = await gateway.send('GET', '/api/openapi.json');
    expect(json.body.openapi).toBe('3.1.0');
    const yaml = await gateway.send('GET', '/api/openapi.yaml');
    expect([yaml.status, yaml.headers.get('content-type')]).toEqual([200, expect.stringContaining('yaml')]);
    expect(parse(yaml.text)).toEqual(json.body);
    for (const [accepted, sent] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await gateway.send('GET', '/api/openapi.json', { headers: { 'accept-encoding': accepted } });
      expect([accepted, answer.headers.get('content-encoding')]).toEqual([accepted, sent]);
      expect(answer.headers.get('vary')).toContain('accept-encoding');
      expect(answer.text).toBe(json.text);
    }
  });

  it.each(DOCUMENTS)('%s needs a session or a token, and is 304 for who has it', async (path) => {
    const refused = await gateway.send('GET', path, { cookie: null });
    expect([refused.status, refused.body]).toEqual([401, expect.objectContaining({ code: 'not-signed-in' })]);
    const { status, headers } = await gateway.send('GET', path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const etag = headers.get('etag') ?? '';
    for (const known of [etag, etag.replace('W/', ''), `"another", ${etag}`]) {
      const again = await gateway.send('GET', path, { headers: { 'if-none-match': known } });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    expect((await gateway.send('GET', path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
    const stale = await gateway.send('GET', path, { cookie: null, headers: { 'if-none-match': etag } });
    expect(stale.status).toBe(401);
  });

  it('is read with a token that may read', async () => {
    await gateway.signInAs('administrator');
    const read = async (scopes: Scope[]) => {
      const body = { name: scopes.join(), scopes, expiresOn: addDays(today(), 30) };
      const { text } = (await gateway.send('POST', '/api/api-tokens', { body })).body;
      const headers = { authorization: `Bearer ${text as string}` };
      return (await gateway.send('GET', '/api/openapi.json', { cookie: null, headers })).status;
    };
    expect([await read(['read']), await read(['suppliers:write'])]).toEqual([200, 403]);
  });

  it('is built once, also for readers who come at the same time, and again when a service has other calls', async () => {
    const merged = gateway.app.get(MergedOpenApi, { strict: false });
    const asked = () => services[0]!.received.filter(({ url }) => url === '/internal/openapi.json').length;
    const read = async () => (await gateway.send('GET', '/api/openapi.json')).headers.get('etag');
    const etag = await read();
    const before = asked();
    expect(new Set(await Promise.all(Array.from({ length: 20 }, read)))).toEqual(new Set([etag]));
    expect(asked()).toBe(before);
    const { documents } = merged['merged']!;
    merged['checked'] = undefined;
    expect([await read(), asked()]).toEqual([etag, before + 1]);
    expect(merged['merged']!.documents).toBe(documents);
    const suppliers = services[0]!;
    const { handler } = suppliers;
    suppliers.handler = respondDocument('/api/suppliers', 'AnotherSupplier');
    try {
      merged['checked'] = undefined;
      const answer = await gateway.send('GET', '/api/openapi.json');
      expect(answer.headers.get('etag')).not.toBe(etag);
      expect(Object.keys(answer.body.components.schemas)).toContain('AnotherSupplier');
    } finally {
      suppliers.handler = handler;
      merged['checked'] = undefined;
    }
  });

  /** The ids that the page puts into the examples, by the kind of record. */
  const readIds = async () => {
    const { body } = await gateway.send('GET', '/api/docs/examples.json');
    const found = body as Record<string, string>;
    return (kind: keyof typeof EXAMPLE_IDS) => found[EXAMPLE_IDS[kind]] ?? null;
  };

  it('has ids of records in the examples of its page that the reader may read', async () => {
    const { body } = await gateway.send('GET', '/api/openapi.json');
    expect(body.paths['/api/suppliers'].get.description).toContain(EXAMPLE_IDS.supplier);
    const idOf = await readIds();
    // The service answers no list of products.
    expect([idOf('supplier'), idOf('product')]).toEqual([RECORD_ID, null]);
    expect((await gateway.send('GET', '/api/docs/examples.json', { cookie: null })).status).toBe(401);
  });

  it('has ids of records that fit each call, and of failed events for administrators only', async () => {
    const readChosen = async () => {
      const idOf = await readIds();
      return CHOSEN.map(idOf);
    };
    const expected = ['new', 'person-draft', 'person-signed', 'imp-2', 'procedure-draft', 'procedure-signed'].concat([
      'eligibility-old',
      'eligibility-signed',
      'file-2',
      'determination-draft',
      'determination-signed',
      'evaluation-draft',
      'evaluation-signed',
      'approval-signed',
      'file-2',
    ]);
    expect(await readChosen()).toEqual([...expected, null, null]);
    await gateway.signInAs('administrator');
    expect(await readChosen()).toEqual([...expected, 'failed-event', 'discarded-event']);
  });

  it('has the account of nobody who works, and the token of the reader', async () => {
    const readOwn = async () => {
      const idOf = await readIds();
      return (['account', 'apiToken', 'accountReview'] as const).map(idOf);
    };
    await gateway.signInAs('administrator');
    const createToken = async (name: string) => {
      const body = { name, scopes: ['read'], expiresOn: addDays(today(), 30) };
      return (await gateway.send('POST', '/api/api-tokens', { body })).body.token as { id: string };
    };
    await createToken('Of another');
    const { id } = await gateway.signInAs('administrator');
    expect(await readOwn()).toEqual([id, null, null]);
    const email = 'mia.chen@importer.test';
    const person = { email, firstName: 'Mia', lastName: 'Chen', role: 'editor' };
    const invited = (await gateway.send('POST', '/api/users', { body: person })).body.account;
    const token = await createToken('Own');
    const review = (await gateway.send('POST', '/api/account-reviews')).body;
    expect(await readOwn()).toEqual([invited.id, token.id, review.id]);
    await gateway.signInAs('viewer');
    expect((await readOwn()).slice(1)).toEqual([null, null]);
  });

  it('serves Swagger UI without inline scripts', async () => {
    const page = await gateway.send('GET', '/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/<script(?![^>]*src=)/);
    const files = [...page.text.matchAll(/(?:src|href)=["']([^"']+)["']/g)].map(([, file]) => file as string);
    const paths = files.map((file) => new URL(file, `${gateway.url}/api/docs`).pathname);
    expect(paths.filter((path) => path.endsWith('.js'))).toHaveLength(2);
    for (const path of paths) expect([path, (await gateway.send('GET', path)).status]).toEqual([path, 200]);
    const large = paths.filter((path) => path.endsWith('bundle.js'));
    for (const path of large) {
      const { headers } = await gateway.send('GET', path, { headers: { 'accept-encoding': 'br' } });
      expect([path, headers.get('content-encoding')]).toEqual([path, 'br']);
    }
  });

  it.each(['/api/docs', '/api/docs/'])(
    'without a session, %s leads to the sign-in, and programs to a problem',
    async (path) => {
      const open = (accept: string) => gateway.send('GET', path, { cookie: null, headers: { accept } });
      const page = await open('text/html,application/xhtml+xml');
      const [, nonce] = /<script nonce="([^"]+)">/.exec(page.text) ?? [];
      expect([page.status, page.headers.get('content-security-policy')]).toEqual([
        401,
        expect.stringContaining(`'nonce-${nonce}'`),
      ]);
      expect(page.text).toContain("sessionStorage.setItem('return-address'");
      expect(page.text).toContain('<a href="/api/login">Sign in</a>');
      expect(await open('*/*')).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    },
  );
});

it('is read without signing in if the operator wants that, and caches of proxies may keep it', async () => {
  const services = await Promise.all(
    UPSTREAMS.map((name) => startFakeService(respondDocument(`/api/${name}`, name.toUpperCase()))),
  );
  const addresses = UPSTREAMS.map((name, index) => [addressSetting(name), [services[index]!.url]]);
  const gateway = await startGateway({ ...Object.fromEntries(addresses), API_DOCS_OPEN: true });
  try {
    for (const path of [...DOCUMENTS, '/api/docs', '/api/docs/start.js', '/api/docs/examples.json'])
      expect([path, (await gateway.send('GET', path, { cookie: null })).status]).toEqual([path, 200]);
    const { headers } = await gateway.send('GET', '/api/openapi.json', { cookie: null });
    expect(headers.get('cache-control')).toBe('no-cache');
    const { id } = await gateway.signInAs('viewer');
    const { body } = await gateway.send('GET', '/api/docs/examples.json');
    expect(body).toMatchObject({ [EXAMPLE_IDS.account]: id });
  } finally {
    await gateway.close();
    await Promise.all(services.map((service) => service.stop()));
  }
});
