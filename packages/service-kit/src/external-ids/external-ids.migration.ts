import { MAX_EXTERNAL_IDS } from '@fsvp/contracts/core/external-ids';

/** A table of records with external ids, and the type of its records. */
export interface ExternallyNamedTable {
  table: string;
  recordType: string;
}

/**
 * SQL that gives records external ids. The map is a column of the record, so that its events have it; a trigger keeps
 * `external_ids`, whose primary key makes them unique and finds them. A deleted record gives its ids back.
 */
export function createExternalIds(...tables: ExternallyNamedTable[]): string {
  const of = ({ table, recordType }: ExternallyNamedTable) => `
    alter table ${table} add column external_ids jsonb not null default '{}';
    alter table ${table} add constraint ${table}_external_ids_number
      check (jsonb_array_length(jsonb_path_query_array(external_ids, '$.*')) <= ${MAX_EXTERNAL_IDS}) not valid;
    create trigger external_ids_of_new after insert on ${table} for each row
      when (new.external_ids <> '{}') execute function keep_external_ids('${recordType}');
    create trigger external_ids_of_changed after update on ${table} for each row
      when (old.external_ids <> new.external_ids or new.external_ids <> '{}' and (old.deleted_at is null) <> (new.deleted_at is null))
      execute function keep_external_ids('${recordType}');`;
  return `
    create table external_ids (
      record_type text not null,
      source text not null,
      external_id text not null,
      record_id uuid not null,
      primary key (record_type, source, external_id)
    );
    create index external_ids_record on external_ids (record_id);
    create index external_ids_any_source on external_ids (record_type, external_id);
    create function keep_external_ids() returns trigger language plpgsql as $$
    begin
      delete from external_ids where record_id = new.id;
      if new.deleted_at is null then
        insert into external_ids (record_type, source, external_id, record_id)
          select tg_argv[0], key, value, new.id from jsonb_each_text(new.external_ids);
      end if;
      return null;
    end $$;
    ${tables.map(of).join('\n')}`;
}
