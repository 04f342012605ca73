import type { SqlValues } from '@fsvp/service-kit/database/sql';
import { hasTrigram } from '@fsvp/service-kit/lists/list';

/**
 * A condition that can use a trigram index, for which the search needs three consecutive letters or digits. For fewer,
 * PostgreSQL would read the whole index, which `is true` prevents.
 */
function indexed(condition: string, search: string): string {
  return hasTrigram(search) ? condition : `(${condition}) is true`;
}

const toPattern = (search: string, values: SqlValues) => `search_pattern(${values.add(search)})`;

/** SQL of the ids of the suppliers whose name contains the search. */
const foundSuppliers = (search: string, pattern: string) =>
  `select id from supplier_directory where ${indexed(`search_name like ${pattern}`, search)}`;

/** A SQL condition that a document `d` contains the search: in its title, its file name or the name of its supplier. */
function matchesSearch(search: string, values: SqlValues): string {
  const pattern = toPattern(search, values);
  return `(d.search_text like ${pattern} or d.supplier_id in (${foundSuppliers(search, pattern)}))`;
}

/** The same for a row `r` of the change log. */
export function matchesLogged(search: string, values: SqlValues): string {
  const pattern = toPattern(search, values);
  return `(r.search_text like ${pattern} or fold_text(r.supplier_name) like ${pattern})`;
}

/** What a search may filter or count by, all of which one index has. */
const COLUMNS = 'id, type, expiry_day, supplier_id, created_at';

/**
 * SQL, for `from`, of the active documents that contain the search. With a trigram there are two parts, which PostgreSQL
 * plans each by its index; without one a single scan finds all.
 */
export function foundDocuments(search: string, values: SqlValues): string {
  if (!hasTrigram(search))
    return `(select ${COLUMNS} from documents d where is_active and ${matchesSearch(search, values)}) found`;
  const pattern = toPattern(search, values);
  return `(select ${COLUMNS} from documents where is_active and search_text like ${pattern}
    union all select ${COLUMNS} from documents
      where is_active and supplier_id in (${foundSuppliers(search, pattern)}) and search_text not like ${pattern}) found`;
}

/** A SQL condition that a document `d` contains the search. @param indexed whether few are found, by the trigram indexes */
export function searchDocuments(search: string, values: SqlValues, indexed: boolean): string {
  return indexed ? `d.id in (select id from ${foundDocuments(search, values)})` : matchesSearch(search, values);
}
