import {
  formatColumnChoice,
  formatFixedValue,
  importReport,
  importSuppliers,
  type ColumnChoice,
  type FixedValue,
  type ImportEncoding,
  type ImportQuotes,
  type ImportReport,
  type ImportSeparator,
} from '@fsvp/contracts/supplier-import';
import { formatNumber } from '@fsvp/ui';
import { api, ApiError, invalidate, toast, useApiMutation, useQueryClient } from '@fsvp/web-kit';

export type OnDuplicate = 'skip' | 'create';

export interface ImportInput {
  content: Blob;
  onDuplicate: OnDuplicate;
  encoding?: ImportEncoding;
  separator?: ImportSeparator;
  quotes?: ImportQuotes;
  sheet?: string;
  columns: readonly ColumnChoice[];
  fixed: readonly FixedValue[];
  /** Under which the server says how far it is. */
  progress: string;
}

/** The gateway waits 300 s for an import; its answer must still arrive. */
const BUDGET_MS = 310_000;

const FAILURE = 'Failed to import suppliers';

function requestOf({ content, columns, fixed, ...query }: ImportInput, dryRun: boolean) {
  return {
    query: { dryRun, ...query, columns: columns.map(formatColumnChoice), fixed: fixed.map(formatFixedValue) },
    rawBody: content,
    budgetMs: BUDGET_MS,
  };
}

/** Has a file looked at without importing it. */
export function checkImport(input: ImportInput, signal: AbortSignal): Promise<ImportReport> {
  return api.call(importSuppliers, { ...requestOf(input, true), signal });
}

export function useImportSuppliers() {
  const client = useQueryClient();
  const run = useApiMutation(importSuppliers, {
    success: (report) => summaryOf(report),
    // What is sent again is no failure before that is given up.
    failure: (error) => (error instanceof ApiError && !isLostAnswer(error) && !isTurnAway(error) ? FAILURE : undefined),
    changes: ['supplier'],
  });
  return {
    start: (input: ImportInput, idempotencyKey: string, signal: AbortSignal) =>
      run.mutateAsync({ ...requestOf(input, false), idempotencyKey, signal }),
    /** Says that it failed and has the lists fetched again: nobody knows whether the suppliers are there. */
    giveUp: () => {
      toast({ title: 'Error', description: FAILURE, variant: 'destructive' });
      void invalidate(client, ['supplier']);
    },
  };
}

/** No answer, or one of a proxy's: the import may have happened, or may be happening. */
export function isLostAnswer(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
}

/** Another import is running, of someone else or this one itself: its turn comes. */
export function isTurnAway(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** 'Imported 12 suppliers: 10 created, 2 updated, 1 skipped.' */
export function summaryOf({ created, updated, skipped }: ImportReport): string {
  const changed = created + updated;
  const counts = `${formatNumber(created)} created, ${formatNumber(updated)} updated, ${formatNumber(skipped)} skipped.`;
  return `Imported ${formatNumber(changed)} ${changed === 1 ? 'supplier' : 'suppliers'}: ${counts}`;
}

/** The report that a refused import carries; undefined for every other failure. */
export function reportOf(error: unknown): ImportReport | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  try {
    const parsed = importReport.safeParse(JSON.parse(error.text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
