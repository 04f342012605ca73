import { Injectable } from '@nestjs/common';
import { dayOfInstant, suiteTimeZone, today, type Day } from '@fsvp/contracts/core/calendar-day';
import { entryLineHref } from '@fsvp/contracts/program/entry-line';
import { foodAnalysisHref } from '@fsvp/contracts/program/food';
import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { FileItem } from '@fsvp/contracts/program/readiness/evaluate-file';
import { EVALUATIONS } from '@fsvp/contracts/program/readiness/evaluations';
import type { FileInputs, LineActivity } from '@fsvp/contracts/program/readiness/file-inputs';
import type { ShownEvidence } from '@fsvp/contracts/program/readiness/evidence';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import type { Verdict } from '@fsvp/contracts/program/readiness/readiness';
import { verificationPlanHref } from '@fsvp/contracts/program/hrefs';
import { hrefs, recordHref } from '@fsvp/contracts/catalogue/hrefs';
import { evaluationHref } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { proceduresHref } from '@fsvp/contracts/program/procedure';
import { invalidInput, notFound } from '@fsvp/service-kit/problems/problem.error';
import { DataSource, type EntityManager } from 'typeorm';
import { FILE_NOUN } from '../fsvp-files/fsvp-files.service.js';
import { readFreshness } from '../source-freshness/freshness.js';
import { SupplierRecords } from '../supplier-records/supplier-records.service.js';
import { judgeFile } from './judge-file.js';
import { loadInputs } from './load-inputs.js';
import { nextActionHref, type ActionFile } from './next-action-href.js';

/** Whether an activity of a plan for the supplier was performed, or its result completed, on a day. */
async function hasResultOn(manager: EntityManager, supplierId: string, day: Day): Promise<boolean> {
  const found = await manager.query<object[]>(
    `select from plan_activities a join activity_results r on r.activity_id = a.id
     where a.supplier_id = $1 and not a.deleted and r.state = 'complete'
       and $2::date in (r.performed_on, (r.completed_at at time zone $3)::date) limit 1`,
    [supplierId, day, suiteTimeZone()],
  );
  return found.length > 0;
}

/** The readiness of files, computed from their records when it is asked for. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly suppliers: SupplierRecords,
  ) {}

  /** @throws 404; 400 for a day before the file was opened or after today */
  async get(fileId: string, asOf: Day = today()): Promise<FileReadinessAnswer> {
    const [loaded] = await loadInputs(this.dataSource.manager, [fileId], asOf);
    if (!loaded) throw notFound(FILE_NOUN);
    const { inputs, openedOn, supplierId, foodId } = loaded;
    const opened = dayOfInstant(openedOn);
    if (asOf < opened) throw invalidInput([{ path: 'asOf', message: `The file was opened on ${opened}` }]);
    if (asOf > today()) throw invalidInput([{ path: 'asOf', message: 'The day is in the future' }]);
    const freshness = await readFreshness(this.dataSource.manager);
    const before = asOf === today() ? await this.verdictOf(fileId) : 'ready';
    const { effective, items, unconfirmed: _, ...result } = judgeFile(inputs, asOf, freshness, before);
    // They are as they are now.
    const activityOf = findActivities(inputs);
    const notes =
      asOf === today()
        ? await this.suppliers.notesOf(supplierId, items, (day) =>
            hasResultOn(this.dataSource.manager, supplierId, day),
          )
        : {};
    return {
      fileId,
      asOf,
      computedAt: new Date().toISOString(),
      regime: effective.regime,
      citation: effective.citation,
      entryCode: effective.entryCode,
      ...result,
      fresh: freshness.fresh,
      knownUntil: freshness.fresh ? null : freshness.asOf,
      items: items.map((item) => {
        const reevaluationId = inputs.reevaluation?.id;
        const owner = { fileId, importerId: inputs.importer.id, foodId, activityOf, reevaluationId };
        const evidence = item.evidence.map((one) => ({ ...one, href: evidenceHref(one, owner) }));
        const [first] = evidence;
        return {
          ...item,
          citations: [...item.citations],
          notes: [...item.notes, ...(notes[item.code] ?? [])],
          evidence,
          nextAction: findNextAction(item, { ...owner, inputs }, first?.href ?? null),
        };
      }),
    };
  }

  /** The verdict so far. */
  private async verdictOf(fileId: string): Promise<Verdict> {
    const [stored] = await this.dataSource.query<{ verdict: Verdict }[]>(
      'select verdict from fsvp_file_readiness where file_id = $1',
      [fileId],
    );
    return stored?.verdict ?? 'not_ready';
  }
}

interface Owner extends ActionFile {
  /** The verification activities of results and reviews, by the ids of these. */
  activityOf: ReadonlyMap<string, string>;
}

function findActivities({ verification }: FileInputs): Map<string, string> {
  const activities = (verification?.lines ?? []).flatMap((line) => line.activities);
  return new Map(
    activities.flatMap(({ id, result }) =>
      [result, result?.review, result?.reviewDraft].flatMap((one) => (one ? [[one.id, id] as const] : [])),
    ),
  );
}

/** The activity that is due first, of those without a result, or for VR-1 of those whose result is not reviewed. */
function findNextActivity({ verification }: FileInputs, code: RequirementCode): LineActivity | undefined {
  const isNext = ({ result }: LineActivity) =>
    code === 'VR-1'
      ? result?.complete === true && (result.review === null || result.review.changed)
      : !result?.complete;
  return (verification?.lines ?? [])
    .flatMap(({ activities }) => activities)
    .filter(isNext)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0];
}

/** What is shown on the page of the file. */
const ON_FILE = ['applicability-determination', 'assurance', 'standing-check', 'control-record'];

/** Eligibilities are on the page of their importer, procedures above the page of the file. */
function evidenceHref(
  { recordType, id }: ShownEvidence,
  { fileId, importerId, foodId, activityOf }: Owner,
): string | null {
  const activityId = activityOf.get(id);
  if (activityId) return hrefs.verification(activityId);
  if (ON_FILE.includes(recordType)) return hrefs.fsvpFile(fileId);
  if (recordType === 'entry-line') return entryLineHref(fileId, id);
  if (recordType === 'procedure') return proceduresHref(importerId, fileId);
  if (recordType === 'verification-plan') return verificationPlanHref(fileId);
  if (recordType === 'food-hazard-analysis') return foodAnalysisHref(foodId);
  if (recordType === 'supplier-evaluation' || recordType === 'supplier-approval') return evaluationHref(fileId);
  if (recordType === 'importer-eligibility') return recordHref('importer', importerId) ?? null;
  return recordHref(recordType, id) ?? null;
}

/** What to do for a requirement that is not fulfilled, as far as the suite has a form for it. */
function findNextAction(
  { code, state }: FileItem,
  owner: Owner & { inputs: FileInputs },
  evidence: string | null,
): FileReadinessAnswer['items'][number]['nextAction'] {
  const action = EVALUATIONS[code]?.nextAction;
  if (!action || (state !== 'missing' && state !== 'expiring')) return null;
  const nextActivityId = findNextActivity(owner.inputs, code)?.id;
  const href = nextActionHref(action, code, { ...owner, nextActivityId }, evidence);
  return href ? { label: action.label, href } : null;
}
