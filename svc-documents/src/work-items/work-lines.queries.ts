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

/** A document that has expired is listed for so long. */
const EXPIRED_DAYS = 90;

type WorkRow = Pick<WorkLine, 'key' | 'recordId' | 'supplierId' | 'supplierName'> & {
  title: string;
  dueOn: Day;
  total: number;
};

/** The rule of `documentExpiry`. Documents belong to nobody and to no importer. */
export function buildWorkStatement(
  asOf: Day,
  { ownerId, key = [], importerId, supplierId }: WorkLinesQuery,
): Statement {
  return {
    name: 'document-work',
    text: `select 'document.' || d.id as key, d.id as "recordId", d.title, d.supplier_id as "supplierId", s.name as "supplierName",
        d.expiry_day::text as "dueOn", d.total::int as total
      from (select id, title, supplier_id, expiry_day, expiration_date, count(*) over () as total from documents
        where is_active and expiry_day between $1 and $2 and $3::uuid is null
          and ($4 or 'document.' || id = any($5)) and ($6::uuid is null or supplier_id = $6)
        order by expiry_day, id limit ${WORK_LINES_PER_KIND}) d
      left join supplier_directory s on s.id = d.supplier_id order by d.expiry_day, d.id`,
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
