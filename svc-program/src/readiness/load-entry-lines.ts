import { entryLineTitle, type DifferingLine } from '@fsvp/contracts/program/entry-line';
import type { FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import { DIFFERENCES } from '../entry-lines/read-entry-line.js';
import { groupBy } from '../group-by.js';
import type { Loaded, LoadScope } from './load-scope.js';

/** How many differing lines of a file are named. */
const SHOWN = 3;

type Row = DifferingLine & {
  fileId: string;
  id: string;
  version: number;
  count: number;
  differingCount: number;
};

/**
 * Counts the lines of files that were recorded by the end of the day, as they are now, and loads the first that differ from the
 * importer. A file can have thousands of lines.
 */
export async function loadEntryLines({
  manager,
  fileIds,
  end,
}: LoadScope): Promise<Loaded<Pick<FileInputs, 'entryLines'>>> {
  const rows = await manager.query<Row[]>(
    `select * from (
       select l.file_id as "fileId", l.id, l.version, l.entry_number as "entryNumber", l.line_number as "lineNumber", l.role,
         l.declared_name as "declaredName", l.declared_email as "declaredEmail", l.declared_duns as "declaredDuns", d.differences,
         (count(*) over file)::int as count, (count(*) filter (where d.differences <> '{}') over file)::int as "differingCount",
         row_number() over (partition by l.file_id
           order by d.differences = '{}', l.entry_number, l.line_number, l.id) as position
       from entry_lines l join importers i on i.id = l.importer_id
       cross join lateral (select ${DIFFERENCES} as differences) d
       where l.file_id = any($1) and l.created_at < $2::timestamptz and (l.deleted_at is null or l.deleted_at >= $2::timestamptz)
       window file as (partition by l.file_id)) lines
     where position <= ${SHOWN} order by "fileId", position`,
    [fileIds, end],
  );
  const byFile = groupBy(rows, ({ fileId }) => fileId);
  return {
    inputsOf: ({ id }) => {
      const lines = byFile.get(id) ?? [];
      const [first] = lines;
      const differing = lines
        .filter(({ differences }) => differences.length)
        .map((line) => ({ ...line, recordType: 'entry-line', title: entryLineTitle(line) }));
      return {
        entryLines: { count: first?.count ?? 0, differingCount: first?.differingCount ?? 0, differing },
      };
    },
  };
}
