/** What a call needs of who makes it. The table of who has which permission is in access/access.ts. (beyond/e-signature.md, 3.) */

/** The rows of the table of permissions. */
export const PERMISSION_NAMES = [
  'self',
  'read',
  'write',
  'sign',
  'hand_in_signature',
  'sign_administration',
  'decide',
  'read_packages',
  'create_packages',
  'share_packages',
  'administer',
  'read_audit_trail',
] as const;
export type Permission = (typeof PERMISSION_NAMES)[number];

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

/** What a call needs: null without a session, else the permission of a person and the scope of a token. */
export type Access = { permission: Permission; scope: Scope | null } | null;

export const PUBLIC = null;
export const READ: Access = { permission: 'read', scope: 'read' };
/** Only a person: no token may. */
export const person = (permission: Permission): Access => ({ permission, scope: null });
export const write = (scope: Scope): Access => ({ permission: 'write', scope });
