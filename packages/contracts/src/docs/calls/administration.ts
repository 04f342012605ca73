import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { FUTURE_DAY, SUPPLIER } from '../examples/records.js';

const LETTER = {
  id: EXAMPLE_IDS.deadLetter,
  service: 'quality',
  consumer: 'supplier-names',
  eventId: EXAMPLE_IDS.event,
  eventType: 'supplier.updated.v1',
  subject: 'suppliers.supplier.updated.v1',
  occurredAt: '2026-11-02T08:00:00.000Z',
  record: { type: 'supplier', id: SUPPLIER.id, name: SUPPLIER.name },
  failedAt: '2026-11-02T08:05:00.000Z',
  tries: 5,
  reason: 'The database refused it.',
  discarded: null,
};
const letter = { service: 'quality', id: EXAMPLE_IDS.deadLetter };
/** A suite in which nothing failed has no event for the example. */
const chooseEvent = (state: 'failed' | 'discarded') =>
  `If the example has no event of this suite: put the \`service\` and \`id\` of one of \`GET /api/admin/dead-letters?state=${state}\` in the address. A suite in which nothing failed has none.`;
const TOKEN = {
  id: EXAMPLE_IDS.apiToken,
  version: 1,
  name: 'Nightly supplier sync',
  prefix: '7kd2qx9v',
  scopes: ['read', 'suppliers:write'],
  ownerId: EXAMPLE_IDS.account,
  ownerName: 'Sana Patel',
  expiresOn: FUTURE_DAY,
  allowedAddresses: [],
  lastUsedAt: null,
  lastUsedAddress: null,
  revokedAt: null,
  createdAt: '2026-11-02T08:00:00.000Z',
  createdBy: EXAMPLE_IDS.account,
};
const POLICY = {
  key: 'sod.reviewer',
  value: 'warn',
  version: 0,
  changedAt: null,
  changedByName: null,
  reason: null,
};
/** Fields that are computed when a call answers, which a change does not have. */
const COMPUTED = [
  'nextVerificationDate',
  'fsvpStatus',
  'approvalStatus',
  'contactName',
  'contactEmail',
  'contactPhone',
];
const STORED = Object.fromEntries(Object.entries(SUPPLIER).filter(([name]) => !COMPUTED.includes(name)));

export const ADMINISTRATION_CALLS: CallsDocs = {
  listDeadLetters: {
    description:
      'Events that a service could not apply after several tries, for example because of a defect. Nothing is lost: they wait here.',
    response: {
      deadLetters: [LETTER],
      total: 1,
      groups: [{ service: LETTER.service, consumer: LETTER.consumer, reason: LETTER.reason, count: 1 }],
      unavailable: [],
    },
  },
  getDeadLetter: {
    description: 'With the event as it was sent and the technical reason, to find the defect.',
    params: letter,
    response: {
      ...LETTER,
      error: 'duplicate key value violates unique constraint',
      event: { id: SUPPLIER.id, name: SUPPLIER.name },
    },
  },
  discardDeadLetter: {
    description:
      'The event is not applied; it stays here with the reason and can be put back. Publishes `dead-letter.discarded.v1`.',
    toTry: chooseEvent('failed'),
    params: letter,
    request: { reason: 'The record was corrected by hand.' },
    response: {
      ...LETTER,
      discarded: {
        at: '2026-11-02T09:00:00.000Z',
        by: EXAMPLE_IDS.account,
        reason: 'The record was corrected by hand.',
      },
    },
    problems: ['wrong-state'],
  },
  replayDeadLetter: {
    description:
      'The event is applied at most once, however often this is called. If it fails again, it stays. Publishes `dead-letter.replayed.v1`.',
    toTry: chooseEvent('failed'),
    params: letter,
    response: { outcome: 'replayed', reason: null },
    problems: ['wrong-state'],
  },
  restoreDeadLetter: {
    description: 'It can be applied again afterwards. Publishes `dead-letter.restored.v1`.',
    toTry: chooseEvent('discarded'),
    params: { ...letter, id: EXAMPLE_IDS.discardedDeadLetter },
    response: { ...LETTER, id: EXAMPLE_IDS.discardedDeadLetter },
    problems: ['wrong-state'],
  },

  listApiTokens: {
    description: 'Never with their secrets, of which only hashes are stored.',
    response: { tokens: [TOKEN], total: 1 },
  },
  createApiToken: {
    description:
      'A token may do what both its scopes and the role of its owner allow, for at most 365 days and 600 requests a minute. No token signs, decides or administers. Publishes `api-token.created.v1`.',
    request: { name: 'Nightly supplier sync', scopes: ['read', 'suppliers:write'], expiresOn: FUTURE_DAY },
    response: { token: TOKEN, text: `fsvp_7kd2qx9v_${'x'.repeat(43)}` },
    problems: ['duplicate'],
  },
  revokeApiToken: {
    description:
      'It stops to count with the next request. A revoked token does not come back. Publishes `api-token.revoked.v1`.',
    params: { id: EXAMPLE_IDS.apiToken },
    response: { ...TOKEN, version: 2, revokedAt: '2026-11-02T09:00:00.000Z' },
  },

  getModuleRegistry: {
    description:
      'What the page loads the screens from: for each module its current release, or an earlier one where that cannot be read. An operator changes it with `npm run modules`.',
    response: {
      modules: [
        {
          name: 'mf-suppliers',
          version: '1.0.0-0123456789',
          manifestUrl: '/modules/mf-suppliers/1.0.0-0123456789/module.json',
          previous: [],
          available: false,
          manifest: null,
        },
      ],
    },
  },

  listPolicies: {
    description: 'The settings that administrators decide on, with who decided last and why.',
    response: { policies: [POLICY], total: 1 },
  },
  setPolicy: {
    description:
      'Counts from the next request on. Value and reason stay in the audit trail. Publishes `policy.changed.v1`.',
    params: { key: 'sod.reviewer' },
    request: { value: 'warn', reason: 'Two people are in the department; agreed on Nov 2.' },
    response: {
      ...POLICY,
      version: 1,
      changedAt: '2026-11-02T09:00:00.000Z',
      changedByName: 'M. Alvarez',
      reason: 'Two people are in the department; agreed on Nov 2.',
    },
    problems: ['last-administrator'],
  },

  listChanges: {
    description:
      'Follow all records from an empty copy: keep `next` with your copy and send it as `after`. Changes of one record come in their order, and none is left out; the same change may come twice after an interruption, so compare `version`. With `wait` the answer comes as soon as something changes. If `unavailable` names a service, its changes come later.',
    response: {
      changes: [
        {
          id: EXAMPLE_IDS.event,
          service: 'suppliers',
          position: 42,
          type: 'supplier.updated.v1',
          recordType: 'supplier',
          recordId: SUPPLIER.id,
          version: SUPPLIER.version,
          occurredAt: SUPPLIER.updatedAt,
          actor: EXAMPLE_IDS.account,
          requestId: 'nightly-sync-2026-11-24-0001',
          deleted: false,
          record: STORED,
        },
      ],
      next: 'eyJzdXBwbGllcnMiOjQyfQ',
      more: false,
      unavailable: [],
    },
  },
};
