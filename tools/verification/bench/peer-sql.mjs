/**
 * The least SQL that answers each case, on tables of the schema `bench` (peer-tables.mjs). It is the fixed mark that the product is
 * compared with: do not change it when the product's own SQL changes.
 */

const SUPPLIER = `id, version, created_by as "createdBy", created_at as "createdAt", updated_at as "updatedAt", name, address, city, state, country,
  postal_code as "postalCode", contact_person as "contactPerson", email, phone, risk_level as "riskLevel", status, fsvp_required as "fsvpRequired",
  approved_by as "approvedBy", approved_at as "approvedAt", last_verification_date as "lastVerificationDate", last_verification_by as "lastVerificationBy",
  next_verification_day as "nextVerificationDate", verification_frequency_months as "verificationFrequencyMonths", notes,
  case when not fsvp_required then 'not_required' when next_verification_day is null or next_verification_day < current_date then 'overdue'
    when next_verification_day <= current_date + 30 then 'due_soon' else 'compliant' end as "fsvpStatus", status as "approvalStatus",
  fsvp_program as "fsvpProgram", fsvp_importer_name as "fsvpImporterName", fsvp_importer_duns as "fsvpImporterDuns",
  fsvp_verification_methods as "fsvpVerificationMethods", fsvp_corrective_actions as "fsvpCorrectiveActions", fsvp_record_keeping as "fsvpRecordKeeping",
  contact_person as "contactName", email as "contactEmail", phone as "contactPhone"`;

const page = (/** @type {string} */ condition, /** @type {string} */ total) =>
  `select json_build_object('suppliers', coalesce((select json_agg(row_to_json(one)) from (select ${SUPPLIER} from bench.suppliers
    where deleted_at is null${condition} order by created_at desc, id desc limit 50) one), '[]'), 'total', ${total})::text as json`;

/** One scan finds page and total. */
export const SEARCH = `with found as materialized (
    select id, count(*) over () as total from bench.suppliers
    where deleted_at is null and status = 'approved' and search_text like '%trading%' order by created_at desc, id desc limit 50)
  select json_build_object('suppliers', coalesce((select json_agg(row_to_json(one)) from (select ${SUPPLIER} from bench.suppliers join found using (id)
    order by created_at desc, id desc) one), '[]'), 'total', coalesce((select total from found limit 1), 0))::text as json`;

/** The same for any text. $1: the text. */
export const NEW_SEARCH = SEARCH.replace("'%trading%'", "'%' || $1 || '%'");

export const STATUS = page(
  ` and status = 'approved'`,
  `(select suppliers from bench.totals_by_status where status = 'approved')`,
);

export const NEWEST = page('', '(select sum(suppliers)::int from bench.totals_by_status)');

/** $1: the id. */
export const BY_ID = `select row_to_json(one)::text as json from (select ${SUPPLIER} from bench.suppliers where id = $1::uuid and deleted_at is null) one`;

const INSERT = `insert into bench.suppliers (id, version, created_at, updated_at, name, country, risk_level, status, fsvp_required,
    verification_frequency_months, match_key, name_key, search_text)
  select uuidv7(), 1, now(), now(), name, 'Chile', 'medium', 'pending', true, 12, lower(name), lower(name), lower(name) || ' chile' from (select 'Benchmark ' || $1::text as name) given
  returning *`;

/** $1: a number for the name. */
export const CREATE = `with one as (${INSERT}) select row_to_json(created)::text as json from (select ${SUPPLIER} from one) created`;

/** Supplier and event in one statement, which is one transaction. $1: a number for the name. */
export const CREATE_WITH_EVENT = `with one as (${INSERT})
  insert into bench.event_log (id, aggregate_type, aggregate_id, aggregate_version, type, after)
  select uuidv7(), 'supplier', id, 1, 'supplier.created.v1', to_jsonb(one) from one`;

/** $1: the id, $2: a postal code. */
export const SAVE = `update bench.suppliers set version = version + 1, updated_at = now(), postal_code = $2 where id = $1::uuid returning *`;

/** The same with its event. */
export const SAVE_WITH_EVENT = `with one as (${SAVE})
  insert into bench.event_log (id, aggregate_type, aggregate_id, aggregate_version, type, after)
  select uuidv7(), 'supplier', id, version, 'supplier.updated.v1', to_jsonb(one) from one`;

export const DASHBOARD = `select json_build_object('suppliers', (select row_to_json(totals) from bench.totals),
  'upcomingVerifications', coalesce((select json_agg(row_to_json(one)) from (select id, title, type, due_date as "dueDate", supplier_name as "supplierName"
    from bench.verifications order by due_date, id limit 5) one), '[]'),
  'activeCorrectiveActions', coalesce((select json_agg(row_to_json(one)) from (select id, title, priority, supplier_name as "supplierName", due_date as "dueDate"
    from bench.actions order by rank desc, due_date, id limit 5) one), '[]'))::text as json`;
