import type { LineHistory } from '@fsvp/contracts/program/verification-plans/schedule-plan';
import type { EntityManager } from 'typeorm';

type Performed = Omit<LineHistory, 'signedOn'>;
interface Row {
  lineKey: string;
  activityId: string;
  dueOn: string;
  open: boolean;
  performedOn: string | null;
  assessment: 'adequate' | 'inadequate' | null;
}

/** What was performed under each line of the plans of a file, and which activities are still to be. */
export async function readPerformed(manager: EntityManager, fileId: string): Promise<(lineKey: string) => Performed> {
  const rows = await manager.query<Row[]>(
    `select a.line_key as "lineKey", a.id as "activityId", a.due_on::text as "dueOn", a.status not in ('completed', 'cancelled') as open,
       r.performed_on::text as "performedOn", w.assessment
     from plan_activities a
     left join activity_results r on r.activity_id = a.id and r.state = 'complete'
     left join result_reviews w on w.result_id = r.id and w.state = 'signed' and w.result_version = r.version
     where a.file_id = $1 and a.line_key is not null and not a.deleted`,
    [fileId],
  );
  return (lineKey) => {
    const ofLine = rows.filter((row) => row.lineKey === lineKey);
    return {
      results: ofLine.flatMap(({ activityId, performedOn, assessment }) =>
        performedOn ? [{ activityId, performedOn, assessment: assessment ?? undefined }] : [],
      ),
      open: ofLine.flatMap(({ activityId, dueOn, open, performedOn }) =>
        open && !performedOn ? [{ activityId, dueOn }] : [],
      ),
    };
  };
}
