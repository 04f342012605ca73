import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { Names } from '@fsvp/contracts/core/signed-field';
import type { SignableType } from '@fsvp/contracts/signatures/signature';
import type { EntityManager } from 'typeorm';
import type { DocumentFiles } from '../read-models/document-files/document-files.js';
import type { Transaction } from '../unit-of-work/unit-of-work.js';
import type { SignatureEntity } from './signature.entity.js';

/** A record of any type, as its call returns it. */
export interface SignableRecord {
  id: string;
  version: number;
}

/** Who is known to have done what the record describes. */
export interface Performers {
  /** Of accounts. */
  ids: (string | null)[];
  /** People as they were typed: by name, e-mail address or account id. */
  typed: (string | null)[];
}

/** What the signatures of one type of record need of the service that owns the records. */
export interface SignableRecords<R extends SignableRecord = SignableRecord> {
  readonly type: SignableType;
  /** @returns undefined for a record that does not exist, or was deleted and is not shown any more */
  find(id: string, manager?: EntityManager): Promise<R | undefined>;
  /** Locks the record until the commit. @throws 404 */
  lock(id: string, manager: EntityManager): Promise<R>;
  /** Names of the records that a version refers to, for people to read. @param content signed fields */
  names(content: Record<string, unknown>, manager?: EntityManager): Promise<Names>;
  /** For the separation of duties: who performed it. */
  performers?(record: R, manager: EntityManager): Performers | Promise<Performers>;
  /** The food and the documents that the signer must be qualified for; by default none is named. */
  demand?(record: R): Omit<QualificationDemand, 'activity'> | Promise<Omit<QualificationDemand, 'activity'>>;
  /** The documents that it rests on, whose files are signed with it; by default there are none. */
  documents?: { idsOf(record: R): readonly string[]; files: DocumentFiles };
  /** Whether a later version of it was signed, of records with versions. */
  isSuperseded?(record: R): boolean;
  /** Changes the record in the transaction of its signature: records with states become `signed`. */
  onSigned?(record: R, signature: SignatureEntity, transaction: Transaction): Promise<void>;
  onWithdrawn?(record: R | undefined, signature: SignatureEntity, transaction: Transaction): Promise<void>;
}
