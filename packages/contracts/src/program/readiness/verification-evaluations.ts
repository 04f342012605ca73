import { addDays, type Day } from '../../core/calendar-day.js';
import { nextDueDay } from '../verification-plans/clocks.js';
import { PLAN_ACTIVITY_LABELS } from '../verification-plans/plan-line.js';
import type { FileContext } from './evaluation.js';
import { limitByDocument, recordedEvidence, signedEvidence, unsignedEvidence, type FoundRecord } from './evidence.js';
import type { FileInputs, LineActivity, ResultRecord, ReviewRecord, VerificationLine } from './file-inputs.js';
import { judgeEvidence, pickWorst } from './readiness.js';

/** How the activities of the signed plan are judged: performed (VA-1) and reviewed (VR-1) (beyond/verification-engine.md, 4 and 5). */

type CompleteResult = ResultRecord & { performedOn: Day };

function isComplete(result: ResultRecord, day: Day): result is CompleteResult {
  return result.complete && result.performedOn !== null && result.performedOn <= day;
}

/** Newest first. */
const completeResults = ({ activities }: VerificationLine, day: Day): CompleteResult[] =>
  activities
    .flatMap(({ result }) => (result && isComplete(result, day) ? [result] : []))
    .sort((one, other) => other.performedOn.localeCompare(one.performedOn));

const resultEvidence = (result: CompleteResult, validUntil: Day | null): FoundRecord =>
  result.documents.reduce<FoundRecord>(limitByWholeness, recordedEvidence(result, { validUntil }));

/** A result does not end with the expiry day of its document; a report that is gone or altered is no result. */
function limitByWholeness(found: FoundRecord, document: CompleteResult['documents'][number]): FoundRecord {
  return limitByDocument(found, document && { ...document, expiryDay: null });
}

/** The activity of which the result is to be recorded; undefined if none was performed. */
const findUnrecorded = ({ activities }: VerificationLine, day: Day): LineActivity | undefined =>
  activities.find(({ done, result }) => !(result && isComplete(result, day)) && (done || result !== null));

const incomplete = (activity: LineActivity): FoundRecord =>
  recordedEvidence(activity.result ?? activity, { incomplete: true, validUntil: null });

/** What shows that a line is performed as planned; undefined: it is owed, and nothing was done. */
function findOfLine(line: VerificationLine, { inputs, day }: FileContext): FoundRecord | undefined {
  const plan = inputs.verification!.plan;
  if (line.frequency.everyLots !== undefined) return findOfLots(line, inputs, day);
  const [newest] = completeResults(line, day);
  // Reviewed or not: what was performed was performed.
  const performed = newest ? [{ performedOn: newest.performedOn, assessment: 'adequate' as const }] : [];
  const dueOn = nextDueDay(line, line.signedOn, performed);
  if (newest) {
    const found = resultEvidence(newest, dueOn);
    const unrecorded = dueOn !== null && dueOn < day ? findUnrecorded(line, day) : undefined;
    return unrecorded ? incomplete(unrecorded) : found;
  }
  const unrecorded = findUnrecorded(line, day);
  if (unrecorded) return incomplete(unrecorded);
  return line.beforeFirstImport || line.frequency.once ? undefined : recordedEvidence(plan, { validUntil: dueOn });
}

/** Each lot that is due has an activity of its own. */
function findOfLots({ activities }: VerificationLine, inputs: FileInputs, day: Day): FoundRecord {
  const open = activities.filter(({ result }) => !(result && isComplete(result, day)));
  const unrecorded = open.find(({ done }) => done);
  if (unrecorded) return incomplete(unrecorded);
  const [first] = open.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  if (first) return recordedEvidence(first, { validUntil: first.dueOn });
  const damaged = activities
    .flatMap(({ result }) => (result && isComplete(result, day) ? [resultEvidence(result, null)] : []))
    .find(({ evidence }) => evidence.damaged);
  return damaged ?? recordedEvidence(inputs.verification!.plan, { validUntil: null });
}

/** VA-1: the line that is worst; none while a line is owed and nothing was done. */
export function findPerformed(file: FileContext): FoundRecord[] {
  const found = (file.inputs.verification?.lines ?? []).map((line) => findOfLine(line, file));
  if (found.includes(undefined)) return [];
  const worst = pickWorst(found as FoundRecord[], file.day, file.inputs.windowDays('VA-1'));
  return worst ? [worst] : [];
}

const nameOfLine = ({ activity, hazardNames }: VerificationLine) =>
  `${PLAN_ACTIVITY_LABELS[activity]}${hazardNames.length ? ` (${hazardNames.join(', ')})` : ''}`;

/** What is to be done of each line. */
export function describePerformance(file: FileContext): string[] {
  return (file.inputs.verification?.lines ?? []).flatMap((line) => {
    const name = nameOfLine(line);
    const found = findOfLine(line, file);
    if (!found) return [`${name}: not performed yet.`];
    const { reason } = judgeEvidence(found.evidence, file.day);
    if (reason === 'incomplete') return [`${name}: record the result.`];
    if (reason === 'expired') return [`${name}: overdue since ${found.evidence.validUntil}.`];
    return reason === 'damaged' ? [`${name}: a document of the result is missing or was altered.`] : [];
  });
}

/** Days after which a line is overdue. */
export function findDueDays(file: FileContext): Day[] {
  return (file.inputs.verification?.lines ?? []).flatMap((line) => {
    const validUntil = findOfLine(line, file)?.evidence.validUntil;
    return validUntil ? [addDays(validUntil, 1)] : [];
  });
}

/** Of the newest result of a line, or of one that is not reviewed yet; undefined without a result. */
function findReviewOf(line: VerificationLine, day: Day): FoundRecord | 'absent' | undefined {
  const results = completeResults(line, day);
  const open = results.find(({ review }) => !review || review.changed);
  if (open) {
    if (open.reviewDraft) return unsignedEvidence(open.reviewDraft);
    return open.review ? signedEvidence(open.review, null, { changed: true }) : 'absent';
  }
  const review = results[0]?.review;
  if (!review) return undefined;
  return signedEvidence(review, null, { inadequate: !review.adequate && !review.actionsEffective });
}

/** VR-1: the review that is worst; none while a result has no review. */
export function findReviewed({ inputs, day }: FileContext): FoundRecord[] {
  const found = (inputs.verification?.lines ?? []).flatMap((line) => findReviewOf(line, day) ?? []);
  if (found.includes('absent')) return [];
  const worst = pickWorst(found as FoundRecord[], day, inputs.windowDays('VR-1'));
  return worst ? [worst] : [];
}

/** The lines whose newest result does not show that their hazards are controlled. */
export const describeReviews = ({ inputs, day }: FileContext): string[] =>
  (inputs.verification?.lines ?? []).flatMap((line) => {
    const review = completeResults(line, day)[0]?.review;
    if (!review || review.changed || review.adequate || review.actionsEffective) return [];
    return `${nameOfLine(line)}: the result was assessed as inadequate, and no corrective action for it was closed as effective yet.`;
  });

/** There is a plan, nothing of it is owed, and nothing was done yet. */
export function hasNothingToReview(file: FileContext): boolean {
  const { inputs, day } = file;
  if (!inputs.verification?.lines.length) return false;
  if (inputs.verification.lines.some((line) => completeResults(line, day).length)) return false;
  const [performed] = findPerformed(file);
  return performed !== undefined && judgeEvidence(performed.evidence, day).state !== 'missing';
}

/** The signed reviews of the newest results. */
export const findReviews = ({ verification }: FileInputs): ReviewRecord[] =>
  (verification?.lines ?? []).flatMap(({ activities }) => activities.flatMap(({ result }) => result?.review ?? []));
