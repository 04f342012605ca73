import type { ClientInput } from '@fsvp/contracts/core/call';
import { createDocument, type Document, MAX_UPLOAD_BYTES, requestUpload } from '@fsvp/contracts/documents/document';
import { t } from '@fsvp/ui';
import { api } from '../api/api.js';
import { ApiError, errorText } from '../api/api-error.js';

export type NewDocument = Omit<ClientInput<typeof createDocument>['body'], 'filePath' | 'fileName'>;

/** Why a file cannot be uploaded; undefined if it can. */
export function fileRefusal({ size }: File): string | undefined {
  if (size === 0) return t({ defaultMessage: 'This file is empty. Choose another file.' });
  return size > MAX_UPLOAD_BYTES
    ? t({ defaultMessage: 'This file is larger than 10 MB. Choose a smaller one.' })
    : undefined;
}

/** Sends the content of a file. @returns the path that its document names */
export async function sendFile(file: File): Promise<string> {
  const { uploadURL, objectPath } = await api.call(requestUpload, { body: { size: file.size } });
  const answer = await fetch(uploadURL, {
    method: 'PUT',
    body: file,
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  if (!answer.ok) throw new ApiError(answer.status, await answer.text().catch(() => ''));
  return objectPath;
}

/** @param key the same for each attempt, so that a lost answer makes no second document */
export const registerFile = (file: File, filePath: string, body: NewDocument, key: string): Promise<Document> =>
  api.call(createDocument, { body: { ...body, fileName: file.name, filePath }, idempotencyKey: key });

/** Makes a file a document. @param key see `registerFile` */
export async function storeFile(file: File, body: NewDocument, key: string): Promise<Document> {
  return registerFile(file, await sendFile(file), body, key);
}

/** Why it failed, in a sentence: that of its first field, if it names one. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? (error.fieldErrors[0]?.message ?? errorText(error)) : errorText(error as Error);

/** Whether the server may have done what was asked: only the same may be asked again. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
