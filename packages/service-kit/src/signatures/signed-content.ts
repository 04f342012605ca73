import { contentRows, signedContent } from '@fsvp/contracts/catalogue/signable';
import type { Names } from '@fsvp/contracts/core/signed-field';
import type { ContentVersion, SignableType, Signature, SignatureState } from '@fsvp/contracts/signatures/signature';
import { canonicalText, sha256 } from './canonical.js';
import type { SignableRecord } from './signable-records.js';
import type { SignatureEntity } from './signature.entity.js';

/** Signed content as an object; empty when the text was changed so that it can't be read. */
export function readContent(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The canonical text of a record's signed fields. */
export function contentOf(type: SignableType, record: SignableRecord): string {
  return canonicalText(signedContent(type, record));
}

/** A version of a record for people to read. */
export function describeContent(type: SignableType, version: number, content: string, names: Names): ContentVersion {
  return { version, content, contentSha256: sha256(content), rows: contentRows(type, readContent(content), names) };
}

/** What the state of a signature depends on. */
export type JudgedSignature = Pick<
  SignatureEntity,
  'content' | 'contentSha256' | 'meaning' | 'signerId' | 'withdrawnAt'
>;

/** The record as it is. */
export interface CurrentContent {
  contentSha256: string;
  /** A later version of the record was signed. */
  superseded: boolean;
}

/**
 * What a signature is worth now. Two people can sign the same content with the same meaning; both signatures count.
 * @param current null for a deleted record, whose signatures stay what they were
 * @param later signatures of the record that were given after it
 */
function stateOf(
  signature: JudgedSignature,
  current: CurrentContent | null,
  later: readonly JudgedSignature[],
): SignatureState {
  const { contentSha256, meaning, signerId, withdrawnAt } = signature;
  if (sha256(signature.content) !== contentSha256) return 'broken';
  if (withdrawnAt) return 'withdrawn';
  const replaces = (one: JudgedSignature) =>
    one.meaning === meaning && !one.withdrawnAt && (one.signerId === signerId || one.contentSha256 !== contentSha256);
  if (current?.superseded || later.some(replaces)) return 'superseded';
  return !current || current.contentSha256 === contentSha256 ? 'valid' : 'stale';
}

/** What each of a record's signatures is worth now. @param signatures all of the record, newest first */
export function statesOf(signatures: readonly JudgedSignature[], current: CurrentContent | null): SignatureState[] {
  return signatures.map((one, at) => stateOf(one, current, signatures.slice(0, at)));
}

/** A signature as calls return it. */
export function toSignature(
  { content: _content, grantId: _grant, ...fields }: SignatureEntity,
  state: SignatureState,
): Signature {
  return { ...fields, state };
}
