import type { ResponseOf } from '@fsvp/contracts/core/call';
import { importProgress } from '@fsvp/contracts/suppliers/supplier-import';
import { api } from '@fsvp/web-kit';

export type ImportProgress = ResponseOf<typeof importProgress>;

const BUDGET_MS = 5_000;

export function getImportProgress(id: string, signal: AbortSignal): Promise<ImportProgress> {
  return api.call(importProgress, { params: { id }, budgetMs: BUDGET_MS, signal });
}
