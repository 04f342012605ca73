import { FSVP_ENTITY_ROLE } from '@fsvp/contracts/program/importer';

/** SQL: lines `l` that need a file. */
export const UNCOVERED = 'l.file_id is null and l.not_ours_reason is null and l.deleted_at is null';

/**
 * SQL: the supplier that a manufacturer is: the one that a person chose for its name, else the only one that has this name.
 * @param key SQL of a `manufacturer_key`
 */
export const supplierOf = (key: string): string => `coalesce(
  (select chosen.supplier_id from manufacturer_suppliers chosen
     join supplier_directory known on known.id = chosen.supplier_id and not known.deleted
   where chosen.manufacturer_key = ${key}),
  (select (array_agg(named.id))[1] from supplier_directory named
   where not named.deleted and manufacturer_key(named.name) = ${key} having count(*) = 1))`;

/** SQL: the supplier of a line `l` without a file; null if it is not known, or deleted. */
export const SUPPLIER_OF_LINE = `coalesce(
  (select own.id from supplier_directory own where own.id = l.supplier_id and not own.deleted),
  ${supplierOf('l.manufacturer_key')})`;

/** SQL: how well the product codes of a food `d` fit a code: the fewer wildcards the better; null if none fits. */
const wildcards = (code: string) => `(select min(length(own) - length(replace(own, '*', '')))
  from unnest(d.product_codes) own where ${code} like replace(own, '*', '_'))`;

/** SQL: the food whose product codes fit best, as JSON. */
export const fittingFood = (code: string): string => `(select json_build_object('id', d.id, 'name', d.name)
  from foods d cross join lateral (select ${wildcards(code)} as wildcards) fit
  where d.deleted_at is null and fit.wildcards is not null order by fit.wildcards, d.created_at, d.id limit 1)`;

/** SQL: the open file of importer and supplier whose food fits best, as JSON; null also if several fit as well. */
export const fittingFile = (importer: string, supplier: string, code: string): string => `(
  select json_build_object('id', min(id::text), 'number', min(number)) from (
    select f.id, f.number, rank() over (order by fit.wildcards) as place
    from fsvp_files f join foods d on d.id = f.food_id cross join lateral (select ${wildcards(code)} as wildcards) fit
    where f.importer_id = ${importer} and f.supplier_id = ${supplier} and f.lifecycle <> 'closed' and fit.wildcards is not null) best
  where place = 1 having count(*) = 1)`;

const FILER = 'left(l.entry_number, 3)';

/** SQL: a line `l` declares the DUNS number of one of our importers, with dashes or without its leading zeros, too. */
const UNDER_OUR_DUNS = `lpad(regexp_replace(l.declared_duns, '[^0-9]', '', 'g'), 9, '0')
  in (select our.duns from importers our where our.deleted_at is null)`;

/** SQL: no line with a file has the filer of a line `l`. Masked filers, and those of importers without any such line, count as known. */
const FILER_UNKNOWN = `l.entry_number ~ '^[A-Z0-9]{3}-[0-9#*]{7}-' and l.importer_id in (
    select k.importer_id from entry_lines k where k.file_id is not null and k.deleted_at is null)
  and (l.importer_id, ${FILER}) not in (select k.importer_id, ${FILER.replace('l.', 'k.')} from entry_lines k
    where k.file_id is not null and k.deleted_at is null)`;

/** SQL: a line `l` under our DUNS number that nobody knows. @param supplier SQL of its supplier */
export const unknown = (supplier: string = SUPPLIER_OF_LINE): string =>
  `${UNCOVERED} and ${UNDER_OUR_DUNS} and (${supplier} is null or ${FILER_UNKNOWN})`;

/** SQL: a line `l` with a file that declares another code than its file needs. A file that is not exempt needs FSV. */
export const OTHER_CODE = `l.role <> '${FSVP_ENTITY_ROLE}' and l.file_id is not null and l.deleted_at is null
  and not exists (select from fsvp_file_readiness judged where judged.file_id = l.file_id and judged.regime = 'exempt')`;

export const NOT_OURS = 'l.not_ours_reason is not null and l.deleted_at is null';
