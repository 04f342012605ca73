import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { listDocuments } from '@fsvp/contracts/documents/document';
import { letters } from '@fsvp/service-kit/lists/list';
import { CHANGE_LOGS, ChangeLogSweeper } from '@fsvp/service-kit/lists/counts/change-log-sweeper';
import type { Database, Statement } from '@fsvp/service-kit/database/database';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { pino } from 'pino';
import { Client, type QueryResultRow } from 'pg';
import { DocumentsQueries } from '../src/documents/documents.queries.js';
import { startDocuments, type TestDocuments } from './start.js';

/** Enough for a search that is not sorted as a whole. */
const DOCUMENTS = 2600;
const TYPES = ['certificate', 'audit_report', 'sop'];
const SORTS = ['title', 'type', 'expirationDate', 'supplierName', 'createdAt'] as const;
const ORDERS = ['asc', 'desc'] as const;

let service: TestDocuments;
let owner: Client;
beforeAll(async () => {
  service = await startDocuments();
  owner = new Client({ connectionString: service.ownerUrl });
  await owner.connect();
  await owner.query(`insert into supplier_directory (id, name, status, risk_level, version)
    select gen_random_uuid(), (array['Sea Pride', 'Harvest Foods', 'alpha mills', 'Golden Foods'])[1 + n % 4] || ' ' || n % 40, 'approved', 'low', 1 from generate_series(1, 80) n`);
  await addDocuments(DOCUMENTS);
  await owner.query('vacuum analyze documents');
});
afterAll(async () => {
  await owner.end();
  await service.close();
});

/** Inserts documents of three types; some have no supplier, some no date. */
async function addDocuments(count: number, client: Pick<Client, 'query'> = owner, title = 'Paper'): Promise<void> {
  await client.query(
    `with draft as materialized (select n, gen_random_uuid() as id, gen_random_uuid() as upload from generate_series(1, $1::int) n),
      suppliers as (select id, row_number() over (order by id) as no from supplier_directory),
      stored as (insert into uploads (id, expires_at) select upload, now() from draft)
     insert into documents (id, version, created_at, updated_at, upload_id, supplier_id, title, type, file_name, file_path, file_size, mime_type, sha256, expiration_date)
     select draft.id, 1, now() - n / 3 * interval '1 minute', now(), upload, suppliers.id, (array['Certificate', 'plan', 'Audit'])[1 + n % 3] || ' ' || $2::text || ' ' || n % 700,
       ($3::text[])[1 + n * 7 % 3], md5(n::text) || '.pdf', '/objects/a', 1, 'application/pdf', 'a', case when n % 5 > 0 then now() + (n % 100 - 40) * interval '1 day' end
     from draft left join suppliers on no = n % 90`,
    [count, title, TYPES],
  );
}

interface Listed {
  ids: string[];
  total: number;
  counts: Record<string, number>;
}

async function list(query: string): Promise<Listed> {
  const { status, body } = await service.request('GET', `/api/documents?${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  expect(listDocuments.response!.safeParse(body).success).toBe(true);
  return { ids: body.documents.map(({ id }: { id: string }) => id), total: body.total, counts: body.counts };
}

const PLAIN_ORDERS: Record<(typeof SORTS)[number], Record<(typeof ORDERS)[number], string>> = {
  title: { asc: `${letters('d.title')}, d.id`, desc: `${letters('d.title')} desc, d.id desc` },
  type: { asc: 'd.type, d.created_at desc, d.id desc', desc: 'd.type desc, d.created_at, d.id' },
  expirationDate: { asc: 'd.expiration_date, d.id', desc: 'd.expiration_date desc nulls last, d.id desc' },
  supplierName: { asc: `${letters('s.name')}, d.id`, desc: `${letters('s.name')} desc nulls last, d.id desc` },
  createdAt: { asc: 'd.created_at, d.id', desc: 'd.created_at desc, d.id desc' },
};

/** What the list has to return, by a statement that reads and sorts all documents. */
async function listPlainly(query: string): Promise<Listed> {
  const asked = new URLSearchParams(query);
  const types = asked.getAll('type');
  const sort = (asked.get('sort') ?? 'createdAt') as (typeof SORTS)[number];
  const order = (asked.get('order') ?? (sort === 'createdAt' ? 'desc' : 'asc')) as (typeof ORDERS)[number];
  const { rows } = await owner.query<Listed>(
    `with active as (select d.*, s.name from documents d left join supplier_directory s on s.id = d.supplier_id where d.is_active),
      passing as (select d.*, row_number() over (order by ${PLAIN_ORDERS[sort][order].replaceAll('s.name', 'd.name')}) as place from active d
        where (cardinality($1::text[]) = 0 or type = any($1)) and (title ilike $2 or file_name ilike $2 or name ilike $2)
          and ($3::uuid is null or supplier_id = $3::uuid))
     select array(select id from passing where place > $4::int and place <= $4::int + $5::int order by place) as ids, (select count(*)::int from passing) as total,
       (select json_build_object('total', count(*), 'valid', count(*) filter (where expiration_date is null or expiry_day > $6::date + 30),
         'expiresSoon', count(*) filter (where expiry_day between $6::date and $6::date + 30), 'expired', count(*) filter (where expiry_day < $6::date)) from active) as counts`,
    [
      types,
      `%${asked.get('search') ?? ''}%`,
      asked.get('supplierId'),
      Number(asked.get('offset') ?? 0),
      Number(asked.get('limit') ?? 50),
      today(),
    ],
  );
  return rows[0] as Listed;
}

async function expectExact(...queries: string[]): Promise<void> {
  for (const query of queries)
    expect({ query, ...(await list(query)) }).toEqual({ query, ...(await listPlainly(query)) });
}

/** All; a type; searches that few and that thousands of documents contain, by the document and by the supplier. */
const EXAMPLES = ['', 'type=sop', 'search=paper', 'search=foods&type=sop', 'search=plan+paper+69', 'search=e'];

describe('a page and its totals', () => {
  it.each(SORTS)('are those of plain SQL when sorted by %s', async (sort) => {
    const [supplier] = (await owner.query<{ id: string }>('select id from supplier_directory limit 1')).rows;
    for (const filter of [
      '',
      'type=sop&type=certificate',
      'search=paper',
      'search=e&type=sop',
      'search=foods',
      `supplierId=${supplier?.id}`,
    ])
      for (const order of ORDERS) {
        const query = `${filter}&sort=${sort}&order=${order}`;
        const { total } = await list(query);
        const offsets = [Math.floor(total / 2) - 20, Math.floor(total * 0.9) - 20, total + 10];
        await expectExact(...offsets.map((offset) => `${query}&offset=${Math.max(0, offset)}&limit=40`));
      }
  });

  it('read an index in the order of the sort, from either end', async () => {
    const statements: Statement[] = [];
    const rows = <R extends QueryResultRow>(statement: Statement): Promise<R[]> => {
      statements.push(statement);
      return service.database.rows<R>(statement);
    };
    const queries = new DocumentsQueries({ rows } as Database);
    for (const sort of SORTS)
      for (const offset of [0, DOCUMENTS - 60]) {
        await queries.list({ sort, limit: 50, offset });
        const { text, values } = statements.find((statement) => statement.text.includes('hits'))!;
        statements.length = 0;
        const { rows } = await owner.query<Record<string, unknown>>(`explain ${text}`, values);
        const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
        // Only the rows of the page are sorted, and a supplier's rows by id.
        const sorted = plan.match(/Seq Scan on documents|Sort Key: (?!.*\bplace).*\n(?! *Presorted)/g);
        expect({ sort, offset, sorted }).toEqual({ sort, offset, sorted: null });
      }
  });
});

describe('totals of documents', () => {
  it('follow changes of what they filter by, and withdrawals', async () => {
    await expectExact(...EXAMPLES);
    const { ids } = await list('type=sop&search=foods');
    const put = (id: string | undefined, change: object) => service.request('PUT', `/api/documents/${id}`, change);
    for (const [at, change] of [
      { type: 'certificate' },
      { title: 'Plan' },
      { expirationDate: addDays(today(), -1) },
      { expirationDate: null },
      { supplierId: null },
    ].entries())
      expect((await put(ids[at], change)).status).toBe(200);
    await service.request('DELETE', `/api/documents/${ids[5]}`);
    await expectExact(...EXAMPLES);
  });

  it('include a transaction that was open when they were counted, but not one that was rolled back', async () => {
    const { total } = await list('');
    await service.database.withClient(async (client) => {
      await client.query('begin');
      await client.query(`update documents set is_active = false, deleted_at = now() where type = 'sop' and is_active`);
      await expectExact(...EXAMPLES);
      await addDocuments(3);
      expect((await list('')).total).toBe(total + 3);
      await client.query('rollback');
      await client.query('begin');
      await client.query(`update documents set is_active = false, deleted_at = now() where id = any($1)`, [
        (await list('type=sop')).ids,
      ]);
      expect((await list('')).total).toBe(total + 3);
      await client.query('commit');
    });
    expect((await list('')).total).toBe(total + 3 - 50);
    await expectExact(...EXAMPLES);
  });

  it('are exact after concurrent writes and renames of suppliers', async () => {
    const rename = (at: number) =>
      service.database.dataSource.query(
        `update supplier_directory set name = $2, version = version + 1 where id = (select id from supplier_directory order by id offset $1 limit 1)`,
        [at, at % 2 ? 'Renamed Foods' : 'Somewhere'],
      );
    const work = Array.from({ length: 24 }, async (_, at) => {
      if (at % 3 === 0) await addDocuments(90, service.database.dataSource as unknown as Client, 'Concurrent');
      else if (at % 3 === 1) await rename(at);
      else await service.request('DELETE', `/api/documents/${(await list(`type=sop&offset=${at}`)).ids[0]}`);
      await list(EXAMPLES[at % EXAMPLES.length] as string);
    });
    await Promise.all(work);
    await expectExact(...EXAMPLES, 'search=renamed', 'search=somewhere');
  });

  it('include a document that was registered while its supplier was renamed', async () => {
    const { rows } = await owner.query<{ id: string }>('select id from supplier_directory order by id');
    await list('search=foods');
    for (const rolledBack of [false, true]) {
      let registered: Promise<void> | undefined;
      await service.database.withClient(async (client) => {
        await client.query('begin');
        await client.query(
          `update supplier_directory set name = 'Quay ' || version, version = version + 1 where id = any($1)`,
          [rows.map(({ id }) => id)],
        );
        registered = addDocuments(100, service.database.dataSource as unknown as Client, 'Waiting');
        await eventually(async () => {
          const waiting = await service.database.dataSource.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return waiting.length as number;
        });
        await client.query(rolledBack ? 'rollback' : 'commit');
      });
      await registered;
      await expectExact(...EXAMPLES, 'search=quay', 'search=waiting');
    }
  });

  it('start again from an empty table, and the log of changes is emptied', async () => {
    const logs = service.app.get<string[]>(CHANGE_LOGS, { strict: false });
    const sweeper = new ChangeLogSweeper(service.database, pino({ level: 'silent' }), logs);
    await owner.query('truncate documents, document_versions cascade');
    await expectExact('', 'search=foods');
    await eventually(async () => {
      await sweeper.run(0);
      return (await owner.query('select from document_changes')).rowCount === 0;
    });
  });
});
