import { addDays, type Day } from '../../core/calendar-day.js';
import { lacksControls, type AssuranceKind } from '../assurance.js';
import type { ControlKind } from '../control-records/control-record.js';
import { procedureInForce, type ProcedureCode } from '../procedure.js';
import type { StandingCheckKind } from '../standing-check.js';
import { isPlanOutdated } from '../verification-plans/judge-plan.js';
import type { Evaluation, FileContext } from './evaluation.js';
import { limitByDocument, recordedEvidence, signedEvidence, unsignedEvidence, type FoundRecord } from './evidence.js';
import type { AssuranceRecord, ControlEvidence, FileInputs, PlanRecord, ProcedureRecord } from './file-inputs.js';

export const findProcedureInForce = (
  { procedures }: FileInputs,
  code: ProcedureCode,
  day: Day,
): ProcedureRecord | undefined =>
  procedureInForce(
    procedures.filter((one) => one.code === code),
    day,
  );

/** By the signed procedure of the importer. */
export const evaluateProcedure = (code: ProcedureCode): Evaluation => ({
  findRecords: ({ inputs, day }) => {
    const inForce = findProcedureInForce(inputs, code, day);
    return [
      ...(inForce ? [limitByDocument(signedEvidence(inForce, null), inForce.document)] : []),
      ...inputs.procedureDrafts.filter((one) => one.code === code).map(unsignedEvidence),
    ];
  },
  notes: ({ inputs, day }) =>
    inputs.procedures
      .filter((one) => one.code === code && !one.withdrawn && one.effectiveFrom > day)
      .map(({ versionNumber, effectiveFrom }) => `Version ${versionNumber} is in force from ${effectiveFrom}.`),
  findChangeDays: ({ inputs }) =>
    inputs.procedures.filter((one) => one.code === code).map(({ effectiveFrom }) => effectiveFrom),
  nextAction: { label: 'Write and sign the procedure', opens: 'procedures' },
});

/** A signed plan does not fit the evaluation that counts, or the regime of the file. */
export const isPlanStale = ({ regime }: FileContext, plan: PlanRecord): boolean =>
  isPlanOutdated({ ...plan, state: 'signed' }, plan.evaluation, regime);

/** The verification plan of the file. @param isIncomplete of a signed one */
export const findPlan = (file: FileContext, isIncomplete: (plan: PlanRecord) => boolean): FoundRecord[] => {
  const { verificationPlan: plan, verificationPlanDraft: draft } = file.inputs;
  return [
    ...(plan ? [signedEvidence(plan, null, { changed: isPlanStale(file, plan), incomplete: isIncomplete(plan) })] : []),
    ...(draft ? [unsignedEvidence(draft)] : []),
  ];
};

/** By assurances of a customer or of the supplier, of which some are obtained before the time that they are for. */
export const evaluateAssurance = (kind: AssuranceKind, label: string): Evaluation => ({
  findRecords: ({ inputs, day }) => {
    const all = assurancesOf(inputs, kind);
    const later = findLater(inputs, kind, day);
    return all
      .filter(({ validFrom }) => validFrom <= day)
      .map((one) => {
        const incomplete = lacksControls(one, inputs.circumstances.smallSupplier);
        const own = limitByDocument(recordedEvidence(one, { incomplete, validUntil: one.validUntil }), one.document);
        const next = findNext(later, one, inputs);
        const validUntil = next && own.evidence.validUntil === one.validUntil ? next : own.evidence.validUntil;
        return { ...own, evidence: { ...own.evidence, validUntil } };
      });
  },
  notes: ({ inputs, day }) =>
    assurancesOf(inputs, kind)
      .filter(({ validFrom }) => validFrom > day)
      .map(({ title, validFrom }) => `“${title}” counts from ${validFrom}.`),
  findChangeDays: ({ inputs }) => assurancesOf(inputs, kind).map(({ validFrom }) => validFrom),
  nextAction: { label, opens: 'form' },
});

export const assurancesOf = ({ assurances }: FileInputs, kind: AssuranceKind): AssuranceRecord[] =>
  assurances.filter((one) => one.kind === kind);

/** Those that begin after the day; where a person chose among the records, only what they chose. */
function findLater(inputs: FileInputs, kind: AssuranceKind, day: Day): AssuranceRecord[] {
  const chosen = inputs.chosenEvidence.find(({ code }) => code === kind)?.records ?? [];
  return assurancesOf(inputs, kind).filter(
    ({ id, validFrom }) => validFrom > day && (!chosen.length || chosen.some(({ recordId }) => recordId === id)),
  );
}

/** The last day of a complete assurance that leaves no gap after another one; undefined without one. */
function findNext(
  later: readonly AssuranceRecord[],
  { validUntil }: AssuranceRecord,
  { circumstances }: FileInputs,
): Day | undefined {
  return later
    .filter(
      (one) =>
        one.validFrom <= addDays(validUntil, 1) &&
        one.document?.whole &&
        !lacksControls(one, circumstances.smallSupplier),
    )
    .map((one) => earlierDay(one.validUntil, one.document!.expiryDay))
    .filter((last) => last > validUntil)
    .sort()
    .at(-1);
}

const earlierDay = (one: Day, other: Day | null): Day => (other !== null && other < one ? other : one);

/** By the latest check of the supplier. */
export const evaluateStandingCheck = (kind: StandingCheckKind, label: string): Evaluation => ({
  findRecords: ({ inputs: { standingChecks, circumstances } }) =>
    standingChecks
      .filter((one) => one.kind === kind)
      .map((one) => {
        const check = recordedEvidence(one, {
          // It was made for a supplier in another country.
          changed: one.countryCode !== circumstances.supplierCountry,
          inadequate: !one.found,
          validUntil: one.validUntil,
        });
        return one.document === null ? check : limitByDocument(check, one.document);
      }),
  nextAction: { label, opens: 'form' },
});

/** By records that a hazard is controlled elsewhere. */
export const evaluateControl = (kind: ControlKind, label: string): Evaluation => ({
  findRecords: ({ inputs }) =>
    controlsOf(inputs, kind).map((one) => {
      const found = limitByDocument(recordedEvidence(one, { validUntil: one.validUntil }), one.document);
      return one.useDocument === null ? found : limitByDocument(found, one.useDocument);
    }),
  nextAction: { label, opens: 'form' },
});

export const controlsOf = ({ controlRecords }: FileInputs, kind: ControlKind): ControlEvidence[] =>
  controlRecords.filter((one) => one.kind === kind);
