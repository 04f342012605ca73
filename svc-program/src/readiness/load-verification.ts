import { dayOfInstant, today, type Day } from '@fsvp/contracts/core/calendar-day';
import type {
  EvidenceRecord,
  FileInputs,
  LineActivity,
  ResultRecord,
  ReviewRecord,
  VerificationLine,
} from '@fsvp/contracts/program/readiness/file-inputs';
import type { PlanLine } from '@fsvp/contracts/program/verification-plans/plan-line';
import type { Assessment } from '@fsvp/contracts/quality/activity-result';
import { RESULT_ACTIVITY_LABELS, type ResultActivity } from '@fsvp/contracts/quality/result-state';
import { groupBy } from '../group-by.js';
import { signerAt, type Documents, type Loaded, type LoadScope, type SignedRow } from './load-scope.js';

type PlanRow = SignedRow & { fileId: string; versionNumber: number; lines: PlanLine[] };

interface ActivityRow {
  fileId: string;
  lineKey: string;
  id: string;
  version: number;
  title: string;
  dueOn: Day;
  done: boolean;
  result: ResultRow | null;
}

interface ResultRow {
  id: string;
  version: number;
  activity: ResultActivity;
  state: 'draft' | 'complete';
  performedOn: Day | null;
  completedAt: string | null;
  documentIds: string[];
  reviews: ReviewRow[];
}

interface ReviewRow {
  id: string;
  version: number;
  versionNumber: number;
  resultVersion: number;
  state: 'draft' | 'signed' | 'superseded' | 'withdrawn';
  assessment: Assessment;
  signedBy: string | null;
  signedAt: string | null;
  actionsEffective: boolean;
}

/** Loads the signed plan of each file with the activities of its lines, their results and the reviews of these. */
export async function loadVerification(scope: LoadScope): Promise<Loaded<Pick<FileInputs, 'verification'>>> {
  const plans = groupBy(await readPlans(scope), ({ fileId }) => fileId);
  const rows = await readActivities(scope);
  const activities = groupBy(rows, ({ fileId }) => fileId);
  return {
    documentIds: rows.flatMap(({ result }) => result?.documentIds ?? []),
    inputsOf: ({ id }, documents) => ({
      verification: toVerification(plans.get(id) ?? [], activities.get(id) ?? [], scope, documents),
    }),
  };
}

/** @param versions newest first. A version whose signature was withdrawn gives nothing back to the one before it. */
function toVerification(
  versions: readonly PlanRow[],
  activities: readonly ActivityRow[],
  scope: LoadScope,
  documents: Documents,
): FileInputs['verification'] {
  const [newest] = versions;
  if (!newest?.counts) return null;
  return {
    plan: toPlan(newest),
    lines: newest.lines.map((line): VerificationLine => {
      const { lineKey, activity, hazardNames, frequency, beforeFirstImport } = line;
      const first = versions.findLast(({ lines }) => lines.some((one) => one.lineKey === lineKey)) ?? newest;
      return {
        activity,
        hazardNames,
        frequency,
        beforeFirstImport,
        signedOn: dayOfInstant(first.signedAt),
        activities: activities.filter((one) => one.lineKey === lineKey).map((one) => toActivity(one, scope, documents)),
      };
    }),
  };
}

const toPlan = ({ id, version, versionNumber }: PlanRow): EvidenceRecord => ({
  recordType: 'verification-plan',
  id,
  version,
  title: `Verification plan, version ${versionNumber}`,
});

function toActivity(
  { id, version, title, dueOn, done, result }: ActivityRow,
  scope: LoadScope,
  documents: Documents,
): LineActivity {
  const activity = { recordType: 'verification-activity', id, version, title };
  return { ...activity, dueOn, done, result: result && toResult(result, activity, scope, documents) };
}

/** Activity results and reviews are shown with their activity, whose id they have as evidence. */
function toResult(
  result: ResultRow,
  activity: EvidenceRecord,
  { end, day }: LoadScope,
  documents: Documents,
): ResultRecord {
  const { state, completedAt, performedOn, documentIds, version, reviews } = result;
  const draft = day < today() ? undefined : reviews.find((one) => one.state === 'draft');
  return {
    recordType: 'activity-result',
    id: result.id,
    version,
    title: `${RESULT_ACTIVITY_LABELS[result.activity]}: ${activity.title}`,
    complete: state === 'complete' && completedAt !== null && completedAt < end,
    performedOn,
    documents: documentIds.map((id) => documents.get(id)),
    review: findReview(reviews, result, activity, end),
    reviewDraft: draft ? { ...nameReview(draft, activity), id: draft.id, version: draft.version } : null,
  };
}

const nameReview = ({ versionNumber }: ReviewRow, { title }: EvidenceRecord) => ({
  recordType: 'result-review',
  title: `Review of the result, version ${versionNumber}: ${title}`,
});

/** The newest review that was ever signed, unless its signature was withdrawn. */
function findReview(
  reviews: readonly ReviewRow[],
  { version }: ResultRow,
  activity: EvidenceRecord,
  end: string,
): ReviewRecord | null {
  const newest = reviews.find(({ signedAt }) => signedAt !== null && signedAt < end);
  if (!newest || newest.state === 'withdrawn') return null;
  const { id, signedBy, signedAt, resultVersion, assessment, actionsEffective } = newest;
  return {
    ...nameReview(newest, activity),
    id,
    version: newest.version,
    signedBy: signedBy ?? '',
    signedAt: signedAt!,
    // Nobody signs one without a qualification.
    qualified: true,
    adequate: assessment === 'adequate',
    changed: resultVersion !== version,
    actionsEffective,
  };
}

/** All versions that were signed by the end of the day, newest first. */
function readPlans({ manager, fileIds, end }: LoadScope): Promise<PlanRow[]> {
  return manager.query(
    `select p.id, p.version, p.file_id as "fileId", p.version_number as "versionNumber", p.lines, ${signerAt('$2')}
     from verification_plans p join signatures s on s.record_type = 'verification-plan' and s.record_id = p.id
     where p.file_id = any($1) and s.signed_at < $2::timestamptz
     order by p.file_id, p.version_number desc`,
    [fileIds, end],
  );
}

const REVIEWS = `(select coalesce(json_agg(json_build_object('id', w.id, 'version', w.version, 'versionNumber', w.version_number,
    'resultVersion', w.result_version, 'state', w.state, 'assessment', w.assessment, 'signedBy', w.signed_by_name,
    'signedAt', iso(w.signed_at), 'actionsEffective', cardinality(w.action_ids) > 0 and (
      select count(*) from action_directory d where d.id = any(w.action_ids) and d.effective and not d.deleted
    ) = cardinality(w.action_ids)) order by w.version_number desc), '[]')
  from result_reviews w where w.result_id = r.id and not w.deleted)`;

/** As they are now: earlier versions of activities and results are not kept here. */
function readActivities({ manager, fileIds }: LoadScope): Promise<ActivityRow[]> {
  return manager.query(
    `select a.file_id as "fileId", a.line_key as "lineKey", a.id, a.version, a.title, a.due_on::text as "dueOn",
       a.status = 'completed' as done,
       (select json_build_object('id', r.id, 'version', r.version, 'activity', r.activity, 'state', r.state,
          'performedOn', r.performed_on, 'completedAt', iso(r.completed_at), 'documentIds', r.document_ids, 'reviews', ${REVIEWS})
        from activity_results r where r.activity_id = a.id) as result
     from plan_activities a
     where a.file_id = any($1) and a.line_key is not null and not a.deleted
       -- What was performed counts, whatever became of the activity.
       and (a.status <> 'cancelled' or exists (
         select from activity_results r where r.activity_id = a.id and r.state = 'complete'))`,
    [fileIds],
  );
}
