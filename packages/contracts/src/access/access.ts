import { type PrincipalKind, ROLE_LABELS, ROLES } from './roles.js';
import { type Access, type Permission, PERMISSION_NAMES, type Scope } from '../core/access.js';

/**
 * Who may do what: the one table that the gateway and every service check, and that screens ask before they offer
 * something. (Specification: beyond/e-signature.md, 3.)
 */

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

/** All permissions of somebody. */
export function permissionsOf(grantee: Grantee): Permission[] {
  return PERMISSION_NAMES.filter((permission) => isGranted(grantee, permission));
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
