import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';

export type Change = NonNullable<ImportReport['changes']>[number];

/** What the user has confirmed of an import. */
export interface Confirmations {
  approvals: boolean;
  overwrites: boolean;
}

export const NOTHING_CONFIRMED: Confirmations = { approvals: false, overwrites: false };

/** For how many suppliers the user must confirm an approval, or that newer values are overwritten. */
export function confirmationsOf({ changes = [] }: ImportReport): Record<keyof Confirmations, number> {
  return {
    approvals: changes.filter(({ approves }) => approves).length,
    overwrites: changes.filter(({ changedSinceExport }) => changedSinceExport).length,
  };
}

/** Whether everything is confirmed that must be. */
export function isConfirmed(report: ImportReport, confirmed: Confirmations): boolean {
  const { approvals, overwrites } = confirmationsOf(report);
  return (approvals === 0 || confirmed.approvals) && (overwrites === 0 || confirmed.overwrites);
}
