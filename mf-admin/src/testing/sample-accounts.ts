import type { Account, InvitedAccount } from '@fsvp/contracts/access/account';
import type { ApiToken } from '@fsvp/contracts/access/api-token';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { POLICIES, POLICY_KEYS, type Policy } from '@fsvp/contracts/access/policy';

export const ACCOUNT_ID = '0197a000-0000-7000-8000-0000000000a1';
export const TOKEN_ID = '0197a000-0000-7000-8000-0000000000b1';

export function sampleAccount(changes: Partial<Account> = {}): Account {
  return {
    id: ACCOUNT_ID,
    version: 3,
    createdBy: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    email: 'mia@importer.test',
    firstName: 'Mia',
    lastName: 'Chen',
    title: 'Quality Manager',
    role: 'qi',
    status: 'active',
    identityVerified: null,
    expiresOn: null,
    language: 'en',
    hasSecondFactor: true,
    invitedUntil: null,
    lastSignInAt: '2026-03-05T12:00:00.000Z',
    passwordChangedAt: '2026-01-02T00:00:00.000Z',
    ...changes,
  };
}

export const INVITED: InvitedAccount = {
  account: sampleAccount({ status: 'invited', lastSignInAt: null, hasSecondFactor: false }),
  invitation: { path: '/#invitation=secret-of-the-link', expiresAt: '2026-03-08T12:00:00.000Z' },
};

export function sampleToken(changes: Partial<ApiToken> = {}): ApiToken {
  return {
    id: TOKEN_ID,
    version: 1,
    name: 'ERP import',
    prefix: 'abcd1234',
    scopes: ['read', 'suppliers:write'],
    ownerId: ACCOUNT_ID,
    ownerName: 'Mia Chen',
    expiresOn: addDays(today(), 30),
    allowedAddresses: [],
    lastUsedAt: null,
    lastUsedAddress: null,
    revokedAt: null,
    createdAt: new Date().toISOString(),
    createdBy: null,
    ...changes,
  };
}

export function samplePolicies(changes: Partial<Policy> & Pick<Policy, 'key'>): { policies: Policy[]; total: number } {
  const policies = POLICY_KEYS.map((key): Policy => ({
    key,
    value: POLICIES[key].default,
    version: 0,
    changedAt: null,
    changedByName: null,
    reason: null,
    ...(changes.key === key && changes),
  }));
  return { policies, total: policies.length };
}
