import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { accessOfCall } from '@fsvp/contracts/access';
import { today } from '@fsvp/contracts/calendar-day';
import { HandledCalls } from '@fsvp/service-kit/open-api.controller';
import { pino } from 'pino';
import { CallersService, type Caller } from '../src/access/callers.service.js';
import { addressSetting, UPSTREAMS, type UpstreamName } from '../src/config.js';
import { PoliciesService } from '../src/policies/policies.service.js';
import { respondJson, startFakeService, type FakeService, type Handler } from './fake-service.js';
import { startGateway, type Gateway } from './gateway.js';

const respondDocument = (path: string, schema: string) =>
  respondJson({
    openapi: '3.1.0',
    info: {},
    paths: { [path]: { get: { summary: path } } },
    components: { schemas: { [schema]: { type: 'object' } } },
  });

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
    gateway = await startGateway(Object.fromEntries(addresses));
  });
  beforeEach(() => gateway.signIn());
  afterAll(async () => {
    await gateway?.close();
    await Promise.all(services.map((service) => service.stop()));
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
    ]);
    expect(body.paths['/api/live'].get.responses['200'].content).toEqual({ 'text/event-stream': {} });
    expect(Object.keys(body.components.schemas)).toEqual(
      expect.arrayContaining(['User', 'Problem', 'Supplier', 'Action', 'Document']),
    );
    expect(body.info.description).not.toContain('Incomplete');
    expect(services[0]?.received[0]).toMatchObject({
      url: '/internal/openapi.json',
      headers: { 'x-fsvp-token': expect.any(String) },
    });
  });

  it('names the permission and the scope of every call, and how programs send a token over plain http', async () => {
    const { body } = await gateway.send('GET', '/api/openapi.json');
    const { calls } = gateway.app.get(HandledCalls);
    expect(calls.length).toBeGreaterThan(40);
    const named = calls.map(({ method, path }) => [
      `${method} ${path}`,
      body.paths[path][method.toLowerCase()].description as string,
    ]);
    const expected = calls.map((call) => {
      const access = accessOfCall(call);
      if (!access) return [`${call.method} ${call.path}`, 'Needs no session.'];
      const scope = access.scope
        ? `scope of an API token: \`${access.scope}\``
        : 'not for API tokens: it needs a person';
      return [`${call.method} ${call.path}`, `Permission: \`${access.permission}\`; ${scope}.`];
    });
    expect(named).toEqual(expected);
    // The page of /api/docs shows this document.
    expect((await gateway.send('GET', '/api/docs/start.js')).text).toContain("'/api/openapi.json'");
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

  it('leaves out an unavailable service and names it in the description', async () => {
    await services[1]?.stop();
    const { status, body } = await gateway.send('GET', '/api/openapi.json');
    expect(status).toBe(200);
    expect(Object.keys(body.paths)).toContain('/api/suppliers');
    expect(Object.keys(body.paths)).not.toContain('/api/corrective-actions');
    expect(body.info.description).toContain('the quality service did not respond');
    await services[1]?.start();
  });

  describe('checks the table of permissions', () => {
    const paths = ['/api/docs', '/api/docs/start.js', '/api/openapi.json'];

    it('for the scope of a token', async () => {
      const { cookie } = await gateway.signInAs('administrator');
      const statuses = async (scope: string) => {
        const body = { name: scope, scopes: [scope], expiresOn: today() };
        const { text } = (await gateway.send('POST', '/api/api-tokens', { body, cookie })).body as { text: string };
        const headers = { authorization: `Bearer ${text}` };
        const answers = paths.map((path) => gateway.send('GET', path, { headers, cookie: null }));
        return (await Promise.all(answers)).map(({ status }) => status);
      };
      expect(await statuses('suppliers:write')).toEqual([403, 403, 403]);
      expect(await statuses('read')).toEqual([200, 200, 200]);
    });

    it('for an account that must set up a second factor first', async () => {
      const { id, cookie } = await gateway.signInAs('editor');
      const query = (text: string, values: unknown[] = []) => gateway.database.dataSource.query(text, values);
      await query('update users set password_changed_at = now() where id = $1', [id]);
      const policies = gateway.app.get(PoliciesService, { strict: false });
      await policies.set('auth.secondFactor', 'required', 'A test');
      for (const path of paths)
        expect(await gateway.send('GET', path, { cookie })).toMatchObject({
          status: 403,
          body: { detail: expect.stringContaining('second factor') },
        });
      await policies.set('auth.secondFactor', 'optional', 'A test');
    });

    it('and logs an auditor', async () => {
      const { id, cookie } = await gateway.signInAs('auditor');
      const logged = jest.spyOn(CallersService.prototype, 'logAuditor');
      await gateway.send('GET', '/api/openapi.json?x=y', { cookie });
      expect(logged.mock.calls).toEqual([[expect.objectContaining({ id }), 'GET', '/api/openapi.json']]);
      logged.mockRestore();
    });
  });

  it('serves Swagger UI without inline scripts', async () => {
    const page = await gateway.send('GET', '/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/<script(?![^>]*src=)/);
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file as string);
    expect(files).toHaveLength(4);
    for (const file of files) expect([file, (await gateway.send('GET', file)).status]).toEqual([file, 200]);
    expect((await gateway.send('GET', '/api/docs/index.html')).status).toBe(404);
  });
});
