import type { ClientInput } from '@fsvp/contracts/core/call';
import { inspectImport, type ImportInspection } from '@fsvp/contracts/suppliers/supplier-import';
import { api } from '@fsvp/web-kit';

/** How to read a file; the server detects what is omitted. */
export type FileReading = NonNullable<ClientInput<typeof inspectImport>['query']>;

const BUDGET_MS = 130_000;

export function inspectFile(content: Blob, reading: FileReading, signal: AbortSignal): Promise<ImportInspection> {
  return api.call(inspectImport, { query: reading, rawBody: content, budgetMs: BUDGET_MS, signal });
}
