import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { api } from '../api/api.js';
import type { KnownSupplier } from './guess-file.js';

const PAGE = 1000;
const MOST_SUPPLIERS = 10_000;

/** The suppliers that files are guessed to belong to. @returns undefined if they are too many to compare */
export async function loadKnownSuppliers(): Promise<readonly KnownSupplier[] | undefined> {
  const suppliers: KnownSupplier[] = [];
  // Without a cursor, a page has at most 100 rows.
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: { fields: string; limit: number; cursor: string } = { fields: 'name,country', limit: PAGE, cursor };
    const page = await api.call(listSuppliers, { query });
    if (page.total > MOST_SUPPLIERS) return undefined;
    suppliers.push(...page.suppliers);
    cursor = page.next;
  }
  return suppliers;
}
