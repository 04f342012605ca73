import type { CallDefinition } from '../core/call.js';
import { ROLE_LABELS, ROLES, type Permission, type PrincipalKind } from './roles.js';

export * from './roles.js';

/**
 * Who may do what: the one table that the gateway and every service check, and that screens ask before they offer
 * something. (Specification: beyond/e-signature.md, 3.)
 */

/** What an API token may do at most. No scope signs, approves, decides or administers: these need a person. */
export const SCOPES = [
  'read',
  'suppliers:write',
  'quality:write',
  'documents:write',
  'program:write',
  'screening:load',
  'requests:write',
  'packages:read',
] as const;
export type Scope = (typeof SCOPES)[number];

export const SCOPE_LABELS: Record<Scope, string> = {
  read: 'Read records, documents and reports that its owner may read',
  'suppliers:write': 'Change suppliers, products and evaluations',
  'quality:write': 'Change hazards, verifications, inspections and corrective actions',
  'documents:write': 'Upload and change documents',
  'program:write': 'Change importers, FSVP files and foods',
  'screening:load': 'Load screening data',
  'requests:write': 'Ask suppliers for documents',
  'packages:read': 'Read inspection packages',
};

/** The columns of the table. The shared login has a column of its own, and another while its policy is `read_only`. */
export const GRANTEES = [...ROLES, 'shared_login', 'shared_read_only'] as const;
export type Grantee = (typeof GRANTEES)[number];

const QI: Grantee[] = ['qi', 'qi_administrator'];
const ADMINISTRATORS: Grantee[] = ['administrator', 'qi_administrator'];
const WRITERS: Grantee[] = ['editor', ...QI, 'administrator', 'shared_login'];
const EVERYBODY: readonly Grantee[] = GRANTEES;

/** The rows of the table: for each permission, who has it. */
export const PERMISSIONS = {
  /** One's own session, profile, password and second factor. */
  self: EVERYBODY,
  read: EVERYBODY,
  /** Records, drafts, results and requests to suppliers. */
  write: WRITERS,
  /** Sign what one is qualified for. */
  sign: QI,
  /**
   * Hand in a signature. The grant that goes with it proves who signs, so that the shared login may do it for a qualified individual
   * who gives e-mail address and password.
   */
  hand_in_signature: [...QI, 'shared_login'],
  /** Sign qualifications and account reviews. */
  sign_administration: ADMINISTRATORS,
  /** Approve or withdraw a supplier, decide matches, close as effective. */
  decide: QI,
  read_packages: ['auditor', ...WRITERS],
  create_packages: WRITERS,
  share_packages: ['editor', ...QI, 'administrator'],
  /** Accounts, roles, qualifications, policies, tokens and reference data. */
  administer: ADMINISTRATORS,
  /** The whole audit trail; others see what they did themselves. */
  read_audit_trail: ['auditor', ...WRITERS, 'shared_read_only'],
} as const satisfies Record<Permission, readonly Grantee[]>;

/** Whether somebody has a permission by the table. */
export function isGranted(grantee: Grantee, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Grantee[]).includes(grantee);
}

/**
 * All permissions of somebody.
 * @param scopes of a token, which leave what a call with one of them needs; 'self' is for people
 */
export function permissionsOf(grantee: Grantee, scopes?: readonly Scope[]): Permission[] {
  const granted = (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => isGranted(grantee, permission));
  if (!scopes) return granted;
  const reachable = RULES.flatMap(([, , access]) =>
    access?.scope && scopes.includes(access.scope) ? [access.permission] : [],
  );
  return granted.filter((permission) => permission !== 'self' && reachable.includes(permission));
}

/** What a call needs: null without a session, else the permission of a person and the scope of a token. */
export type Access = { permission: Permission; scope: Scope | null } | null;

const PUBLIC = null;
const READ: Access = { permission: 'read', scope: 'read' };
/** Only a person: no token may. */
const person = (permission: Permission): Access => ({ permission, scope: null });
const write = (scope: Scope): Access => ({ permission: 'write', scope });

type MethodPattern = 'GET' | 'POST' | 'PUT' | 'DELETE' | '*';

/**
 * Method, path and what is needed; the first match counts. A path that ends with `*` matches every path that begins with
 * the rest. `*` as method matches all.
 */
const RULES: readonly (readonly [MethodPattern, string, Access])[] = [
  ['POST', '/api/login', PUBLIC],
  // Leads to the page.
  ['GET', '/api/login', PUBLIC],
  ['GET', '/modules.json', PUBLIC],
  ['*', '/api/auth/invitations/*', PUBLIC],
  ['GET', '/api/auth/sign-in-options', PUBLIC],
  ['GET', '/api/auth/oidc/*', PUBLIC],
  ['GET', '/api/auth/user', { permission: 'self', scope: 'read' }],
  ['*', '/api/auth/*', person('self')],
  ['POST', '/api/logout', person('self')],

  // The owner of a token sees it and may revoke it; the rest is for administrators.
  ['GET', '/api/api-tokens', person('self')],
  ['POST', '/api/api-tokens/{id}/revoke', person('self')],
  ['*', '/api/api-tokens*', person('administer')],
  ['*', '/api/users*', person('administer')],
  ['GET', '/api/people', READ],
  ['*', '/api/webhooks*', person('administer')],
  ['GET', '/api/policies', READ],
  ['*', '/api/policies*', person('administer')],
  ['*', '/api/admin/*', person('administer')],

  ['GET', '/api/live', person('self')],
  ['POST', '/api/notifications/read', person('self')],
  ['GET', '/api/notifications', READ],
  ['GET', '/api/dashboard/*', READ],
  // Of records that everybody reads; who made a change is for those who may read the audit trail.
  ['GET', '/api/changes', READ],
  // Who connects a program reads these first.
  ['GET', '/api/docs*', PUBLIC],
  ['GET', '/api/openapi.json', PUBLIC],
  ['GET', '/api/openapi.yaml', PUBLIC],
  ['GET', '/api/asyncapi.json', PUBLIC],

  ['POST', '/api/qualifications/{id}/signatures*', person('sign_administration')],
  ['POST', '/api/account-reviews/{id}/signatures*', person('sign_administration')],
  ...[
    'hazard-analysis',
    'verification-activities',
    'receiving-inspections',
    'corrective-actions',
    'documents',
    'importer-eligibilities',
  ].map((collection) => ['POST', `/api/${collection}/{id}/signatures*`, person('hand_in_signature')] as const),
  ['*', '/api/account-reviews*', person('administer')],
  ['GET', '/api/reference-sets*', READ],
  ['*', '/api/reference-sets*', person('administer')],
  ['GET', '/api/fsvp-files*', READ],
  ['GET', '/api/fsvp-portfolio', READ],
  // Nothing is stored.
  ['POST', '/api/fsvp-files/derive-regime', READ],
  ['POST', '/api/fsvp-files/proposals', READ],
  ['*', '/api/fsvp-files*', write('program:write')],
  ['POST', '/api/determinations/{id}/signatures*', person('hand_in_signature')],
  ['GET', '/api/determinations*', READ],
  ['*', '/api/determinations*', write('program:write')],
  ['GET', '/api/assurances*', READ],
  ['*', '/api/assurances*', write('program:write')],
  ['GET', '/api/entry-lines*', READ],
  ['*', '/api/entry-lines*', write('program:write')],
  ['GET', '/api/standing-checks*', READ],
  ['*', '/api/standing-checks*', write('program:write')],
  ['POST', '/api/procedures/{id}/signatures*', person('hand_in_signature')],
  ['GET', '/api/procedures*', READ],
  ['*', '/api/procedures*', write('program:write')],
  ['GET', '/api/qualified-individuals*', READ],
  ['*', '/api/qualified-individuals*', person('administer')],
  ['GET', '/api/qualifications*', READ],
  ['*', '/api/qualifications*', person('administer')],
  ['GET', '/api/importers*', READ],
  ['*', '/api/importers*', write('program:write')],
  ['GET', '/api/importer-eligibilities*', READ],
  ['*', '/api/importer-eligibilities*', write('program:write')],

  ['GET', '/api/foods*', READ],
  ['*', '/api/foods*', write('program:write')],

  // A report shows what one may read: who reads may have it made.
  ['*', '/api/reports*', READ],

  ['GET', '/api/suppliers*', READ],
  ['*', '/api/suppliers*', write('suppliers:write')],
  ['GET', '/api/hazard-analysis*', READ],
  ['*', '/api/hazard-analysis*', write('quality:write')],
  ['GET', '/api/verification-activities*', READ],
  ['*', '/api/verification-activities*', write('quality:write')],
  ['GET', '/api/receiving-inspections*', READ],
  ['*', '/api/receiving-inspections*', write('quality:write')],
  ['GET', '/api/corrective-actions*', READ],
  ['*', '/api/corrective-actions*', write('quality:write')],
  ['GET', '/api/documents*', READ],
  ['*', '/api/documents*', write('documents:write')],
  // The signature in the address is its own authority, as S3 clients expect.
  ['PUT', '/api/objects/upload/{token}', PUBLIC],
  ['*', '/api/objects*', write('documents:write')],
];

const BY_COLLECTION = new Map<string, (typeof RULES)[number][]>();
for (const rule of RULES) {
  const collection = collectionOf(rule[1]);
  BY_COLLECTION.set(collection, [...(BY_COLLECTION.get(collection) ?? []), rule]);
}

/**
 * The collections whose records are signed with a permission.
 * @returns as in paths: 'account-reviews'
 */
export function collectionsSignedWith(permission: Permission): string[] {
  return RULES.filter(
    ([, path, access]) => path.endsWith('/{id}/signatures*') && access?.permission === permission,
  ).map(([, path]) => collectionOf(path));
}

/** 'suppliers' of '/api/suppliers/{id}'. */
function collectionOf(path: string): string {
  return /^\/api\/([\w.-]*)/.exec(path)?.[1] ?? path;
}

function matches(pattern: string, path: string): boolean {
  const open = pattern.endsWith('*');
  if (!pattern.includes('{')) return open ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  const parts = path.split('/');
  const expected = pattern.split('/');
  if (open ? parts.length < expected.length : parts.length !== expected.length) return false;
  return expected.every((part, at) => {
    if (part.endsWith('*')) return parts[at]!.startsWith(part.slice(0, -1));
    return part.startsWith('{') || part === parts[at];
  });
}

/** Methods that need what another one needs. */
const SAME_AS: Record<string, MethodPattern | undefined> = { HEAD: 'GET', PATCH: 'PUT' };

/**
 * What a call needs by the table; undefined for a call without an entry, which nobody may make.
 * @param path without the query, of a request or as declared (`/api/suppliers/{id}`)
 */
export function accessOf(method: string, path: string): Access | undefined {
  // It names the methods of an address, which the public OpenAPI document names too.
  if (method === 'OPTIONS') return PUBLIC;
  const verb = SAME_AS[method] ?? method;
  const rules = BY_COLLECTION.get(collectionOf(path)) ?? [];
  return rules.find(([of, pattern]) => (of === '*' || of === verb) && matches(pattern, path))?.[2];
}

/** What a declared call needs by the table. @throws for a call without an entry */
export function accessOfCall({ method, path }: Pick<CallDefinition, 'method' | 'path'>): Access {
  const access = accessOf(method, path);
  if (access === undefined) throw new Error(`${method} ${path} has no entry in the table of permissions`);
  return access;
}

/** The actor of a request, as the gateway describes it to a service. */
export interface Principal {
  id: string;
  kind: PrincipalKind;
  /** The column of the table: of a token, its owner's. */
  grantee: Grantee;
  /** Of a token. */
  scopes?: readonly Scope[];
}

export type Refusal = 'role' | 'scope' | 'person' | 'no entry';

/**
 * Why somebody may not make a call; undefined if they may.
 * @param access of the call; undefined for a call without an entry
 */
export function refusalOf({ grantee, scopes }: Principal, access: Access | undefined): Refusal | undefined {
  if (access === undefined) return 'no entry';
  if (access === null) return undefined;
  if (scopes) {
    if (!access.scope) return 'person';
    if (!scopes.includes(access.scope)) return 'scope';
  }
  return isGranted(grantee, access.permission) ? undefined : 'role';
}

/**
 * What a 403 for a role says (beyond/e-signature.md, 3).
 * @param administrators whom to ask, by name where names are known
 */
export function explainRoleRefusal(grantee: Grantee, administrators = 'an administrator'): string {
  const role = grantee === 'shared_login' || grantee === 'shared_read_only' ? 'shared login' : ROLE_LABELS[grantee];
  return `Your role (${role}) does not allow this. Ask ${administrators}.`;
}
