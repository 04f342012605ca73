import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import type { Loaded, LoadScope } from './load-scope.js';

interface Row {
  fileId: string;
  id: string;
  version: number;
  reasonCount: number;
  dueOn: Day;
}

/** Loads the reevaluations that were open at the end of the day, with the reasons that counted then. */
export async function loadReevaluations({
  manager,
  fileIds,
  end,
}: LoadScope): Promise<Loaded<Pick<FileInputs, 'reevaluation'>>> {
  const rows = await manager.query<Row[]>(
    `select r.file_id as "fileId", r.id, r.version, count(*)::int as "reasonCount", min(reason->>'dueOn') as "dueOn"
     from reevaluations r, jsonb_array_elements(r.reasons) reason
     where r.file_id = any($1) and (r.closed_at is null or r.closed_at >= $2::timestamptz)
       and (reason->>'at')::timestamptz < $2::timestamptz
       and coalesce((reason->>'dismissedAt')::timestamptz >= $2::timestamptz, true)
     group by r.id order by r.created_at desc`,
    [fileIds, end],
  );
  const byFile = new Map(rows.toReversed().map(({ fileId, ...row }) => [fileId, row]));
  return {
    inputsOf: ({ id }) => {
      const open = byFile.get(id);
      return { reevaluation: open ? { ...open, recordType: 'reevaluation', title: 'Open reevaluation' } : null };
    },
  };
}
