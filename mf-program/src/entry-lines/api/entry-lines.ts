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
import { api, isConflict, useApiMutation, useApiQuery } from '@fsvp/web-kit';

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

const toRequest = ({ id: fileId, importerId }: FsvpFile, content: Blob, dryRun: boolean) => ({
  query: { importerId, fileId, dryRun },
  rawBody: content,
});

/** Checks a file without recording its lines. */
export const checkImport = (file: FsvpFile, content: Blob) =>
  api.call(importEntryLines, toRequest(file, content, true));

export function useImportEntryLines(file: FsvpFile) {
  const run = useApiMutation(importEntryLines, {
    success: ({ created }) => `${created} ${created === 1 ? 'entry line' : 'entry lines'} recorded`,
    failure: 'The entry lines could not be imported',
    changes: ['entry-line'],
  });
  return {
    start: (content: Blob, idempotencyKey: string) =>
      run.mutateAsync({ ...toRequest(file, content, false), idempotencyKey }),
    running: run.isPending,
  };
}
