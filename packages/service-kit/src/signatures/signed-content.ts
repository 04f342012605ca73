import { contentRows, SIGNED_FILES, signedContent } from '@fsvp/contracts/catalogue/signable';
import type { Names } from '@fsvp/contracts/core/signed-field';
import type { ContentVersion, SignableType, Signature, SignatureState } from '@fsvp/contracts/signatures/signature';
import type { DocumentFile } from '../read-models/document-files/document-files.js';
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

/** The canonical text of a record's signed fields. @param files of the documents that it rests on */
export function contentOf(type: SignableType, record: SignableRecord, files: readonly DocumentFile[] = []): string {
  return canonicalText(signedContent(type, record, files));
}

/** Whether a signature covers files, which those of release 0.3.0 and earlier do not. */
export function coversFiles({ content }: Pick<SignatureEntity, 'content'>): boolean {
  return SIGNED_FILES in readContent(content);
}

/** The hash of content without its files, as it was signed in release 0.3.0 and earlier. */
function hashWithoutFiles({ content }: Pick<SignatureEntity, 'content'>): string {
  const { [SIGNED_FILES]: _files, ...rest } = readContent(content);
  return sha256(canonicalText(rest));
}

/** A version of a record for people to read. */
export function describeContent(type: SignableType, version: number, content: string, names: Names): ContentVersion {
  return { version, content, contentSha256: sha256(content), rows: contentRows(type, readContent(content), names) };
}

/** What the state of a signature depends on. */
export type JudgedSignature = Pick<
  SignatureEntity,
  'content' | 'contentSha256' | 'meaning' | 'signerId' | 'signedAt' | 'withdrawnAt'
>;

/** The record as it is. */
export interface CurrentContent {
  content: string;
  contentSha256: string;
  /** When the newest of its documents' files was added; null if it is not known, or there is none. */
  filesAddedAt: string | null;
  /** A later version of the record was signed. */
  superseded: boolean;
}

/** @param files of the documents that the record rests on @param superseded whether a later version of it was signed */
export function currentContent(
  type: SignableType,
  record: SignableRecord,
  files: readonly DocumentFile[],
  superseded: boolean,
): CurrentContent {
  const content = contentOf(type, record, files);
  const filesAddedAt = files.reduce<string | null>(
    (latest, { addedAt }) => (addedAt && addedAt > (latest ?? '') ? addedAt : latest),
    null,
  );
  return { content, contentSha256: sha256(content), filesAddedAt, superseded };
}

/**
 * Whether content is that of a signature. A signature of release 0.3.0 or earlier does not cover files: it is as if it had covered those
 * that were there when it was given.
 */
function hasContentOf(
  signature: JudgedSignature,
  other: Pick<CurrentContent, 'content' | 'contentSha256'>,
  filesAddedAt: string | null,
): boolean {
  if (signature.contentSha256 === other.contentSha256) return true;
  if (coversFiles(signature) || !coversFiles(other)) return false;
  return hashWithoutFiles(other) === signature.contentSha256 && !(filesAddedAt && filesAddedAt > signature.signedAt);
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
  const filesAddedAt = current?.filesAddedAt ?? null;
  const replaces = (one: JudgedSignature) =>
    one.meaning === meaning &&
    !one.withdrawnAt &&
    (one.signerId === signerId || !hasContentOf(signature, one, filesAddedAt));
  if (current?.superseded || later.some(replaces)) return 'superseded';
  return !current || hasContentOf(signature, current, filesAddedAt) ? 'valid' : 'stale';
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
