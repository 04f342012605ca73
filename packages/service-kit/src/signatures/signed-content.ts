import { contentRows, signedContent, type Names } from '@fsvp/contracts/signable';
import type { ContentVersion, SignableType, Signature, SignatureState } from '@fsvp/contracts/signature';
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
export type JudgedSignature = Pick<SignatureEntity, 'content' | 'contentSha256' | 'meaning' | 'withdrawnAt'>;

/**
 * What a signature is worth now.
 * @param current hash of the record's content as it is; null for a deleted record, whose signatures stay what they were
 * @param later signatures of the record that were given after it
 */
export function stateOf(
  signature: JudgedSignature,
  current: string | null,
  later: readonly JudgedSignature[],
): SignatureState {
  if (sha256(signature.content) !== signature.contentSha256) return 'broken';
  if (signature.withdrawnAt) return 'withdrawn';
  if (later.some(({ meaning, withdrawnAt }) => meaning === signature.meaning && !withdrawnAt)) return 'superseded';
  return current === null || current === signature.contentSha256 ? 'valid' : 'stale';
}

/** A signature as calls return it. */
export function toSignature(
  { content: _content, grantId: _grant, ...fields }: SignatureEntity,
  state: SignatureState,
): Signature {
  return { ...fields, state };
}
