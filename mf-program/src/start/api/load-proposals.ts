import { compareTexts } from '@fsvp/contracts/core/text';
import {
  MAX_PROPOSAL_SUPPLIERS,
  proposeFsvpFiles,
  type SupplierProposals,
} from '@fsvp/contracts/program/file-proposal';
import { getImporter } from '@fsvp/contracts/program/importer';
import { listSuppliers, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { api } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import { namesOther } from './match-importer.js';

/** What the preview is made of; read once, since opening files changes it. */
export interface LoadedProposals {
  suppliers: SupplierProposals[];
  /** Suppliers that are marked as not needing an FSVP. */
  notRequired: ReadonlySet<string>;
  /** The importers that suppliers name instead of this one, by the id of the supplier. */
  otherImporters: ReadonlyMap<string, string>;
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
      suppliers.sort((one, other) => compareTexts(one.supplierName, other.supplierName));
      return { suppliers, ...(supplierId ? KNOWN : await readDirectory(importerId, signal)) };
    },
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Of one supplier the form says it itself. */
const KNOWN = { notRequired: new Set<string>(), otherImporters: new Map<string, string>() };

/** What the supplier directory says that matters for all proposals. */
async function readDirectory(importerId: string, signal: AbortSignal) {
  const importer = await api.call(getImporter, { params: { id: importerId }, signal });
  const notRequired = new Set<string>();
  const otherImporters = new Map<string, string>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: { fields: string; limit: number; cursor: string } = { fields: FIELDS, limit: PAGE, cursor };
    const page = await api.call(listSuppliers, { query, signal });
    for (const { id, fsvpRequired, ...named } of page.suppliers as Pick<Supplier, 'id' | (typeof READ)[number]>[]) {
      if (!fsvpRequired) notRequired.add(id);
      const other = namesOther(named, importer);
      if (other) otherImporters.set(id, other);
    }
    cursor = page.next;
  }
  return { notRequired, otherImporters };
}

const READ = ['fsvpRequired', 'fsvpImporterName', 'fsvpImporterDuns'] as const;
const FIELDS = READ.join(',');
const PAGE = 1000;
