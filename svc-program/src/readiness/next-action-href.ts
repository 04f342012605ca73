import { hrefs, recordHref } from '@fsvp/contracts/catalogue/hrefs';
import { foodAnalysisHref } from '@fsvp/contracts/program/food';
import { determinationHref, reevaluationHref, signingHref, verificationPlanHref } from '@fsvp/contracts/program/hrefs';
import { proceduresHref } from '@fsvp/contracts/program/procedure';
import type { NextAction } from '@fsvp/contracts/program/readiness/evaluation';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { approvalHref, evaluationHref } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';

export interface ActionFile {
  fileId: string;
  importerId: string;
  foodId: string;
  /** The open one. */
  reevaluationId?: string | undefined;
  /** The activity to open; without one its list is opened. */
  nextActivityId?: string | undefined;
}

/** The address that opens what a requirement needs. @param evidence that of its first record */
export function nextActionHref(
  { opens }: NextAction,
  code: RequirementCode,
  { fileId, importerId, foodId, reevaluationId, nextActivityId }: ActionFile,
  evidence: string | null,
): string | null {
  const file = hrefs.fsvpFile(fileId);
  return {
    determination: determinationHref(fileId),
    signing: signingHref(fileId),
    form: `${file}&record=${code}`,
    importer: recordHref('importer', importerId) ?? null,
    procedures: proceduresHref(importerId, fileId),
    analysis: foodAnalysisHref(foodId),
    evaluation: evaluationHref(fileId),
    approval: approvalHref(fileId),
    plan: verificationPlanHref(fileId),
    activities: hrefs.verifications({
      file: fileId,
      ...(nextActivityId ? { view: nextActivityId } : code === 'VR-1' && { result: 'complete' }),
    }),
    // Without an open one the evaluation itself is missing, or ends.
    reevaluation: reevaluationId ? reevaluationHref(reevaluationId) : evaluationHref(fileId),
    evidence,
  }[opens];
}
