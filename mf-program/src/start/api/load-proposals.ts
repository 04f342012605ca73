import { MAX_LIMIT } from '@fsvp/contracts/fields';
import { MAX_PROPOSAL_SUPPLIERS, proposeFsvpFiles, type SupplierProposals } from '@fsvp/contracts/file-proposal';
import { listSuppliers } from '@fsvp/contracts/supplier';
import { api } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';

/** What the preview is made of; read once, since opening files changes it. */
export interface LoadedProposals {
  suppliers: SupplierProposals[];
  /** Suppliers that are marked as not needing an FSVP. */
  notRequired: ReadonlySet<string>;
}

/** The proposals for one supplier, or for all of them, page by page. */
export function useProposals(importerId: string, supplierId: string | undefined) {
  return useQuery({
    queryKey: ['file-proposals', importerId, supplierId],
    queryFn: async ({ signal }): Promise<LoadedProposals> => {
      const suppliers: SupplierProposals[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const page = await api.call(proposeFsvpFiles, {
          body: { importerId, limit: MAX_PROPOSAL_SUPPLIERS, ...(supplierId && { supplierIds: [supplierId] }), after },
          signal,
        });
        suppliers.push(...page.suppliers);
        after = page.next;
      }
      suppliers.sort((one, other) => one.supplierName.localeCompare(other.supplierName));
      return { suppliers, notRequired: supplierId ? new Set() : await suppliersWithoutFsvp(signal) };
    },
    gcTime: 0,
    staleTime: Infinity,
  });
}

async function suppliersWithoutFsvp(signal: AbortSignal): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let offset = 0; ; offset += MAX_LIMIT) {
    const query = { fsvpRequired: false, limit: MAX_LIMIT, offset };
    const { suppliers } = await api.call(listSuppliers, { query, signal });
    for (const { id } of suppliers) found.add(id);
    if (suppliers.length < MAX_LIMIT) return found;
  }
}
