import type { EntryLineSource } from '@fsvp/contracts/program/entry-line-coverage';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import type { EntityManager } from 'typeorm';

/** How the reports of a sender are read. */
export type SourceReading = Pick<EntryLineSource, 'columns' | 'dayOrder' | 'entryCode'>;

/** @returns undefined for one of which no report was imported */
export async function readSource(manager: EntityManager, name: string): Promise<SourceReading | undefined> {
  const [found] = await manager.query<SourceReading[]>(
    `select columns, day_order as "dayOrder", entry_code as "entryCode" from entry_line_sources where name_key = text_key($1)`,
    [name],
  );
  return found;
}

/** Remembers how the last report of a sender was read. */
export async function saveSource(manager: EntityManager, name: string, reading: SourceReading): Promise<void> {
  const { columns, dayOrder, entryCode } = reading;
  await manager.query(
    `insert into entry_line_sources (name_key, name, columns, day_order, entry_code, imported_at, imported_by)
     values (text_key($1), $1, $2, $3, $4, now(), $5)
     on conflict (name_key) do update set name = excluded.name, columns = excluded.columns, day_order = excluded.day_order,
       entry_code = excluded.entry_code, imported_at = excluded.imported_at, imported_by = excluded.imported_by`,
    [name, JSON.stringify(columns), dayOrder, entryCode, currentContext().actor],
  );
}
