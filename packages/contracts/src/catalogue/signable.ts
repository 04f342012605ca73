import { signable as accessSignable } from '../access/index.js';
import { list, type Names, type SignedField } from '../core/signed-field.js';
import { signable as documentSignable } from '../documents/index.js';
import { signable as programSignable } from '../program/index.js';
import { signable as qualitySignable } from '../quality/index.js';
import { SIGNABLE_TYPES, type ContentRow, type SignableType } from '../signatures/signature.js';
import type { SignableDefinition } from '../signatures/signing.js';

const DEFINITIONS: readonly SignableDefinition<never>[] = [
  ...qualitySignable,
  ...documentSignable,
  ...programSignable,
  ...accessSignable,
];

/** What is signed of each type of record, by type. Its rules are written for records of that type, which a table of all types can't express. */
export const SIGNABLE = Object.fromEntries(
  SIGNABLE_TYPES.map((type) => {
    const definition = DEFINITIONS.find((one) => one.type === type);
    if (!definition) throw new Error(`No domain declares what is signed of ${type}`);
    return [type, definition];
  }),
) as Readonly<Record<SignableType, SignableDefinition<never>>>;

/** The file of a document that a record rests on, as it is signed. */
export interface SignedFile {
  documentId: string;
  sha256: string;
}

/**
 * The member of signed content with the files of its documents. Content that was signed in release 0.3.0 or earlier has none (ADR 62).
 */
export const SIGNED_FILES = 'documentFiles';

/**
 * The content of a record that is signed: its type, its id, its signed fields, and the files of the documents that it rests on. Links
 * to documents are their ids, in order.
 * @param record as its call returns it
 * @param files in the order of their documents' ids
 */
export function signedContent(
  type: SignableType,
  record: object,
  files: readonly SignedFile[] = [],
): Record<string, unknown> {
  const values = record as Record<string, unknown>;
  const entries = Object.entries(SIGNABLE[type].fields)
    .map(([name, field]) => [name, contentValue(field, values[name]), field] as const)
    .filter(([, value, field]) => value !== null || !field.addedLater);
  return {
    recordType: type,
    id: values.id,
    ...Object.fromEntries(entries.map(([name, value]) => [name, value])),
    ...(files.length ? { [SIGNED_FILES]: files.map(({ documentId, sha256 }) => ({ documentId, sha256 })) } : {}),
  };
}

function contentValue({ content }: SignedField, value: unknown): unknown {
  if (value === undefined || value === '') return null;
  return content ? content(value) : value;
}

const FILES = list('SHA-256 of Files', (value, names) => {
  const { documentId, sha256 } = value as SignedFile;
  return `${names[documentId] ?? documentId}: ${sha256}`;
});

/** Signed content as people read it; fields without a value, and hidden ones, are left out. @param names of the records it refers to, by id */
export function contentRows(type: SignableType, content: Record<string, unknown>, names: Names): ContentRow[] {
  return Object.entries<SignedField>({ ...SIGNABLE[type].fields, [SIGNED_FILES]: FILES })
    .filter(([field, { hidden }]) => !hidden && content[field] !== null && content[field] !== undefined)
    .map(([field, { label, text }]) => ({ field, label, text: readValue(content[field], names, text) }));
}

/** A value that was altered in the database may have no words, such as a day that is none: it is shown as it is. */
function readValue(value: unknown, names: Names, text: SignedField['text']): string {
  try {
    return text(value, names);
  } catch {
    return JSON.stringify(value);
  }
}
