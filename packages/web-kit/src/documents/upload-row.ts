import { documentCreate, type DocumentType } from '@fsvp/contracts/documents/document';
import type { Day } from '@fsvp/contracts/core/calendar-day';
import { t } from '@fsvp/ui';
import type { ChosenFile } from '@fsvp/ui/dialogs';
import { randomHex } from '../api/random-hex.js';
import { type FileGuess, guessFile, type KnownSupplier } from './guess-file.js';
import { fileRefusal, type NewDocument } from './upload-document.js';

/** What can be corrected of a file before it is uploaded. */
export interface RowValues {
  title: string;
  type: DocumentType;
  supplierId: string | null;
  documentDate: Day | null;
  expirationDate: Day | null;
  language: string;
}

/** A file on its way to be a document. */
export interface UploadRow {
  key: string;
  /** The idempotency key of its document. */
  requestKey: string;
  file: File;
  path: string;
  /**
   * `refused`: it cannot be uploaded. `doubtful`: it is uploaded only by itself. `uncertain`: its document may exist, so that only the same may be
   * sent again.
   */
  state: 'reading' | 'ready' | 'doubtful' | 'sending' | 'failed' | 'uncertain' | 'refused';
  values: RowValues;
  sources: FileGuess['sources'];
  problem?: string | undefined;
  /** Of its content, once that is sent. */
  filePath?: string | undefined;
}

const EMPTY: Omit<RowValues, 'title'> = {
  type: 'other',
  supplierId: null,
  documentDate: null,
  expirationDate: null,
  language: 'en',
};

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Rows for files, after those that are there: a file that was chosen already is named and not uploaded twice. */
export function newRows(chosen: readonly ChosenFile[], present: readonly UploadRow[]): UploadRow[] {
  const known = present.map(({ file }) => file);
  return chosen.map(({ file, path }) => {
    const isKnown = known.some((one) => isSameFile(one, file));
    known.push(file);
    const problem = isKnown ? t({ defaultMessage: 'This file is here twice.' }) : fileRefusal(file);
    const values = { ...EMPTY, title: file.name };
    return {
      key: randomHex(),
      requestKey: randomHex(),
      file,
      path,
      state: problem ? 'refused' : 'reading',
      values,
      sources: {},
      problem,
    };
  });
}

const damaged = () =>
  t({ defaultMessage: 'This PDF cannot be read. Open it before you upload it; it may be damaged.' });

/** A row with what its file seems to be. @param text of its first page; undefined if the file is damaged */
export function guessedRow(
  row: UploadRow,
  text: string | undefined,
  suppliers: readonly KnownSupplier[],
  today: Day,
): UploadRow {
  const { sources, ...guess } = guessFile({ name: row.file.name, path: row.path, text }, suppliers, today);
  const state = text === undefined ? { state: 'doubtful' as const, problem: damaged() } : { state: 'ready' as const };
  return { ...row, ...state, values: { ...row.values, ...guess }, sources };
}

export const toNewDocument = (values: RowValues, links: Partial<NewDocument>): NewDocument => ({ ...values, ...links });

/** Why the values of a row cannot be sent, by field. */
export function rowErrors(values: RowValues): Partial<Record<keyof RowValues, string>> {
  const file = { fileName: 'file', filePath: 'path' };
  const { error } = documentCreate.safeParse({ ...values, ...file });
  const errors: Partial<Record<keyof RowValues, string>> = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] as keyof RowValues] ??= message;
  return errors;
}
