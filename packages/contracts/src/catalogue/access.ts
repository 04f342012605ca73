import { permissionsOf, type Grantee } from '../access/access.js';
import { PUBLIC, READ, type Access, type Permission, type Scope } from '../core/access.js';
import type { DeclaredCall, Method } from '../core/call.js';
import { CALLS, collectionOf } from './calls.js';

type Rule = Pick<DeclaredCall, 'method' | 'path' | 'access'>;

/** What is no call: pages and documents that describe the API, unless a setting opens them. A path that ends with `*` matches all that begin with it. */
const PAGES: readonly Rule[] = ['/api/docs*', '/api/openapi.json', '/api/openapi.yaml', '/api/asyncapi.json'].map(
  (path) => ({ method: 'GET', path, access: READ }),
);

const RULES: readonly Rule[] = [...CALLS.filter(({ path }) => !path.startsWith('/internal/')), ...PAGES];

/** By collection; a literal part of a path is before a parameter in its place. */
const BY_COLLECTION = new Map<string, Rule[]>();
for (const rule of [...RULES].sort((one, other) =>
  one.path.replaceAll('{', '~') < other.path.replaceAll('{', '~') ? -1 : 1,
)) {
  // '/api/docs*' is its own collection.
  const collection = collectionOf(rule.path);
  BY_COLLECTION.set(collection, [...(BY_COLLECTION.get(collection) ?? []), rule]);
}

function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  if (!pattern.includes('{')) return path === pattern;
  const parts = path.split('/');
  const expected = pattern.split('/');
  return parts.length === expected.length && expected.every((part, at) => part.startsWith('{') || part === parts[at]);
}

/** Methods that need what another one needs. */
const SAME_AS: Partial<Record<string, Method>> = { HEAD: 'GET', PATCH: 'PUT' };

/**
 * What a request needs; undefined for a path outside of all collections, which nobody may ask for. An address of a collection
 * that no call has needs what another call of the collection needs: the service answers that there is no such address.
 * @param path without the query, of a request or as declared (`/api/suppliers/{id}`)
 */
export function accessOf(method: string, path: string): Access | undefined {
  // It names the methods of an address, and nothing of a record.
  if (method === 'OPTIONS') return PUBLIC;
  const verb = SAME_AS[method] ?? method;
  const rules = BY_COLLECTION.get(collectionOf(path)) ?? [];
  const rule = rules.find((one) => one.method === verb && matches(one.path, path));
  if (rule) return rule.access;
  const others = rules.filter(({ access }) => access !== PUBLIC);
  return (others.find((one) => one.method === verb) ?? others.find((one) => one.method !== 'GET') ?? others[0])?.access;
}

/**
 * The permissions that a token of somebody has.
 * @param scopes which leave what a call with one of them needs; 'self' is for people
 */
export function permissionsOfToken(grantee: Grantee, scopes: readonly Scope[]): Permission[] {
  const reachable = RULES.flatMap(({ access }) =>
    access?.scope && scopes.includes(access.scope) ? [access.permission] : [],
  );
  return permissionsOf(grantee).filter((permission) => permission !== 'self' && reachable.includes(permission));
}
