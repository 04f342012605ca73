import * as z from 'zod/mini';
import { type Access, person, READ } from '../core/access.js';
import { defineCall, type CallDefinition, type Schema } from '../core/call.js';
import {
  id,
  idParams,
  instantText,
  MAX_LIMIT,
  nullableInstant,
  nullableText,
  optionalText,
  repeatedIds,
  wholeNumber,
} from '../core/fields.js';
import { type ServiceName, SERVICES } from '../core/service-name.js';

/**
 * Signatures on records, after the model of 21 CFR part 11 (beyond/e-signature.md, 5). FSVP records are exempt from part 11
 * (21 CFR 1.510(d)).
 */

/** What a signature says of the record. */
export const MEANINGS = [
  'authored',
  'conducted',
  'reviewed_and_assessed',
  'approved',
  'determined',
  'alternative_determination',
  'confirmed',
  'dismissed',
  'closed_effective',
  'withdrawn',
] as const;
export type Meaning = (typeof MEANINGS)[number];
export const MEANING_LABELS: Record<Meaning, string> = {
  authored: 'Authored',
  conducted: 'Conducted',
  reviewed_and_assessed: 'Reviewed and assessed',
  approved: 'Approved',
  determined: 'Determined',
  alternative_determination: 'Alternative determination',
  confirmed: 'Confirmed',
  dismissed: 'Dismissed',
  closed_effective: 'Closed as effective',
  withdrawn: 'Withdrawn',
};

/**
 * The types of records that can be signed, each with its service; `signature` itself, whose withdrawal is signed, is not in it.
 * What is signed of each, its domain declares (`SignableDefinition`).
 */
export const SERVICE_OF_SIGNABLE = {
  'hazard-analysis': 'quality',
  'verification-activity': 'quality',
  'receiving-inspection': 'quality',
  'corrective-action': 'quality',
  'result-review': 'quality',
  document: 'documents',
  qualification: 'program',
  'importer-eligibility': 'program',
  'applicability-determination': 'program',
  procedure: 'program',
  'food-hazard-analysis': 'program',
  'supplier-evaluation': 'program',
  'supplier-approval': 'program',
  'verification-plan': 'program',
  'reevaluation-dismissal': 'program',
  'account-review': 'gateway',
} as const satisfies Record<string, ServiceName>;
export type SignableType = keyof typeof SERVICE_OF_SIGNABLE;
export const SIGNABLE_TYPES = Object.keys(SERVICE_OF_SIGNABLE) as [SignableType, ...SignableType[]];

/** How the signer was identified: at the first signing of a session by all, then by the password alone (21 CFR 11.200(a)(1)). */
export const SIGNING_METHODS = ['email', 'password', 'totp'] as const;
export type SigningMethod = (typeof SIGNING_METHODS)[number];

/**
 * `stale`: a signed field of the record has changed since. `superseded`: the same meaning was signed again later. `broken`: the kept
 * content is not what was signed.
 */
export const SIGNATURE_STATES = ['valid', 'superseded', 'stale', 'withdrawn', 'broken'] as const;
export type SignatureState = (typeof SIGNATURE_STATES)[number];

/** Characters of a hash that are shown and printed. */
export const SHOWN_HASH_CHARACTERS = 16;

export const signature = z
  .object({
    id: z.string(),
    version: z.int(),
    recordType: z.string(),
    recordId: z.string(),
    recordVersion: z.int(),
    /** SHA-256 of the canonical content (RFC 8785), in hexadecimal digits. */
    contentSha256: z.string(),
    signerId: z.string(),
    signerName: z.string(),
    signerTitle: nullableText,
    meaning: z.enum(MEANINGS),
    reason: nullableText,
    signedAt: instantText,
    methods: z.array(z.enum(SIGNING_METHODS)),
    /** The qualification that allowed it, and its version number. */
    qualificationId: nullableText,
    qualificationVersion: z.nullable(z.int()),
    /** The rule of separation of duties that this signature did not keep while its policy is `warn`. */
    samePerson: nullableText,
    withdrawnAt: nullableInstant,
    withdrawnReason: nullableText,
    withdrawnByName: nullableText,
    withdrawnByTitle: nullableText,
    state: z.enum(SIGNATURE_STATES),
  })
  .check(z.meta({ id: 'Signature' }));
export type Signature = z.output<typeof signature>;

/** One line of a record as it is read before signing and printed afterwards. */
export const contentRow = z.object({ field: z.string(), label: z.string(), text: z.string() });
export type ContentRow = z.output<typeof contentRow>;

/** A version of a record in the form that is signed. */
const contentVersion = z.object({
  version: z.int(),
  /** Canonical text (RFC 8785) of the signed fields. */
  content: z.string(),
  contentSha256: z.string(),
  /** The same content, as people read it. */
  rows: z.array(contentRow),
});
export type ContentVersion = z.output<typeof contentVersion>;

/** A record as it would be signed now, and what it can be signed as. */
export const signable = z
  .object({
    ...contentVersion.shape,
    service: z.enum(SERVICES),
    type: z.enum(SIGNABLE_TYPES),
    id: z.string(),
    /** Of each document that the signer has to read: the languages of which they read one. */
    languages: z.array(z.array(z.string())),
    meanings: z.array(
      z.object({
        meaning: z.enum(MEANINGS),
        /** What this person signs for, such as "Audit suppliers onsite"; null where no qualification is needed. */
        activity: nullableText,
        reasonRequired: z.boolean(),
        /** Why the record can't be signed as this yet, in a sentence. */
        refusal: nullableText,
      }),
    ),
  })
  .check(z.meta({ id: 'Signable' }));
export type Signable = z.output<typeof signable>;

/** The result of computing a signature's hashes again. */
export const signatureVerification = z
  .object({
    state: z.enum(SIGNATURE_STATES),
    signature,
    signed: contentVersion,
    /** The record now; null once it was deleted. */
    current: z.nullable(contentVersion),
  })
  .check(z.meta({ id: 'SignatureVerification' }));
export type SignatureVerification = z.output<typeof signatureVerification>;

/** Characters of a grant: its reason may have 1,000 characters of three bytes each, and control characters take six. */
const MAX_GRANT = 12_000;

/** What the signatures of one record are worth together. */
const recordSignatures = z
  .object({
    recordId: z.string(),
    state: z.enum(SIGNATURE_STATES),
    /** Of the signatures in that state, newest first. */
    meanings: z.array(z.enum(MEANINGS)),
  })
  .check(z.meta({ id: 'RecordSignatures' }));
export type RecordSignatures = z.output<typeof recordSignatures>;

/** One that needs attention is not hidden by one that is good; a superseded or withdrawn one counts only if no other does. */
const WORST_FIRST = ['broken', 'stale', 'valid', 'superseded', 'withdrawn'] as const satisfies SignatureState[];

/**
 * What the signatures of a record are worth together.
 * @param signatures of the record, newest first
 * @returns undefined for a record without a signature
 */
export function summarizeSignatures(
  recordId: string,
  signatures: readonly Pick<Signature, 'meaning' | 'state'>[],
): RecordSignatures | undefined {
  const state = WORST_FIRST.find((one) => signatures.some((signed) => signed.state === one));
  if (!state) return undefined;
  const meanings = signatures.filter((one) => one.state === state).map(({ meaning }) => meaning);
  return { recordId, state, meanings: [...new Set(meanings)] };
}

const grantBody = z
  .object({ grant: z.string('Send the grant').check(z.minLength(20, 'Send the grant'), z.maxLength(MAX_GRANT)) })
  .check(z.meta({ id: 'SignatureCreate' }));

const tag = 'Signatures';

/**
 * The calls on the signatures of one type of record.
 * @param path of the records, such as '/api/documents'
 * @param noun as in 'document'
 * @param access what reading and signing need
 */
export function signatureCalls(
  path: string,
  noun: string,
  { read, sign }: { read: Access; sign: Access } = { read: READ, sign: person('hand_in_signature') },
) {
  const signatures = `${path}/{id}/signatures`;
  const oneParams = z.object({ id, signatureId: id });
  /** 'HazardAnalysis' of 'hazard analysis'. */
  const name = noun.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    /** As in 'document'. */
    noun,
    list: defineCall({
      id: `list${name}Signatures`,
      method: 'GET',
      path: signatures,
      summary: `Signatures of one ${noun}, newest first, with their state today`,
      tag,
      access: read,
      params: idParams,
      response: z
        .object({ signatures: z.array(signature), total: z.int(), recordVersion: z.int() })
        .check(z.meta({ id: 'SignatureList' })),
    }),
    states: defineCall({
      id: `list${name}SignatureStates`,
      method: 'GET',
      path: `${path}/signature-states`,
      summary: `What the signatures of up to ${MAX_LIMIT} records are worth, such as of a page of a list`,
      tag,
      access: read,
      query: z.object({ id: repeatedIds(MAX_LIMIT) }),
      response: z
        .object({ records: z.array(recordSignatures), total: z.int() })
        .check(z.meta({ id: 'SignatureStateList' })),
    }),
    preview: defineCall({
      id: `preview${name}Signature`,
      method: 'GET',
      path: `${path}/{id}/signable`,
      summary: `One ${noun} as it would be signed now`,
      tag,
      access: read,
      params: idParams,
      response: signable,
    }),
    sign: defineCall({
      id: `sign${name}`,
      method: 'POST',
      path: signatures,
      summary: `Sign one ${noun} with a grant of POST /api/auth/signing-grants`,
      tag,
      access: sign,
      params: idParams,
      body: grantBody,
      response: signature,
    }),
    verify: defineCall({
      id: `verify${name}Signature`,
      method: 'GET',
      path: `${signatures}/{signatureId}/verify`,
      summary: 'Compute the hashes of a signature again, and compare the signed content with the record',
      tag,
      access: read,
      params: oneParams,
      response: signatureVerification,
    }),
    withdraw: defineCall({
      id: `withdraw${name}Signature`,
      method: 'POST',
      path: `${signatures}/{signatureId}/withdrawal`,
      summary: 'Withdraw a signature with a signed reason; it stays visible',
      tag,
      access: sign,
      params: oneParams,
      body: grantBody,
      response: signature,
    }),
  } as const;
}
type DeclaredCalls = ReturnType<typeof signatureCalls>;
/** The calls of the signatures of one type of record, without what they need, and perhaps with fewer types of records: those that modules of release 0.3.0 hand to web-kit. */
export type SignatureCalls = {
  readonly [K in keyof DeclaredCalls]: DeclaredCalls[K] extends CallDefinition<infer P, infer Q, infer B, infer R>
    ? CallDefinition<P, Q, B, R extends Schema ? z.ZodMiniType<z.output<R>> : R>
    : DeclaredCalls[K];
};

/** The most records that are signed with one password. */
export const MAX_SUBJECTS = 50;
/** A grant is for the moment: the screen uses it at once. */
export const GRANT_SECONDS = 60;

/** What a grant allows to sign: one version of one record, with one meaning. */
export const signingSubject = z.object({
  service: z.enum(SERVICES, 'Send the service of the record'),
  type: z.enum([...SIGNABLE_TYPES, 'signature'], 'Send the type of the record'),
  id,
  version: wholeNumber(1, 2_000_000_000),
  contentSha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Send the hash of the content')),
  meaning: z.enum(MEANINGS, 'Choose what the signature means'),
  reason: optionalText(1000),
});
export type SigningSubject = z.output<typeof signingSubject>;

/** How a signer proves who they are. */
const proof = {
  password: z.string('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(1000)),
  /** In a shared session, and at the first signing of a named one. */
  email: optionalText(255),
  /** With `email`, of an account with a second factor. */
  code: optionalText(20),
};

/** What the signature dialog asks for. */
export const signatureForm = z.object({
  meaning: z.enum(MEANINGS, 'Choose what your signature means'),
  reason: optionalText(1000),
  ...proof,
});
export type SignatureForm = z.output<typeof signatureForm>;

export const createSigningGrants = defineCall({
  id: 'createSigningGrants',
  method: 'POST',
  path: '/api/auth/signing-grants',
  summary: `Prove who signs, for up to ${MAX_SUBJECTS} records: a grant per record, for ${GRANT_SECONDS} seconds`,
  tag,
  access: person('self'),
  body: z
    .object({
      subjects: z
        .array(signingSubject)
        .check(z.minLength(1, 'Send a record to sign'), z.maxLength(MAX_SUBJECTS, `At most ${MAX_SUBJECTS} records`)),
      ...proof,
    })
    .check(z.meta({ id: 'SigningGrantsCreate' })),
  response: z
    .object({
      /** In the order of the subjects. */
      grants: z.array(z.string()),
      expiresAt: instantText,
    })
    .check(z.meta({ id: 'SigningGrants' })),
});
