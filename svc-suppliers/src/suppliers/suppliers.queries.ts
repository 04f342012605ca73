import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import type { FsvpStatus } from '@fsvp/contracts/fsvp';
import type { listSuppliers } from '@fsvp/contracts/supplier';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database, type Statement } from '@fsvp/service-kit/database';
import { likePattern, SqlValues, whereAll } from '@fsvp/service-kit/sql';

type ListQuery = HandlerInput<typeof listSuppliers>['query'];

/** Today's day in UTC, as the database sees it. */
const TODAY = 'utc_day(now())';
const STATUS = `fsvp_status(fsvp_required, next_verification_day, ${TODAY})`;

/** One supplier as the contract answers it. */
const SUPPLIER_JSON = `json_build_object(
  'id', id, 'version', version, 'createdBy', created_by, 'createdAt', iso(created_at), 'updatedAt', iso(updated_at),
  'name', name, 'address', address, 'city', city, 'state', state, 'country', country, 'postalCode', postal_code,
  'contactPerson', contact_person, 'email', email, 'phone', phone, 'riskLevel', risk_level, 'status', status,
  'fsvpRequired', fsvp_required, 'approvedBy', approved_by, 'approvedAt', iso(approved_at),
  'lastVerificationDate', iso(last_verification_date), 'lastVerificationBy', last_verification_by,
  'nextVerificationDate', next_verification_day || 'T00:00:00.000Z', 'verificationFrequencyMonths', verification_frequency_months, 'notes', notes, 'fsvpStatus', ${STATUS}, 'approvalStatus', status,
  'fsvpProgram', fsvp_program, 'fsvpImporterName', fsvp_importer_name, 'fsvpImporterDuns', fsvp_importer_duns,
  'fsvpVerificationMethods', fsvp_verification_methods, 'fsvpCorrectiveActions', fsvp_corrective_actions,
  'fsvpRecordKeeping', fsvp_record_keeping, 'contactName', contact_person, 'contactEmail', email, 'contactPhone', phone)`;

/** The status as a range of days, which the index on the due day serves. */
const STATUS_CONDITIONS: Record<FsvpStatus, string> = {
  not_required: 'not fsvp_required',
  overdue: `fsvp_required and (next_verification_day is null or next_verification_day < ${TODAY})`,
  due_soon: `fsvp_required and next_verification_day between ${TODAY} and ${TODAY} + 30`,
  compliant: `fsvp_required and next_verification_day > ${TODAY} + 30`,
};

const SORTS: Record<NonNullable<ListQuery['sort']>, string> = {
  name: 'lower(name)',
  country: 'lower(country)',
  status: 'status',
  riskLevel: `array_position(array['low', 'medium', 'high'], risk_level)`,
  lastVerificationDate: 'last_verification_date',
  nextVerificationDate: 'next_verification_day',
  createdAt: 'created_at',
};

function orderOf({ sort, order }: ListQuery): string {
  const direction = order ?? (sort && sort !== 'createdAt' ? 'asc' : 'desc');
  return `order by ${SORTS[sort ?? 'createdAt']} ${direction} nulls last, id ${direction}`;
}

/** The list's SQL; also run bare by the benchmark, beside the call. */
export function listStatement(query: ListQuery): Statement {
  const values = new SqlValues();
  const where = whereAll([
    'deleted_at is null',
    query.search && `search_text like lower(${values.add(likePattern(query.search))})`,
    query.status?.length && `status = any(${values.add(query.status)})`,
    query.riskLevel?.length && `risk_level = any(${values.add(query.riskLevel)})`,
    query.fsvpStatus?.length && `(${query.fsvpStatus.map((status) => STATUS_CONDITIONS[status]).join(' or ')})`,
    query.fsvpRequired !== undefined && `fsvp_required = ${values.add(query.fsvpRequired)}`,
  ]);
  const order = orderOf(query);
  // The page is cut first: a record's JSON is built for its rows alone, however deep the page lies.
  const page = `select * from suppliers ${where} ${order} limit ${values.add(query.limit)} offset ${values.add(query.offset)}`;
  const text = `select json_build_object('suppliers', coalesce((select json_agg(${SUPPLIER_JSON}) from (${page}) page), '[]'),
    'total', (select count(*) from suppliers ${where}))::text as json`;
  const shape = [query.search && 's', query.status?.length && 't', query.riskLevel?.length && 'r', query.fsvpStatus?.join('+'), query.fsvpRequired !== undefined && 'q', query.sort, query.order];
  return { name: `suppliers-${shape.map((part) => part || '').join('-')}`, text, values: values.values };
}

/** Reads of suppliers, as SQL that answers JSON. */
@Injectable()
export class SuppliersQueries {
  constructor(private readonly database: Database) {}

  async list(query: ListQuery): Promise<JsonText> {
    return this.database.value<JsonText>(listStatement(query));
  }

  /** Counts over all suppliers for the FSVP tiles (decisions §3). */
  async fsvpSummary(): Promise<JsonText> {
    const count = (status: FsvpStatus) => `count(*) filter (where ${STATUS_CONDITIONS[status]})`;
    return this.database.value<JsonText>({
      name: 'fsvp-summary',
      text: `select json_build_object('compliant', ${count('compliant')}, 'dueSoon', ${count('due_soon')}, 'overdue', ${count('overdue')},
        'notRequired', ${count('not_required')}, 'total', count(*) filter (where fsvp_required))::text from suppliers where deleted_at is null`,
      values: [],
    });
  }

  /** The dashboard's counts (decisions §3). */
  async counts(): Promise<JsonText> {
    return this.database.value<JsonText>(COUNTS);
  }
}

const COMPLIANT = `status = 'approved' and not (${STATUS_CONDITIONS.overdue})`;
const NON_COMPLIANT = `status in ('rejected', 'suspended') or (status = 'approved' and ${STATUS_CONDITIONS.overdue})`;
const countRisk = (level: string) => `'${level}', count(*) filter (where risk_level = '${level}')`;

/** The dashboard's counts; the three kinds sum to all (decisions §3). */
export const COUNTS: Statement = {
  name: 'supplier-counts',
  text: `select json_build_object('totalSuppliers', count(*), 'compliantSuppliers', count(*) filter (where ${COMPLIANT}),
    'pendingVerification', count(*) filter (where status = 'pending'), 'nonCompliant', count(*) filter (where ${NON_COMPLIANT}),
    'riskDistribution', json_build_object(${countRisk('high')}, ${countRisk('medium')}, ${countRisk('low')}))::text from suppliers where deleted_at is null`,
  values: [],
};

/** Every supplier's standing, one JSON object a row, for reports. */
export const EXPORT_ROWS = `select json_build_object('id', id, 'name', name, 'city', city, 'country', country, 'status', status, 'riskLevel', risk_level,
  'fsvpRequired', fsvp_required, 'fsvpStatus', ${STATUS}, 'lastVerificationDate', iso(last_verification_date),
  'nextVerificationDate', next_verification_day || 'T00:00:00.000Z', 'verificationFrequencyMonths', verification_frequency_months,
  'createdAt', iso(created_at))::text as json
  from suppliers where deleted_at is null order by lower(name), id`;
