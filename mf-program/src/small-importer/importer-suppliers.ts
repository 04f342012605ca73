import { listSuppliers, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { useApiQuery } from '@fsvp/web-kit';
import { namedDuns } from '../start/api/match-importer.js';
import type { Situation } from './situation.js';

const FIELDS = 'name,country,email,contactPerson,fsvpImporterDuns';
/** The newest, of which this importer has a few. */
const READ = { fields: FIELDS, limit: 1000, cursor: '' };

export type ImporterSupplier = Pick<Supplier, 'id' | 'name' | 'country' | 'email' | 'contactPerson'>;

/** The suppliers that name this importer or have a file of it, by name; undefined until they are loaded. */
export function useImporterSuppliers({ importer, files }: Situation) {
  const query = useApiQuery(listSuppliers, { query: READ });
  const withFile = new Set(files.map(({ file }) => file.supplierId));
  const suppliers: ImporterSupplier[] | undefined = query.data?.suppliers
    .filter((one) => namedDuns(one) === importer.duns || withFile.has(one.id))
    .sort((one, other) => one.name.localeCompare(other.name));
  return { suppliers, query };
}
