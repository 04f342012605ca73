import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What documents are counted by, what a search compares, and the key of the default order. */
const COLUMNS = 'type, expiry_day, supplier_id, search_text, created_at';

/** SQL that logs the sum of `parts`: rows of documents with `amount`, 1 if added, -1 if removed. */
function logChanges(parts: string): string {
  // In the order of the ids, as events of suppliers are saved: two transactions do not wait for each other.
  return `insert into document_changes (amount, ${COLUMNS}, supplier_name)
    select amount, ${COLUMNS}, (select name from supplier_directory where id = net.supplier_id for share)
    from (select sum(amount) as amount, ${COLUMNS} from (${parts}) change group by ${COLUMNS} having sum(amount) <> 0 order by supplier_id) net`;
}

const ADDED = `select 1 as amount, ${COLUMNS} from added where is_active`;
const REMOVED = `select -1 as amount, ${COLUMNS} from removed where is_active`;

const NOTE_CHANGES = `
  create or replace function note_document_changes() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${logChanges(ADDED)};
    elsif tg_op = 'DELETE' then ${logChanges(REMOVED)};
    elsif tg_op = 'UPDATE' then ${logChanges(`${ADDED} union all ${REMOVED}`)};
    else ${logChanges(`select -1 as amount, ${COLUMNS} from documents where is_active`)};
    end if;
    return null;
  end $$;
  create or replace function note_supplier_name() returns trigger language plpgsql as $$
  begin
    insert into document_changes (amount, ${COLUMNS}, supplier_name)
    select named.amount * found.amount, ${COLUMNS}, named.supplier_name
    from (select count(*) as amount, ${COLUMNS} from documents where supplier_id = coalesce(new.id, old.id) and is_active group by ${COLUMNS}) found,
      (values (-1, old.name), (1, new.name)) named (amount, supplier_name);
    return null;
  end $$;`;

const trigger = (name: string, table: string, when: string, rest = 'for each statement') =>
  `create or replace trigger ${name} ${when} on ${table} ${rest}`;
const noteChanges = (name: string, when: string, tables = '') =>
  `${trigger(`documents_${name}`, 'documents', when, `${tables} for each statement`)} execute function note_document_changes();`;

/** Each sort order has an index with what the list filters by, so that rows that a page skips are not read. */
const INDEXES = {
  documents_by_created:
    'documents (created_at desc, id desc) include (type, supplier_id, expiry_day, search_text) where is_active',
  documents_by_title: 'documents (lower(title), id) include (title, type, supplier_id) where is_active',
  documents_by_expiration: 'documents (expiration_date, id) include (type, supplier_id) where is_active',
  documents_by_supplier:
    'documents (supplier_id, created_at desc, id desc) include (type, search_text) where is_active',
  documents_without_supplier: 'documents (id) include (type) where is_active and supplier_id is null',
  documents_search: 'documents using gin (search_text gin_trgm_ops) where is_active',
  supplier_directory_by_name: 'supplier_directory (lower(name), id)',
};
const REPLACED = [
  'documents_list',
  'documents_title',
  'documents_expiration',
  'documents_expiration_last',
  'documents_expiry_day',
  'documents_supplier',
];

/**
 * Totals of documents from cached counts (ADR 14): a log of changes, with the name of the supplier, which a search
 * compares. A write of a document and a rename of its supplier wait for each other, so the log has the name that the
 * count has.
 *
 * Not one transaction, since readers and writers go on while the indexes are made. Each statement can be repeated after
 * an interruption. The previous release writes to the log by the triggers.
 */
export class DocumentCounts1700000062000 implements MigrationInterface {
  name = 'DocumentCounts1700000062000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists change_marks (
        made_at timestamptz not null default now(),
        snapshot pg_snapshot not null default pg_current_snapshot()
      );
      create table if not exists document_changes (
        xid xid8 not null default pg_current_xact_id(),
        amount integer not null,
        type text not null,
        expiry_day date,
        supplier_id uuid,
        search_text text not null,
        created_at timestamptz(3) not null,
        supplier_name text
      );
      create index if not exists document_changes_xid on document_changes (xid);
      ${NOTE_CHANGES}`);
    await runner.query(`
      ${noteChanges('added', 'after insert', 'referencing new table as added')}
      ${noteChanges('removed', 'after delete', 'referencing old table as removed')}
      ${noteChanges('changed', 'after update', 'referencing old table as removed new table as added')}
      ${noteChanges('emptied', 'before truncate')}
      ${trigger('supplier_directory_named', 'supplier_directory', 'after insert or delete', 'for each row execute function note_supplier_name();')}
      ${trigger('supplier_directory_renamed', 'supplier_directory', 'after update of name', 'for each row when (old.name <> new.name) execute function note_supplier_name();')}`);
    // These wait for all running transactions, such as a report, and nobody waits for them.
    await runner.query('set lock_timeout = 0');
    for (const [name, index] of Object.entries(INDEXES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${index}`);
    }
    for (const name of REPLACED) await runner.query(`drop index concurrently if exists ${name}`);
    await runner.query('reset lock_timeout');
  }

  async down(): Promise<void> {
    throw new Error('The lists read by these indexes and the log; this migration is not undone.');
  }
}
