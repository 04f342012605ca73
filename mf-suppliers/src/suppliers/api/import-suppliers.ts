import { getSupplier } from '@fsvp/contracts/supplier';
import { importReport, importSuppliers, type ImportReport } from '@fsvp/contracts/supplier-import';
import { formatNumber } from '@fsvp/ui';
import { api, ApiError, useApiMutation } from '@fsvp/web-kit';
import { useMutation } from '@tanstack/react-query';
import { NAMING_LISTS, SUPPLIER_LISTS } from './outdated-by-supplier.js';

export type OnDuplicate = 'skip' | 'create';

export interface ImportInput {
  content: Blob;
  onDuplicate: OnDuplicate;
}

/** The gateway waits 120 s for an import; its answer must still arrive. */
const BUDGET_MS = 130_000;

/** Has a file looked at without importing it. */
export function useCheckImport() {
  return useMutation({
    mutationFn: ({ content, onDuplicate }: ImportInput) =>
      api.call(importSuppliers, { query: { dryRun: true, onDuplicate }, rawBody: content, budgetMs: BUDGET_MS }),
  });
}

export function useImportSuppliers() {
  const run = useApiMutation(importSuppliers, {
    success: (report) => summaryOf(report),
    failure: 'Failed to import suppliers',
    invalidates: [...SUPPLIER_LISTS, ...NAMING_LISTS, getSupplier],
  });
  return {
    ...run,
    start: ({ content, onDuplicate }: ImportInput, idempotencyKey: string) =>
      run.mutateAsync({ query: { dryRun: false, onDuplicate }, rawBody: content, budgetMs: BUDGET_MS, idempotencyKey }),
  };
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
