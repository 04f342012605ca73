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
} from '@fsvp/contracts/suppliers/supplier-import';
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
  headingRow?: number | string;
  confirmApprovals: boolean;
  confirmOverwrites: boolean;
  columns: readonly ColumnChoice[];
  fixed: readonly FixedValue[];
  /** The id for requests of the progress. */
  progress: string;
}

/** Longer than the gateway's timeout of 300 s, whose response must still arrive. */
const BUDGET_MS = 310_000;

const FAILURE = 'Failed to import suppliers';

function toRequest({ content, columns, fixed, ...query }: ImportInput, dryRun: boolean) {
  return {
    query: { dryRun, ...query, columns: columns.map(formatColumnChoice), fixed: fixed.map(formatFixedValue) },
    rawBody: content,
    budgetMs: BUDGET_MS,
  };
}

/** Checks a file without importing it. */
export function checkImport(input: ImportInput, signal: AbortSignal): Promise<ImportReport> {
  return api.call(importSuppliers, { ...toRequest(input, true), signal });
}

export function useImportSuppliers() {
  const client = useQueryClient();
  const run = useApiMutation(importSuppliers, {
    success: (report) => summaryOf(report),
    // No toast while the import is retried.
    failure: (error) =>
      error instanceof ApiError && !isResponseLost(error) && !isAnotherImportRunning(error) ? FAILURE : undefined,
    changes: ['supplier'],
  });
  return {
    start: (input: ImportInput, idempotencyKey: string, signal: AbortSignal) =>
      run.mutateAsync({ ...toRequest(input, false), idempotencyKey, signal }),
    /** Shows a failure and refetches the lists: the suppliers may or may not have been imported. */
    reportUnknownOutcome: () => {
      toast({ title: 'Error', description: FAILURE, variant: 'destructive' });
      void invalidate(client, ['supplier']);
    },
  };
}

/** No response, or one of a proxy: the import may be finished or still running. */
export function isResponseLost(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
}

/** Another import is running, possibly an earlier attempt of this one. */
export function isAnotherImportRunning(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** 'Imported 12 suppliers: 10 created, 2 updated, 1 skipped.' */
export function summaryOf({ created, updated, skipped }: ImportReport): string {
  const changed = created + updated;
  const counts = `${formatNumber(created)} created, ${formatNumber(updated)} updated, ${formatNumber(skipped)} skipped.`;
  return `Imported ${formatNumber(changed)} ${changed === 1 ? 'supplier' : 'suppliers'}: ${counts}`;
}

/** The report of a rejected import; undefined for other failures. */
export function reportOf(error: unknown): ImportReport | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  try {
    const parsed = importReport.safeParse(JSON.parse(error.text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
