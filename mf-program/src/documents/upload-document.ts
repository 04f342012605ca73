import {
  createDocument,
  MAX_UPLOAD_BYTES,
  requestUpload,
  type Document,
  type DocumentType,
} from '@fsvp/contracts/documents/document';
import { api } from '@fsvp/web-kit';

/** Words in the names of files, by the type of document that they stand for; the first match counts. */
const TYPE_WORDS: readonly [DocumentType, RegExp][] = [
  ['audit_report', /audit|inspection/i],
  ['test_result', /\bcoa\b|analys[ie]s|test|lab|result/i],
  ['haccp_plan', /haccp|food.?safety.?plan|hazard/i],
  ['certificate', /certificat|\bcert\b|brcgs|fssc|\biso\b|\bsqf\b|ifs|organic|kosher|halal/i],
  ['sop', /\bsop\b|procedure|policy|protocol/i],
];

/** 'Letter of Bay Seafood' of 'Letter_of-Bay Seafood.pdf' */
export const titleOfFile = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 255) || fileName;

/** The type that the name of a file suggests; 'other' if none. */
export function typeOfFile(fileName: string): DocumentType {
  const words = titleOfFile(fileName);
  return TYPE_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

/** Why a file cannot be uploaded; undefined if it can. */
export function fileRefusal({ name, size }: File): string | undefined {
  if (size === 0) return `${name} is empty. Choose another file.`;
  return size > MAX_UPLOAD_BYTES ? `${name} is larger than 10 MB.` : undefined;
}

/**
 * Stores a file as a document, with title and type after its name.
 * @param key the same for each attempt with this file, so that a lost answer makes no second document
 * @throws when a call fails
 */
export async function uploadDocument(file: File, supplierId: string | undefined, key: string): Promise<Document> {
  const { uploadURL, objectPath } = await api.call(requestUpload, { body: { size: file.size } });
  const answer = await fetch(uploadURL, {
    method: 'PUT',
    body: file,
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as { detail?: string } | null;
    throw new Error(problem?.detail ?? `The file could not be uploaded (${answer.status}).`);
  }
  return api.call(createDocument, {
    body: {
      title: titleOfFile(file.name),
      type: typeOfFile(file.name),
      fileName: file.name,
      filePath: objectPath,
      ...(supplierId && { supplierId }),
    },
    idempotencyKey: key,
  });
}
