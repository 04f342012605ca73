import type { ClientInput } from '@fsvp/contracts/call';
import { inspectImport, type ImportInspection } from '@fsvp/contracts/supplier-import';
import { api } from '@fsvp/web-kit';

/** How a file is to be read; what is left out is guessed. */
export type FileReading = NonNullable<ClientInput<typeof inspectImport>['query']>;

const BUDGET_MS = 130_000;

export function inspectFile(content: Blob, reading: FileReading, signal: AbortSignal): Promise<ImportInspection> {
  return api.call(inspectImport, { query: reading, rawBody: content, budgetMs: BUDGET_MS, signal });
}
