import { Injectable } from '@nestjs/common';
import { addDays, today, type Day } from '@fsvp/contracts/core/calendar-day';
import {
  WORK_LINES_PER_KIND,
  type WorkLine,
  type WorkLines,
  type WorkLinesQuery,
} from '@fsvp/contracts/core/work-item';
import { replaceDocumentHref } from '@fsvp/contracts/documents/hrefs';
import { EXPIRES_SOON_DAYS } from '@fsvp/contracts/documents/document';
import { Database, type Statement } from '@fsvp/service-kit/database/database';
import { datesInPeriod } from '@fsvp/service-kit/lists/calendar-list';

/** A document that has expired is listed for so long. */
const EXPIRED_DAYS = 90;

type WorkRow = Pick<WorkLine, 'key' | 'recordId' | 'supplierId' | 'supplierName'> & {
  title: string;
  dueOn: Day;
  total: number;
};

/** The rule of `documentExpiry`, with the indexed instant of the day. Documents belong to nobody and to no importer. */
const EXPIRING = `is_active and ${datesInPeriod('expiration_date')} and $3::uuid is null and ($4 or 'document.' || id = any($5))
  and ($6::uuid is null or supplier_id = $6)`;

export function buildWorkStatement(
  asOf: Day,
  { ownerId, key = [], importerId, supplierId }: WorkLinesQuery,
): Statement {
  return {
    name: 'document-work',
    text: `select 'document.' || d.id as key, d.id as "recordId", d.title, d.supplier_id as "supplierId", s.name as "supplierName",
        d.expiry_day::text as "dueOn", d.total
      from (select id, title, supplier_id, expiry_day, expiration_date, (select count(*)::int from documents where ${EXPIRING}) as total
        from documents where ${EXPIRING} order by expiration_date, id limit ${WORK_LINES_PER_KIND}) d
      left join supplier_directory s on s.id = d.supplier_id order by d.expiration_date, d.id`,
    values: [
      addDays(asOf, -EXPIRED_DAYS),
      addDays(asOf, EXPIRES_SOON_DAYS),
      importerId ?? null,
      ownerId !== undefined || !key.length,
      key,
      supplierId ?? null,
    ],
  };
}

function describeLine({ total: _, title, ...row }: WorkRow): WorkLine {
  return {
    ...row,
    kind: 'document',
    title: `Replace ${title}`,
    subject: row.supplierName,
    count: 1,
    recordType: 'document',
    fileIds: [],
    importerId: null,
    ownerId: null,
    ownerName: null,
    waitingFor: null,
    action: { label: 'Replace', href: replaceDocumentHref(row.recordId) },
  };
}

/** Documents that expire. */
@Injectable()
export class WorkLinesQueries {
  constructor(private readonly database: Database) {}

  async list(query: WorkLinesQuery): Promise<WorkLines> {
    const rows = await this.database.rows<WorkRow>(buildWorkStatement(today(), query));
    return { kinds: rows[0] ? [{ kind: 'document', total: rows[0].total, lines: rows.map(describeLine) }] : [] };
  }
}
