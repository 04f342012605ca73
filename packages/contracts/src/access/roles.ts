/** The roles and kinds of actors in the table of permissions (access.ts), which pages need without the table. */

/** The role of an account. `qi` is a qualified individual (21 CFR 1.500). */
export const ROLES = ['viewer', 'editor', 'qi', 'administrator', 'qi_administrator', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Record<Role, string> = {
  viewer: 'Viewer',
  editor: 'Editor',
  qi: 'Qualified Individual',
  administrator: 'Administrator',
  qi_administrator: 'Qualified Individual and Administrator',
  auditor: 'Auditor',
};

/** The kinds of actors that the audit trail names. Links and the system never sign in. */
export const PRINCIPAL_KINDS = ['user', 'shared_login', 'api_token', 'portal_link', 'share_link', 'system'] as const;
export type PrincipalKind = (typeof PRINCIPAL_KINDS)[number];

export const PRINCIPAL_KIND_LABELS: Record<PrincipalKind, string> = {
  user: 'Account',
  shared_login: 'Shared login',
  api_token: 'API token',
  portal_link: 'Portal link',
  share_link: 'Share link',
  system: 'System',
};
