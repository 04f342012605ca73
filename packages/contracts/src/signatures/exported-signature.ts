import type { Signature } from './signature.js';
/** A signature in a row of the exports of svc-quality, with its state when the row was read (21 CFR 11.50). */
export type ExportedSignature = Pick<
  Signature,
  | 'signerName'
  | 'signerTitle'
  | 'signedAt'
  | 'meaning'
  | 'reason'
  | 'recordVersion'
  | 'contentSha256'
  | 'state'
  | 'samePerson'
  | 'withdrawnReason'
  | 'withdrawnByName'
  | 'withdrawnByTitle'
  | 'withdrawnAt'
> & {
  /** The version of the record in this row, which is a later one when the signature is stale. */
  currentVersion: number;
};

/**
 * What every row of those exports has besides its record: the signatures, newest first, and an empty list without any.
 * A svc-quality of the release before sends none.
 */
export interface ExportedSignatures {
  signatures?: ExportedSignature[];
}
