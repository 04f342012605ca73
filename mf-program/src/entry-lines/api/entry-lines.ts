import type { ClientInput } from '@fsvp/contracts/core/call';
import {
  createEntryLine,
  deleteEntryLine,
  importEntryLines,
  listEntryLines,
  updateEntryLine,
} from '@fsvp/contracts/program/entry-line';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { getImporter } from '@fsvp/contracts/program/importer';
import { formatNumber } from '@fsvp/ui';
import { api, isConflict, useApiMutation, useApiQuery } from '@fsvp/web-kit';

/** The gateway gives a file of 10,000 rows 30 s. */
const BUDGET_MS = 35_000;

/** The lines of a file, the latest arrival first. */
export function useFileLines({ id }: FsvpFile, offset: number) {
  const query = { fileId: id, sort: 'arrivedOn', order: 'desc', limit: DEFAULT_LIMIT, offset } as const;
  return useApiQuery(listEntryLines, { query }, { staleTime: 0 });
}

/** What entries have to declare. */
export function useFileImporter({ importerId }: FsvpFile) {
  return useApiQuery(getImporter, { params: { id: importerId } });
}

export function useCreateEntryLine() {
  return useApiMutation(createEntryLine, {
    success: 'Entry line recorded',
    failure: 'The entry line could not be recorded',
    changes: ['entry-line'],
  });
}

export function useUpdateEntryLine() {
  return useApiMutation(updateEntryLine, {
    success: 'Entry line updated',
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'The entry line could not be updated'),
    changes: ['entry-line'],
  });
}

export function useDeleteEntryLine() {
  return useApiMutation(deleteEntryLine, { success: 'Entry line deleted', changes: ['entry-line'] });
}

export type ImportQuery = NonNullable<ClientInput<typeof importEntryLines>['query']>;

const toRequest = (query: ImportQuery, content: Blob, dryRun: boolean) => ({
  query: { ...query, dryRun },
  rawBody: content,
  budgetMs: BUDGET_MS,
});

/** Checks a file without recording its lines. */
export const checkImport = (query: ImportQuery, content: Blob) =>
  api.call(importEntryLines, toRequest(query, content, true));

export function useImportEntryLines() {
  const run = useApiMutation(importEntryLines, {
    success: ({ created }) => `${formatNumber(created)} ${created === 1 ? 'entry line' : 'entry lines'} recorded`,
    failure: 'The entry lines could not be imported',
    changes: ['entry-line'],
  });
  return {
    start: (query: ImportQuery, content: Blob, idempotencyKey: string) =>
      run.mutateAsync({ ...toRequest(query, content, false), idempotencyKey }),
    running: run.isPending,
  };
}
