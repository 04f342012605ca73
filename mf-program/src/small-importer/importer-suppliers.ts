import { getSupplier, listSuppliers, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { apiQuery, useApiQuery } from '@fsvp/web-kit';
import { useQueries } from '@tanstack/react-query';
import { namedDuns } from '../start/api/match-importer.js';
import type { Situation } from './situation.js';

const FIELDS = 'name,country,email,contactPerson,fsvpImporterDuns';
/** The newest, of which this importer has a few. */
const READ = { fields: FIELDS, limit: 1000, cursor: '' };

export type ImporterSupplier = Pick<Supplier, 'id' | 'name' | 'country'>;

/**
 * The suppliers that name this importer, have a file of it or are chosen here, by name; undefined until they are loaded.
 * @param chosen ids of suppliers of the suite
 */
export function useImporterSuppliers({ importer, files }: Situation, chosen: readonly string[]) {
  const query = useApiQuery(listSuppliers, { query: READ });
  const others = useQueries({ queries: chosen.map((id) => apiQuery(getSupplier, { params: { id } })) });
  const withFile = new Set(files.map(({ file }) => file.supplierId));
  const known = query.data?.suppliers;
  const own = known?.filter((one) => namedDuns(one) === importer.duns || withFile.has(one.id));
  const added = others.flatMap(({ data }) => (data && !own?.some(({ id }) => id === data.id) ? [data] : []));
  const suppliers: ImporterSupplier[] | undefined = own && [...own, ...added].sort(byName);
  return { suppliers, known, query };
}

const byName = (one: ImporterSupplier, other: ImporterSupplier) => one.name.localeCompare(other.name);
