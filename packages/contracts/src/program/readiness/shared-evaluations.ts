import type { Day } from '../../core/calendar-day.js';
import { lacksControls, type AssuranceKind } from '../assurance.js';
import { procedureInForce, type ProcedureCode } from '../procedure.js';
import type { StandingCheckKind } from '../standing-check.js';
import type { Evaluation } from './evaluation.js';
import { limitByDocument, recordedEvidence, signedEvidence, unsignedEvidence } from './evidence.js';
import type { FileInputs, ProcedureRecord } from './file-inputs.js';

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

/** By assurances of a customer or of the supplier. */
export const evaluateAssurance = (kind: AssuranceKind, label: string): Evaluation => ({
  findRecords: ({ inputs: { assurances, circumstances } }) =>
    assurances
      .filter((one) => one.kind === kind)
      .map((one) => {
        const incomplete = lacksControls(one, circumstances.smallSupplier);
        return limitByDocument(recordedEvidence(one, { incomplete, validUntil: one.validUntil }), one.document);
      }),
  nextAction: { label, opens: 'form' },
});

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
