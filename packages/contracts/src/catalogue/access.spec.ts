import { describe, expect, it } from '@jest/globals';
import { explainRoleRefusal, GRANTEES, isGranted, PERMISSIONS, refusalOf, type Grantee } from '../access/access.js';
import { SCOPES, type Permission } from '../core/access.js';
import { accessOf, permissionsOfToken } from './access.js';
import { CALLS } from './calls.js';

const calls = CALLS.filter(({ path }) => !path.startsWith('/internal/'));

/** The table of beyond/e-signature.md, section 3: viewer, editor, qi, administrator, auditor, shared login. */
const SPECIFIED: Record<Permission, string> = {
  self: 'yes yes yes yes yes yes',
  read: 'yes yes yes yes yes yes',
  write: '- yes yes yes - yes',
  sign: '- - yes - - -',
  hand_in_signature: '- - yes - - yes',
  sign_administration: '- - - yes - -',
  decide: '- - yes - - -',
  read_packages: '- yes yes yes yes yes',
  create_packages: '- yes yes yes - yes',
  share_packages: '- yes yes yes - -',
  administer: '- - - yes - -',
  read_audit_trail: '- yes yes yes yes yes',
};
const COLUMNS: Grantee[] = ['viewer', 'editor', 'qi', 'administrator', 'auditor', 'shared_login'];

describe('the table of permissions', () => {
  it.each(Object.keys(PERMISSIONS) as Permission[])('grants %s as specified', (permission) => {
    const granted = COLUMNS.map((grantee) => (isGranted(grantee, permission) ? 'yes' : '-')).join(' ');
    expect(granted).toBe(SPECIFIED[permission]);
  });

  it('leaves a token what its scopes and the role of its owner allow', () => {
    expect(permissionsOfToken('qi_administrator', SCOPES)).toEqual(['read', 'write']);
    expect(permissionsOfToken('qi_administrator', ['read'])).toEqual(['read']);
    expect(permissionsOfToken('qi_administrator', ['documents:write'])).toEqual(['write']);
    expect(permissionsOfToken('viewer', SCOPES)).toEqual(['read']);
  });

  it.each(Object.keys(PERMISSIONS) as Permission[])('gives who is both roles %s if either has it', (permission) => {
    const either = isGranted('qi', permission) || isGranted('administrator', permission);
    expect(isGranted('qi_administrator', permission)).toBe(either);
  });

  it('lets the shared login only read while its policy says so', () => {
    const granted = (Object.keys(PERMISSIONS) as Permission[]).filter((one) => isGranted('shared_read_only', one));
    expect(granted).toEqual(['self', 'read', 'read_audit_trail']);
  });

  it('has at least 80 calls to check', () => {
    expect(calls.length).toBeGreaterThan(80);
  });

  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s says what it needs', (_, call) => {
    const { access } = call;
    // The signed upload needs no session at the gateway, which checks the address itself.
    if (call.path !== '/api/objects/upload/{token}') expect(access === null).toBe(call.public ?? false);
    if (access?.scope && access.scope !== 'read' && call.method === 'GET') throw new Error('a GET needs scope read');
  });

  it('finds the call of a request', () => {
    for (const { method, path, access } of calls)
      expect(accessOf(method, path.replace(/\{\w+\}/g, 'a1'))).toEqual(access);
  });

  it('asks for an unknown address of a collection what a call of it needs, and lets nobody ask outside of all', () => {
    expect(accessOf('GET', '/api/suppliers/a1/unknown')).toEqual({ permission: 'read', scope: 'read' });
    expect(accessOf('POST', '/api/suppliers/a1/unknown')).toEqual({ permission: 'write', scope: 'suppliers:write' });
    expect(accessOf('GET', '/api/auth/unknown')).toEqual({ permission: 'self', scope: null });
    expect(accessOf('GET', '/api/login/unknown')).toBeUndefined();
    expect(accessOf('GET', '/api/unknown')).toBeUndefined();
    expect(accessOf('GET', '/internal/suppliers')).toBeUndefined();
  });
});

describe('refusalOf', () => {
  const access = { permission: 'write', scope: 'suppliers:write' } as const;
  const person = (grantee: Grantee) => ({ id: '1', kind: 'user', grantee }) as const;
  const token = (grantee: Grantee, scopes: (typeof SCOPES)[number][]) =>
    ({ id: '1', kind: 'api_token', grantee, scopes }) as const;

  it('refuses nobody a public call, and everybody a call without an entry', () => {
    for (const grantee of GRANTEES) {
      expect(refusalOf(person(grantee), null)).toBeUndefined();
      expect(refusalOf(person(grantee), undefined)).toBe('no entry');
    }
    expect(accessOf('GET', '/api/unknown')).toBeUndefined();
    expect(accessOf('PATCH', '/api/suppliers')).toEqual(access);
  });

  it('lets a token do what both its scopes and its owner may', () => {
    expect(refusalOf(token('editor', ['suppliers:write']), access)).toBeUndefined();
    expect(refusalOf(token('editor', ['read', 'quality:write']), access)).toBe('scope');
    expect(refusalOf(token('viewer', [...SCOPES]), access)).toBe('role');
    expect(refusalOf(token('administrator', [...SCOPES]), { permission: 'administer', scope: null })).toBe('person');
  });
});

it('a refusal names the role and whom to ask', () => {
  expect(explainRoleRefusal('qi_administrator', 'Alma Reyes or Ben Stone')).toBe(
    'Your role (Qualified Individual and Administrator) does not allow this. Ask Alma Reyes or Ben Stone.',
  );
  expect(explainRoleRefusal('shared_read_only')).toBe(
    'Your role (shared login) does not allow this. Ask an administrator.',
  );
});
