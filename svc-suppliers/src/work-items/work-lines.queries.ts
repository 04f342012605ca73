import { Injectable } from '@nestjs/common';
import { addDays, today, type Day } from '@fsvp/contracts/core/calendar-day';
import {
  WORK_LINES_PER_KIND,
  type WorkLine,
  type WorkLines,
  type WorkLinesQuery,
} from '@fsvp/contracts/core/work-item';
import { DUE_SOON_DAYS } from '@fsvp/contracts/suppliers/fsvp';
import { supplierWorkHrefs } from '@fsvp/contracts/suppliers/hrefs';
import { Database, type Statement } from '@fsvp/service-kit/database/database';
import { SqlValues } from '@fsvp/service-kit/database/sql';
import { letters } from '@fsvp/service-kit/lists/list';
import { OpenFiles } from '../open-files/open-files.js';
import { DUE_DAY } from '../suppliers/fsvp-ranges.js';

const KIND = 'supplier_verification';
/** All that were never verified are one line. */
const NEVER = `${KIND}.never`;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface DueSupplier {
  id: string;
  name: string;
  dueOn: Day | null;
  /** Of all that are due alike, also of those beyond the first. */
  total: number;
}

type Range = 'dated' | 'never';

/** @param ids only these suppliers; undefined: all */
export function buildWorkStatement(range: Range, asOf: Day, ids?: readonly string[]): Statement {
  const values = new SqlValues();
  const last = range === 'dated' && `${values.add(addDays(asOf, DUE_SOON_DAYS))}::date`;
  const live = `r.deleted_at is null${ids ? ` and r.id = any(${values.add(ids)}::uuid[])` : ''}`;
  // Listed and counted by an index each.
  const listed = last ? `${DUE_DAY} > '-infinity' and ${DUE_DAY} <= ${last}` : `${DUE_DAY} = '-infinity'`;
  const counted = `r.fsvp_required and r.next_verification_day ${last ? `<= ${last}` : 'is null'}`;
  return {
    name: `supplier-work-${range}${ids ? '-of' : ''}`,
    text: `select r.id, r.name, r.next_verification_day::text as "dueOn",
        (select count(*)::int from suppliers r where ${live} and ${counted}) as total
      from suppliers r where ${live} and ${listed} order by ${DUE_DAY}, ${letters('r.name')}, r.id limit ${WORK_LINES_PER_KIND}`,
    values: values.values,
  };
}

function buildLine({ id, name }: DueSupplier, fields: Pick<WorkLine, 'key' | 'dueOn'> & Partial<WorkLine>): WorkLine {
  return {
    kind: KIND,
    title: `Verify ${name}`,
    subject: null,
    count: 1,
    recordType: 'supplier',
    recordId: id,
    fileIds: [],
    supplierId: id,
    supplierName: name,
    importerId: null,
    ownerId: null,
    ownerName: null,
    waitingFor: null,
    action: { label: 'Verify', href: supplierWorkHrefs.verify(id) },
    ...fields,
  };
}

/** Who was never verified is due now. */
function buildNeverLine(first: DueSupplier, count: number, asOf: Day): WorkLine {
  const line = buildLine(first, { key: NEVER, dueOn: asOf, subject: 'Never verified' });
  if (count === 1) return line;
  return {
    ...line,
    title: `Verify ${count.toLocaleString('en-US')} suppliers that were never verified`,
    subject: null,
    count,
    supplierId: null,
    supplierName: null,
    action: { ...line.action, href: supplierWorkHrefs.verifySeveral() },
  };
}

/** Suppliers whose periodic verification is due, but for those of which no file asks for one. They belong to nobody and to no importer. */
@Injectable()
export class WorkLinesQueries {
  constructor(
    private readonly database: Database,
    private readonly files: OpenFiles,
  ) {}

  async list({ ownerId, key = [], importerId, supplierId }: WorkLinesQuery): Promise<WorkLines> {
    if (importerId) return { kinds: [] };
    const isAll = ownerId !== undefined || !key.length;
    const named = key.map((one) => one.slice(KIND.length + 1)).filter((id) => UUID.test(id));
    const ids = supplierId ? [supplierId] : isAll ? undefined : named;
    const asOf = today();
    const [dated, never] = await Promise.all([
      this.read('dated', asOf, ids),
      isAll || key.includes(NEVER) ? this.read('never', asOf, supplierId ? [supplierId] : undefined) : NOTHING,
    ]);
    const lines = dated.suppliers.map((one) => buildLine(one, { key: `${KIND}.${one.id}`, dueOn: one.dueOn }));
    const [first] = never.suppliers;
    if (first) lines.push(buildNeverLine(first, never.total, asOf));
    return { kinds: lines.length ? [{ kind: KIND, total: dated.total + (first ? 1 : 0), lines }] : [] };
  }

  /** The first suppliers that owe a verification, and how many there are with those beyond them. */
  private async read(range: Range, asOf: Day, ids?: readonly string[]) {
    if (ids?.length === 0) return NOTHING;
    const found = await this.database.rows<DueSupplier>(buildWorkStatement(range, asOf, ids));
    const unverified = await this.files.listUnverified(found.map(({ id }) => id));
    return {
      suppliers: found.filter(({ id }) => !unverified.has(id)),
      total: (found[0]?.total ?? 0) - unverified.size,
    };
  }
}

const NOTHING = { suppliers: [] as DueSupplier[], total: 0 };
