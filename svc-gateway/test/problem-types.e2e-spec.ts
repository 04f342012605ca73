import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { PROBLEM_TYPES, type ProblemCode } from '@fsvp/contracts/core/problem-types';
import type { PolicyKey } from '@fsvp/contracts/access/policy';
import { newId } from '@fsvp/service-kit/database/columns';
import { REQUIRE_IF_MATCH_HEADER } from '@fsvp/service-kit/http/if-match';
import { requestBytes, sendBytes } from '@fsvp/service-kit/testing/send-bytes';
import type { TestResponse } from '@fsvp/service-kit/testing/test-service';
import { ApiTokenUses } from '../src/identity/api-tokens/api-token-uses.js';
import { PoliciesService } from '../src/policies/policies.service.js';
import { respondJson, startFakeService, type FakeService } from './fake-service.js';
import { PASSWORD, startGateway, type Gateway } from './gateway.js';

let gateway: Gateway;
let quality: FakeService;
let administrator: { id: string; cookie: string };
let policies: PoliciesService;

beforeAll(async () => {
  quality = await startFakeService();
  gateway = await startGateway({ QUALITY_URL: [quality.url] });
  administrator = await gateway.signInAs('administrator');
  policies = gateway.app.get(PoliciesService, { strict: false });
});
afterAll(async () => {
  await gateway?.close();
  await quality?.stop();
});

const asAdministrator = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  gateway.send(method, path, { body, headers, cookie: administrator.cookie });
const withPolicy = async <T>(key: PolicyKey, value: string, work: () => Promise<T>): Promise<T> => {
  await policies.set(key, value, 'A test');
  const answer = await work();
  await policies.set(
    key,
    key === 'auth.passwordMaxDays' ? '0' : key === 'api.requireIfMatch' ? 'off' : 'optional',
    'A test',
  );
  return answer;
};
const newToken = (name: string, scopes = ['read']) =>
  asAdministrator('POST', '/api/api-tokens', { name, scopes, expiresOn: addDays(today(), 1) });
const byToken = async (method: string, path: string, body?: unknown) => {
  const { text } = (await newToken(newId())).body as { text: string };
  return gateway.send(method, path, { body, headers: { authorization: `Bearer ${text}` }, cookie: null });
};
/** Somebody who chose their password so many days ago. */
const signInWithPassword = async (days: number) => {
  const person = await gateway.signInAs('editor');
  await gateway.database.dataSource.query(
    `update users set password_hash = 'x', password_changed_at = now() - $2 * interval '1 day' where id = $1`,
    [person.id, days],
  );
  return person;
};
const inUseUp = async () => {
  const { token, text } = (await newToken('used up')).body as { token: { id: string }; text: string };
  const uses = gateway.app.get(ApiTokenUses, { strict: false });
  // The minute may end meanwhile.
  const send = () =>
    gateway.send('GET', '/api/policies', { headers: { authorization: `Bearer ${text}` }, cookie: null });
  for (;;) {
    try {
      for (let used = 0; used < 600; used += 1) uses.count(token.id, '127.0.0.1');
    } catch {
      const answer = await send();
      if (answer.status === 429) return answer;
    }
  }
};

/** For each code, a request to a gateway that is answered with it. */
const REQUESTS: Partial<Record<ProblemCode, () => Promise<TestResponse>>> = {
  'invalid-input': () => asAdministrator('PUT', '/api/policies/sharedLogin', { value: 'perhaps', reason: 'x' }),
  'malformed-body': () => asAdministrator('POST', '/api/api-tokens', '{"name": '),
  'malformed-request': () => sendBytes(gateway.url, requestBytes('GET', '/', ['Host: a', 'Host: b'])),
  'malformed-address': () => sendBytes(gateway.url, requestBytes('GET', '/%zz')),
  'headers-too-large': () =>
    sendBytes(gateway.url, requestBytes('GET', '/', ['Host: a', `X-Large: ${'x'.repeat(20_000)}`])),
  'two-credentials': () => asAdministrator('GET', '/api/policies', undefined, { authorization: 'Bearer fsvp_x' }),
  'method-not-allowed': () => asAdministrator('DELETE', '/api/auth/user'),
  'body-too-large': () => asAdministrator('POST', '/api/api-tokens', { name: 'x'.repeat(300_000) }),
  'unsupported-media-type': () => asAdministrator('POST', '/api/api-tokens', 'x', { 'content-type': 'text/plain' }),
  'unsupported-encoding': () => asAdministrator('POST', '/api/api-tokens', '{}', { 'content-encoding': 'gzip' }),
  'range-not-satisfiable': () =>
    gateway.send('GET', '/static/main.0123456789.js', { headers: { range: 'bytes=9999-' } }),
  'not-signed-in': () => gateway.send('GET', '/api/policies', { cookie: null }),
  'invalid-token': () =>
    gateway.send('GET', '/api/policies', { headers: { authorization: 'Bearer fsvp_x' }, cookie: null }),
  'role-not-allowed': async () =>
    gateway.send('GET', '/api/users', { cookie: (await gateway.signInAs('viewer')).cookie }),
  'scope-missing': () => byToken('POST', '/api/suppliers', {}),
  'person-required': () => byToken('GET', '/api/users'),
  'account-required': async () =>
    gateway.send('POST', '/api/auth/totp', { body: { password: 'x' }, cookie: await gateway.signIn() }),
  'cross-site-request': () => asAdministrator('POST', '/api/api-tokens', {}, { origin: 'https://evil.test' }),
  'second-factor-required': async () => {
    const { cookie } = await signInWithPassword(1);
    return withPolicy('auth.secondFactor', 'required', () => gateway.send('GET', '/api/policies', { cookie }));
  },
  'password-expired': async () => {
    const { cookie } = await signInWithPassword(10);
    return withPolicy('auth.passwordMaxDays', '9', () => gateway.send('GET', '/api/policies', { cookie }));
  },
  'token-limit': inUseUp,
  'no-such-address': () => asAdministrator('GET', '/api/nothing'),
  'no-such-record': () => asAdministrator('GET', `/api/users/${newId()}`),
  duplicate: async () => {
    await newToken('twice');
    return newToken('twice');
  },
  'wrong-state': () => asAdministrator('PUT', '/api/auth/totp', { code: '123456' }),
  'link-ended': () => gateway.send('GET', `/api/auth/invitations/${'x'.repeat(43)}`, { cookie: null }),
  'stale-version': () =>
    asAdministrator('PUT', `/api/users/${administrator.id}`, { title: 'QA' }, { 'if-match': '"99"' }),
  'if-match-required': () =>
    withPolicy('api.requireIfMatch', 'on', () => asAdministrator('PATCH', `/api/users/${administrator.id}`, {})),
  'identity-not-proved': () =>
    asAdministrator('POST', '/api/auth/password', { currentPassword: 'wrong', newPassword: `${PASSWORD} of a test` }),
  'internal-error': async () => {
    const failing = jest.spyOn(policies, 'list').mockRejectedValue(new Error('A fault'));
    const answer = await asAdministrator('GET', '/api/policies');
    failing.mockRestore();
    return answer;
  },
  'unexpected-response': () => {
    quality.handler = respondJson({}, 418);
    return asAdministrator('GET', `/api/admin/dead-letters/quality/${newId()}`);
  },
  unavailable: () => asAdministrator('GET', '/api/suppliers'),
};

/** For each other code, the test that provokes it. */
const ELSEWHERE: Partial<Record<ProblemCode, string>> = {
  'address-too-long': 'svc-suppliers/test/suppliers.e2e-spec.ts',
  'regime-not-derivable': 'svc-program/test/determinations.e2e-spec.ts',
  'record-incomplete': 'svc-program/test/food-hazard-analyses.e2e-spec.ts',
  'invalid-grant': 'svc-quality/test/signatures.e2e-spec.ts',
  'external-id-taken': 'svc-suppliers/test/batch.e2e-spec.ts',
  'webhook-limit': 'svc-documents/test/webhooks.e2e-spec.ts',
  'import-rejected': 'svc-suppliers/test/import-formats.e2e-spec.ts',
  'partial-upload': 'svc-documents/test/hostile-uploads.e2e-spec.ts',
  'empty-file': 'svc-documents/test/hostile-uploads.e2e-spec.ts',
  'wrong-file-size': 'svc-documents/test/hostile-uploads.e2e-spec.ts',
  'request-timeout': 'svc-gateway/test/limits.e2e-spec.ts',
  'file-too-large': 'svc-documents/test/hostile-uploads.e2e-spec.ts',
  'too-many-rows': 'svc-suppliers/src/supplier-import/table.spec.ts',
  'workbook-too-large': 'svc-suppliers/src/supplier-import/workbook/workbook.spec.ts',
  'unsupported-file': 'svc-documents/test/hostile-uploads.e2e-spec.ts',
  'service-token-required': 'svc-suppliers/test/suppliers.e2e-spec.ts',
  'signer-not-allowed': 'svc-quality/test/signatures.e2e-spec.ts',
  'another-signer': 'svc-quality/test/signatures.e2e-spec.ts',
  'separation-of-duties': 'svc-program/test/qualifications.e2e-spec.ts',
  'invalid-upload-url': 'svc-documents/test/hostile-uploads.e2e-spec.ts',
  'upload-url-expired': 'svc-documents/test/uploads.e2e-spec.ts',
  'too-many-open-requests': 'svc-gateway/test/limits.e2e-spec.ts',
  'too-many-attempts': 'svc-gateway/test/accounts.e2e-spec.ts',
  'record-busy': 'svc-quality/test/http-for-programs.e2e-spec.ts',
  'request-running': 'svc-quality/test/http-for-programs.e2e-spec.ts',
  'record-signed': 'svc-program/test/qualifications.e2e-spec.ts',
  'record-changed': 'svc-quality/test/signatures.e2e-spec.ts',
  'another-record': 'svc-quality/test/signatures.e2e-spec.ts',
  'signed-content-damaged': 'svc-quality/test/signatures.e2e-spec.ts',
  'last-administrator': 'svc-gateway/test/accounts.e2e-spec.ts',
  'upload-used': 'svc-documents/test/hostile-uploads.e2e-spec.ts',
  'import-running': 'svc-suppliers/test/import-concurrency.e2e-spec.ts',
  'report-without-file': 'svc-documents/test/reports.e2e-spec.ts',
  'grant-ended': 'svc-quality/test/signatures.e2e-spec.ts',
  'idempotency-key-reused': 'svc-quality/test/writes.e2e-spec.ts',
  'not-qualified': 'svc-quality/test/signatures.e2e-spec.ts',
  'infected-file': 'svc-documents/test/upload-scan.e2e-spec.ts',
  'stored-file-damaged': 'svc-documents/test/object-store.e2e-spec.ts',
  'storage-full': 'svc-suppliers/test/events.e2e-spec.ts',
  'report-not-ready': 'svc-documents/test/report-queue.e2e-spec.ts',
  'outcome-unknown': 'svc-gateway/test/proxy.e2e-spec.ts',
  'service-timeout': 'svc-gateway/test/proxy.e2e-spec.ts',
};

describe('every type of problem is reached', () => {
  it.each(Object.keys(PROBLEM_TYPES) as ProblemCode[])('%s', async (code) => {
    const provoke = REQUESTS[code];
    if (!provoke) {
      const test = readFileSync(new URL(`../../${String(ELSEWHERE[code])}`, import.meta.url), 'utf8');
      return expect(test).toContain(`'${code}'`);
    }
    const { status, title } = PROBLEM_TYPES[code];
    const answer = await provoke();
    expect(answer.body).toMatchObject({ type: `/problems/${code}`, code, status, title });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    if (status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

it('marks a change without If-Match for its service while the policy demands one', async () => {
  quality.handler = respondJson({});
  const change = async (headers?: Record<string, string>) => {
    await asAdministrator('PATCH', `/api/corrective-actions/${newId()}`, {}, headers);
    return quality.received.at(-1)?.headers[REQUIRE_IF_MATCH_HEADER];
  };
  expect(await change()).toBeUndefined();
  await withPolicy('api.requireIfMatch', 'on', async () => {
    expect([await change(), await change({ 'if-match': '"1"' })]).toEqual(['true', undefined]);
    // The items of a batch name the version themselves.
    await asAdministrator('POST', '/api/corrective-actions/batch', { items: [] });
    expect(quality.received.at(-1)?.headers[REQUIRE_IF_MATCH_HEADER]).toBe('true');
  });
});

describe('the pages of problem types', () => {
  const read = (path: string, accept: string) => gateway.send('GET', path, { headers: { accept }, cookie: null });

  it('are there for everybody, as a page without scripts or as JSON', async () => {
    for (const code of Object.keys(PROBLEM_TYPES) as ProblemCode[]) {
      const page = await read(`/problems/${code}`, 'text/html,application/xhtml+xml,*/*;q=0.8');
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.text).toContain(`<code>${code}</code>`);
      expect(page.text).not.toMatch(/<script|undefined|`/);
    }
    const page = await read('/problems/stale-version', '*/*');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    const { body, headers } = await read('/problems/stale-version', 'application/json');
    expect(body).toEqual({ type: '/problems/stale-version', code: 'stale-version', ...PROBLEM_TYPES['stale-version'] });
    expect(headers.get('vary')).toMatch(/accept/i);
  });

  it('have an index', async () => {
    const { text } = await read('/problems', 'text/html');
    for (const code of Object.keys(PROBLEM_TYPES)) expect(text).toContain(`href="/problems/${code}"`);
    expect((await read('/problems', 'application/json')).body.problems).toHaveLength(Object.keys(PROBLEM_TYPES).length);
  });

  it('are missing for other codes', async () => {
    for (const path of ['/problems/nothing', '/problems/constructor'])
      expect(await read(path, 'text/html')).toMatchObject({ status: 404, body: { code: 'no-such-address' } });
  });
});
