import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { Determination } from '@fsvp/contracts/program/determination';
import type { ImporterRole } from '@fsvp/contracts/program/importer';
import type { FileInputs, SignedRecord } from '@fsvp/contracts/program/readiness/file-inputs';
import type { EntityManager } from 'typeorm';
import type { documentsOf } from '../document-directory/document-entries.js';

export interface FileRow {
  id: string;
  supplierId: string;
  foodId: string;
  openedOn: string;
  importingSince: Day | null;
  importer: {
    id: string;
    version: number;
    title: string;
    active: boolean;
    role: ImporterRole;
    consentDocumentId: string | null;
    postalCode: string | null;
  };
  answers: Determination['answers'];
}

/** The files to load records for, as they were signed by the end of a day. */
export interface LoadScope {
  manager: EntityManager;
  files: readonly FileRow[];
  fileIds: readonly string[];
  importerIds: readonly string[];
  day: Day;
  /** The first instant of the next day. */
  end: string;
}

export type Documents = Awaited<ReturnType<typeof documentsOf>>;

/** What one kind of record adds to the inputs of files. */
export interface Loaded<T extends Partial<FileInputs>> {
  /** Documents that the records refer to. */
  documentIds?: readonly string[];
  /** @param documents as they are now */
  inputsOf: (file: FileRow, documents: Documents) => T;
}

/**
 * The signer of a record, as columns of a signature `s`, and whether it counts at the end of a day. Nobody signs without a
 * qualification where the record needs one.
 * @param end placeholder of the first instant of the next day
 */
export const signerAt = (end: string) => `s.signer_name as "signedBy", iso(s.signed_at) as "signedAt",
  s.qualification_id is not null as qualified, (s.withdrawn_at is null or s.withdrawn_at >= ${end}::timestamptz) as counts`;
/** A version whose signature was withdrawn gives nothing back to the one before it. */
export type SignedRow = Omit<SignedRecord, 'recordType' | 'title'> & { counts: boolean };

/** SQL: a day as screens write it, such as Dec 30, 2025. */
export const dayText = (column: string) => `to_char(${column}, 'FMMon FMDD, YYYY')`;

/** SQL: whether a row existed at the end of the day. */
export const existedAt = (end: string) =>
  `created_at < ${end}::timestamptz and (deleted_at is null or deleted_at >= ${end}::timestamptz)`;
