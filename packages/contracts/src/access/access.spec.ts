import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  accessOf,
  accessOfCall,
  collectionsSignedWith,
  explainRoleRefusal,
  GRANTEES,
  isGranted,
  PERMISSIONS,
  permissionsOf,
  refusalOf,
  SCOPES,
  type Grantee,
  type Permission,
} from './access.js';
import type { CallDefinition } from '../core/call.js';
import { SIGNABLE } from '../catalogue/signable.js';
import type { SignableDefinition } from '../signatures/signing.js';

const folder = path.join(import.meta.dirname, '..');

/** Every call that a module of the contracts declares. */
async function listCalls(): Promise<CallDefinition[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!docs\/).*(?<!\.spec)\.ts$/.test(file),
  );
  const values: unknown[] = [];
  for (const file of files) {
    const exported = Object.values((await import(path.join(folder, file))) as object) as unknown[];
    // Calls that belong together are the members of one object.
    for (const value of exported)
      values.push(value, ...(typeof value === 'object' && value ? Object.values(value) : []));
  }
  return values
    .filter((value): value is CallDefinition => typeof value === 'object' && value !== null && 'method' in value)
    .filter(({ path: address }) => !address.startsWith('/internal/'));
}

const calls = await listCalls();

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
    expect(permissionsOf('qi_administrator', SCOPES)).toEqual(['read', 'write']);
    expect(permissionsOf('qi_administrator', ['read'])).toEqual(['read']);
    expect(permissionsOf('qi_administrator', ['documents:write'])).toEqual(['write']);
    expect(permissionsOf('viewer', SCOPES)).toEqual(['read']);
  });

  it.each(Object.keys(PERMISSIONS) as Permission[])('gives who is both roles %s if either has it', (permission) => {
    const either = isGranted('qi', permission) || isGranted('administrator', permission);
    expect(isGranted('qi_administrator', permission)).toBe(either);
  });

  it('lets the shared login only read while its policy says so', () => {
    const granted = (Object.keys(PERMISSIONS) as Permission[]).filter((one) => isGranted('shared_read_only', one));
    expect(granted).toEqual(['self', 'read', 'read_audit_trail']);
  });

  it('names the collections of the records that administrators sign', () => {
    const definitions: SignableDefinition<never>[] = Object.values(SIGNABLE);
    const nouns = definitions
      .filter(({ meanings }) => Object.values(meanings).some(({ permission }) => permission === 'sign_administration'))
      .map(({ noun }) => noun);
    expect(nouns).toEqual(['qualification', 'account review']);
    expect(collectionsSignedWith('sign_administration')).toEqual(nouns.map((noun) => `${noun.replace(' ', '-')}s`));
    expect(collectionsSignedWith('read')).toEqual([]);
  });

  it('has at least 80 calls to check', () => {
    expect(calls.length).toBeGreaterThan(80);
  });

  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s has an entry', (_, call) => {
    const access = accessOfCall(call);
    // The signed upload needs no session at the gateway, which checks the address itself.
    if (call.path !== '/api/objects/upload/{token}') expect(access === null).toBe(call.public ?? false);
    if (access?.scope && access.scope !== 'read' && call.method === 'GET') throw new Error('a GET needs scope read');
  });

  it('finds the same entry for a path as declared and for one of a request', () => {
    for (const { method, path: declared } of calls)
      expect(accessOf(method, declared.replace(/\{\w+\}/g, 'a1'))).toEqual(accessOf(method, declared));
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
