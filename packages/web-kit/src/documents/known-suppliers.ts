import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { api } from '../api/api.js';
import type { KnownSupplier } from './guess-file.js';

const PAGE = 1000;
const MOST_SUPPLIERS = 10_000;

/** The suppliers that files are guessed to belong to; none of a suite with too many to compare, or where they cannot be read. */
export async function loadKnownSuppliers(): Promise<readonly KnownSupplier[]> {
  const suppliers: KnownSupplier[] = [];
  let cursor: string | undefined;
  do {
    const query = { fields: 'name,country', limit: PAGE, ...(cursor && { cursor }) };
    const page = await api.call(listSuppliers, { query });
    if (page.total > MOST_SUPPLIERS) return [];
    suppliers.push(...page.suppliers);
    cursor = page.next ?? undefined;
  } while (cursor);
  return suppliers;
}
