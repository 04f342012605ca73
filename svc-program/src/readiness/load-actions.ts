import type { FileInputs, SupplierActions } from '@fsvp/contracts/program/readiness/file-inputs';
import { actionsOf, type ActionsOnDay } from '../action-directory/action-entries.js';
import { readFreshness } from '../source-freshness/freshness.js';
import type { Loaded, LoadScope } from './load-scope.js';

/** Loads the corrective actions of suppliers, which are unknown before they were copied completely for the first time. */
export async function loadActions({ manager, files, day }: LoadScope): Promise<Loaded<Pick<FileInputs, 'actions'>>> {
  const { completeUntil } = await readFreshness(manager);
  if (!completeUntil.has('quality')) return { inputsOf: () => ({ actions: null }) };
  const bySupplier = await actionsOf(
    manager,
    files.map(({ supplierId }) => supplierId),
    day,
  );
  return { inputsOf: ({ supplierId }) => ({ actions: toInputs(bySupplier.get(supplierId)) }) };
}

function toInputs(actions: ActionsOnDay | undefined): SupplierActions | null {
  if (!actions) return null;
  return { ...actions, overdue: actions.overdue.map((action) => ({ ...action, recordType: 'corrective-action' })) };
}
