import type { FieldError } from '../../core/problem.js';
import { isSameText } from '../../core/text.js';
import type { Regime } from '../readiness/regime.js';
import type { HazardAllocation } from '../supplier-evaluations/allocation.js';
import type { Conclusion } from '../supplier-evaluations/supplier-evaluation.js';
import { frequencyText, PLAN_ACTIVITY_LABELS, type Frequency, type PlanLine } from './plan-line.js';
import { isAuditedYearly, isToVerify } from './propose-plan.js';
import { MIN_JUSTIFICATION, SOME_AUDIT_MONTHS, type VerificationPlan } from './verification-plan.js';

/** What a verification plan still needs before it can be signed, and whether a signed one still fits (beyond/verification-engine.md, 3 and 6). */

export type JudgedPlan = Pick<
  VerificationPlan,
  'regime' | 'allocations' | 'lines' | 'droppedLines' | 'justification' | 'reliedOn'
>;

const YEAR_DAYS = 365;
const SOME_AUDIT_DAYS = 3 * YEAR_DAYS;
const names = (hazards: readonly HazardAllocation[]): string => hazards.map(({ hazardName }) => hazardName).join(', ');
const sameMembers = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((member) => other.includes(member));
const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

const isAuditOf = (hazardKey: string, { activity, addressee, hazardKeys }: PlanLine): boolean =>
  activity === 'audit' && addressee.kind === 'foreign_supplier' && hazardKeys.includes(hazardKey);

/** Twelve months can have 366 days. */
const isYearly = ({ everyDays, everyMonths }: Frequency): boolean =>
  (everyDays !== undefined && everyDays <= YEAR_DAYS) || (everyMonths !== undefined && everyMonths < 12);
const isWithinSomeAuditMonths = ({ everyDays, everyMonths }: Frequency): boolean =>
  (everyDays !== undefined && everyDays <= SOME_AUDIT_DAYS) ||
  (everyMonths !== undefined && everyMonths <= SOME_AUDIT_MONTHS);

/** Hazards for which the yearly onsite audit is the rule, and which the plan does not audit before the first import and yearly. */
export const findWithoutYearlyAudit = ({
  allocations,
  lines,
}: Pick<JudgedPlan, 'allocations' | 'lines'>): HazardAllocation[] =>
  allocations
    .filter(isAuditedYearly)
    .filter(
      ({ hazardKey }) =>
        !lines.some((line) => isAuditOf(hazardKey, line) && line.beforeFirstImport && isYearly(line.frequency)),
    );

/** Hazards to be verified that no line names. */
export const findUncovered = ({ allocations, lines }: Pick<JudgedPlan, 'allocations' | 'lines'>): HazardAllocation[] =>
  allocations.filter(
    (hazard) => isToVerify(hazard) && !lines.some(({ hazardKeys }) => hazardKeys.includes(hazard.hazardKey)),
  );

/** Hazards that the importer controls: the plan cannot cover them (21 CFR 1.502(c)(1)). */
export const findControlledByImporter = ({ allocations }: Pick<JudgedPlan, 'allocations'>): HazardAllocation[] =>
  allocations.filter(({ controlledBy }) => controlledBy === 'importer');

/** In which ways a line differs from what was proposed: 'every 24 months instead of every 365 days'. */
export function findChanges({ proposed, ...line }: PlanLine): string[] {
  if (!proposed) return [];
  const flag = (name: string, now: boolean, before: boolean) =>
    now === before ? [] : [now ? `also ${name}` : `not ${name}`];
  const [now, before] = [frequencyText(line.frequency), frequencyText(proposed.frequency)];
  return [
    ...(now === before ? [] : [`${now} instead of ${before}`]),
    ...flag('before the first import', line.beforeFirstImport, proposed.beforeFirstImport),
    ...flag('before the release of each lot', line.beforeRelease, proposed.beforeRelease),
    ...(sameMembers(line.hazardKeys, proposed.hazardKeys) ? [] : ['for other hazards']),
  ];
}

function findLineProblems(line: PlanLine, index: number, isSupplement: boolean): FieldError[] {
  const at = (field: string, message: string): FieldError => ({ path: `lines.${index}.${field}`, message });
  const label = PLAN_ACTIVITY_LABELS[line.activity];
  const changes = findChanges(line);
  const isUnexplained = line.changeReason === null && (changes.length > 0 || line.proposed === null);
  return [
    ...(!isSupplement && !line.hazardKeys.length ? [at('hazardKeys', `${label}: choose its hazards.`)] : []),
    ...(line.activity === 'other' && line.description === null
      ? [at('description', `${label}: describe what is done.`)]
      : []),
    ...(isUnexplained
      ? [
          at(
            'changeReason',
            changes.length
              ? `${label}: say why it is ${changes.join(', ')}.`
              : `${label}, ${frequencyText(line.frequency)}: say why you add it.`,
          ),
        ]
      : []),
  ];
}

/** The justification gives the reason for hazards that would be audited yearly. */
function findDroppedProblems({ droppedLines, allocations }: JudgedPlan): FieldError[] {
  const justified = new Set(allocations.filter(isAuditedYearly).map(({ hazardKey }) => hazardKey));
  return droppedLines.flatMap(({ activity, frequency, hazardKeys, changeReason, rule }, index) =>
    changeReason !== null || ((rule === 'P1' || rule === 'P2') && hazardKeys.every((key) => justified.has(key)))
      ? []
      : [
          {
            path: `droppedLines.${index}.changeReason`,
            message: `Say why the plan leaves out the ${inSentence(PLAN_ACTIVITY_LABELS[activity])} ${frequencyText(frequency)}.`,
          },
        ],
  );
}

function findJustificationProblems(plan: JudgedPlan): FieldError[] {
  const hazards = findWithoutYearlyAudit(plan);
  if (!hazards.length) return [];
  const { text = null, basis = [] } = plan.justification ?? {};
  return [
    ...((text?.length ?? 0) < MIN_JUSTIFICATION
      ? [
          {
            path: 'justification.text',
            message: `Justify in at least ${MIN_JUSTIFICATION} characters why there is no onsite audit before the first import and every ${YEAR_DAYS} days for ${names(hazards)} (21 CFR 1.506(d)(2)).`,
          },
        ]
      : []),
    ...(basis.length
      ? []
      : [{ path: 'justification.basis', message: 'Choose at least one thing that the justification rests on.' }]),
  ];
}

function findReliedOnProblems({ reliedOn }: JudgedPlan, supplierName: string): FieldError[] {
  if (!reliedOn) return [];
  const { entity, qualificationEvidence, assessment } = reliedOn;
  const at = (field: string, message: string): FieldError => ({ path: `reliedOn.${field}`, message });
  return [
    ...(entity === null ? [at('entity', 'Name the entity on whose determination you rely.')] : []),
    ...(entity !== null && isSameText(entity, supplierName)
      ? [at('entity', 'You cannot rely on a determination of the foreign supplier (21 CFR 1.506(d)(3)).')]
      : []),
    ...(qualificationEvidence === null
      ? [at('qualificationEvidence', 'Say how you know that a qualified individual made the determination.')]
      : []),
    ...(assessment === null ? [at('assessment', 'Write your assessment of the determination.')] : []),
  ];
}

/** What the plan still needs, by field. @param supplierName on whose determination nobody can rely */
export function findPlanProblems(plan: JudgedPlan, supplierName: string): FieldError[] {
  const isSupplement = plan.regime === 'ds_other';
  return [
    ...findUncovered(plan).map(({ hazardName }) => ({
      path: 'lines',
      message: `${hazardName} has to be verified, and no activity names it.`,
    })),
    ...(isSupplement && !plan.lines.length ? [{ path: 'lines', message: 'Add at least one activity.' }] : []),
    ...plan.lines.flatMap((line, index) => findLineProblems(line, index, isSupplement)),
    ...findDroppedProblems(plan),
    ...findJustificationProblems(plan),
    ...findReliedOnProblems(plan, supplierName),
  ];
}

/** What to think about before signing. It does not keep anybody from it. */
export function findPlanWarnings(plan: JudgedPlan): string[] {
  const isAudited = ({ hazardKey }: HazardAllocation) =>
    plan.lines.some((line) => isAuditOf(hazardKey, line) && isWithinSomeAuditMonths(line.frequency));
  const unaudited = findWithoutYearlyAudit(plan).filter((hazard) => !isAudited(hazard));
  const ofImporter = findControlledByImporter(plan);
  return [
    ...(unaudited.length
      ? [
          `FDA expects some auditing in most cases, and the plan has no onsite audit within ${SOME_AUDIT_MONTHS} months for ${names(unaudited)} (guidance of 2023, F.10).`,
        ]
      : []),
    ...(ofImporter.length
      ? [
          `The importer controls ${names(ofImporter)}. Requirement VD-1 stays incomplete until the file is determined as deemed in compliance (21 CFR 1.502(c)(1)), or the evaluation names another who controls it.`,
        ]
      : []),
  ];
}

/** The evaluation that counts, and what was signed since that of the plan. */
export interface EvaluationSince {
  id: string;
  allocations: readonly HazardAllocation[];
  /** Conclusions of evaluations that were signed after that of the plan. */
  conclusionsSince: readonly (Conclusion | null)[];
}

const verifiedHazard = ({ hazardKey, controlledBy, entityName, sahcodha, requiredByPart112 }: HazardAllocation) =>
  JSON.stringify([hazardKey, controlledBy, entityName, sahcodha, requiredByPart112]);
const verifiedHazards = (allocations: readonly HazardAllocation[]): string[] =>
  allocations.filter((one) => isToVerify(one) || one.controlledBy === 'part_113').map(verifiedHazard);

/**
 * Whether a plan no longer fits: a draft with every new evaluation, a signed one with an evaluation that demands other activities
 * or has other hazards to verify.
 * @param evaluation the newest signed one; null without one, or when its signature was withdrawn
 */
export function isPlanOutdated(
  plan: Pick<VerificationPlan, 'state' | 'evaluationId' | 'allocations' | 'regime'>,
  evaluation: EvaluationSince | null,
  regime: Regime,
): boolean {
  if (!evaluation || plan.regime !== regime) return true;
  if (evaluation.id === plan.evaluationId) return false;
  return (
    plan.state === 'draft' ||
    evaluation.conclusionsSince.includes('continue_changed') ||
    !sameMembers(verifiedHazards(plan.allocations), verifiedHazards(evaluation.allocations))
  );
}
