import * as z from 'zod/mini';
import { person, READ } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { nullableInstant, nullableText, requiredText } from '../core/fields.js';

/** Settings that an administrator changes with a reason. They are kept as text (beyond/index.md, 4). */

/** One policy: its values, the default, and the rule that it sets. */
export interface PolicyDefinition {
  title: string;
  /** What it does, for the page Administration. */
  description: string;
  default: string;
  /** The allowed values with their meaning; absent for a number. */
  values?: Readonly<Record<string, string>>;
  /** For a number of days: the largest. The least is 0. */
  max?: number;
  /** Days that can differ for each requirement of an FSVP file: '60, VS-2=90'. */
  perRequirement?: true;
}

const duty = (title: string, description: string, fallback: 'off' | 'warn' | 'on'): PolicyDefinition => ({
  title,
  description,
  default: fallback,
  values: {
    off: 'Allow it',
    warn: 'Allow it, and note "same person" on the record',
    on: 'Refuse it',
  },
});

export const POLICIES = {
  sharedLogin: {
    title: 'Shared password',
    description: 'What people who sign in with the shared password can do.',
    default: 'full',
    values: {
      full: 'Read and change records, as an editor',
      read_only: 'Read only',
      off: 'Not allowed: everyone needs an account',
    },
  },
  'auth.secondFactor': {
    title: 'Second factor',
    description: 'Codes from an authenticator app, in addition to the password of an account.',
    default: 'optional',
    values: {
      optional: 'Each person decides',
      required: 'Everyone needs one to use the suite',
      required_to_sign: 'Everyone needs one to sign',
    },
  },
  'auth.passwordMaxDays': {
    title: 'Password age',
    description: 'Number of days after which a person must choose a new password. 0 means never.',
    default: '0',
    max: 3650,
  },
  'api.requireIfMatch': {
    title: 'If-Match for changes',
    description: 'Whether a change or deletion must specify the version of the record.',
    default: 'off',
    values: {
      off: 'Allow a change without a version',
      on: 'Refuse a change without a version',
    },
  },
  'sod.reviewer': duty(
    'Review of one’s own activity',
    'The person who performed a verification activity also reviews its result.',
    'warn',
  ),
  'sod.approval': duty(
    'Approval on one’s own evaluation',
    'The person who signed the evaluation of a supplier also approves the supplier.',
    'warn',
  ),
  'sod.capa': duty(
    'Closing one’s own corrective action',
    'The person responsible for a corrective action also closes it as effective.',
    'warn',
  ),
  'sod.qualification': duty(
    'Signing one’s own qualification',
    'An administrator signs their own qualification.',
    'warn',
  ),
  'readiness.windowDays': {
    title: 'Expiring soon',
    description: 'Number of days before its end date from which the evidence of an FSVP file is expiring.',
    default: '60',
    max: 180,
    perRequirement: true,
  },
  'gates.startImporting': {
    title: 'Importing with gaps',
    description: 'Importing starts under an FSVP file that is missing something required before the first import.',
    default: 'warn',
    values: {
      warn: 'Allow it, after a warning',
      require_reason: 'Allow it with a reason',
      block: 'Refuse it',
    },
  },
  'gates.dock': {
    title: 'Receiving food that is not approved',
    description:
      'A receiving inspection is of food that the FSVP files of its supplier do not approve (21 CFR 1.506(a)(1)).',
    default: 'warn',
    values: {
      warn: 'Allow it, after a warning',
      require_reason: 'Allow it with a reason',
      require_qi: 'Record it as conditional until a qualified individual releases it',
    },
  },
  assurances1507: {
    title: 'Yearly assurances of customers',
    description: 'FDA does not currently enforce the assurances of 21 CFR 1.507 (AS-3).',
    default: 'tracked',
    values: {
      tracked: 'Track them, but a missing one is not a gap',
      required: 'Require them',
    },
  },
} as const satisfies Record<string, PolicyDefinition>;
export type PolicyKey = keyof typeof POLICIES;
export const POLICY_KEYS = Object.keys(POLICIES) as [PolicyKey, ...PolicyKey[]];

export const policy = z
  .object({
    key: z.enum(POLICY_KEYS),
    value: z.string(),
    /** 0 while it is the default. */
    version: z.int(),
    changedAt: nullableInstant,
    changedByName: nullableText,
    reason: nullableText,
  })
  .check(z.meta({ id: 'Policy' }));
export type Policy = z.output<typeof policy>;

const tag = 'Policies';

export const listPolicies = defineCall({
  id: 'listPolicies',
  method: 'GET',
  path: '/api/policies',
  summary: 'All policies with their values',
  tag,
  access: READ,
  response: z.object({ policies: z.array(policy), total: z.int() }).check(z.meta({ id: 'PolicyList' })),
});
export const setPolicy = defineCall({
  id: 'setPolicy',
  method: 'PUT',
  path: '/api/policies/{key}',
  summary: 'Change a policy; the reason is kept in the audit trail',
  tag,
  access: person('administer'),
  params: z.object({ key: z.enum(POLICY_KEYS) }),
  body: z
    .object({ value: z.string('Choose a value'), reason: requiredText(500, 'Enter a reason') })
    .check(z.meta({ id: 'PolicyUpdate' })),
  response: policy,
});
