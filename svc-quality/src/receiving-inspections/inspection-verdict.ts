import type { FieldError } from '@fsvp/contracts/core/problem';
import {
  inspectionVerdict,
  TEMPERATURE_RANGE,
  type InspectionQuestion,
  type InspectionUpdate,
  type InspectionVerdict,
} from '@fsvp/contracts/quality/receiving-inspection';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import type { ReceivingInspectionEntity } from './receiving-inspection.entity.js';

type SentFields = Pick<
  InspectionUpdate,
  'actualTemp' | 'tempCompliant' | 'tempUnit' | 'requiredTempMin' | 'requiredTempMax' | 'status' | 'failureReasons'
>;
const TEMPERATURE_FIELDS = ['actualTemp', 'tempCompliant', 'tempUnit', 'requiredTempMin', 'requiredTempMax'] as const;

/** Computes the verdict from an inspection's facts. */
export function computeVerdict({
  tempCompliant,
  inspectionQuestions,
}: Pick<ReceivingInspectionEntity, 'tempCompliant' | 'inspectionQuestions'>): InspectionVerdict {
  return inspectionVerdict({
    tempCompliant,
    questions: JSON.parse(inspectionQuestions ?? '[]') as InspectionQuestion[],
  });
}

/** Stores the range that the temperature is checked against (spec-map: derived-17). */
function applyTemperatureRange(inspection: ReceivingInspectionEntity): void {
  const { min, max, unit } = TEMPERATURE_RANGE;
  const errors: FieldError[] = [];
  inspection.tempUnit ??= unit;
  if (!/^°?F$/i.test(inspection.tempUnit)) {
    // The default range is in °F. Applied to °C it would accept spoiled food.
    const message = `Give the required range in ${inspection.tempUnit}`;
    for (const path of ['requiredTempMin', 'requiredTempMax'] as const)
      if (inspection[path] === null) errors.push({ path, message });
    if (errors.length) throw invalidInput(errors);
  }
  inspection.requiredTempMin ??= min;
  inspection.requiredTempMax ??= max;
  if (inspection.requiredTempMin > inspection.requiredTempMax)
    throw invalidInput([{ path: 'requiredTempMax', message: 'The maximum must not be below the minimum' }]);
}

/**
 * Makes range, compliance, status and reasons of a merged inspection consistent with its facts. A temperature
 * determines the compliance, but an explicit `false` is kept. A pass that the facts contradict is rejected (spec-map:
 * derived-15).
 * @param sent the fields of the request; the others are computed
 * @param before the stored inspection, for a change
 * @throws 400 for `status` if it contradicts the facts, or for an invalid range
 */
export function applyVerdict(
  inspection: ReceivingInspectionEntity,
  sent: SentFields,
  before?: ReceivingInspectionEntity,
): void {
  const { actualTemp } = inspection;
  if (actualTemp !== null && TEMPERATURE_FIELDS.some((field) => sent[field] !== undefined)) {
    applyTemperatureRange(inspection);
    const within =
      actualTemp >= (inspection.requiredTempMin as number) && actualTemp <= (inspection.requiredTempMax as number);
    inspection.tempCompliant = within && sent.tempCompliant !== false;
  }
  const verdict = computeVerdict(inspection);
  if (!before) inspection.status = sent.status ?? verdict.status;
  if (inspection.status === 'passed' && verdict.status === 'failed') {
    throw invalidInput([{ path: 'status', message: `Cannot be passed: ${verdict.failureReasons}` }]);
  }
  const edited =
    before && before.failureReasons !== computeVerdict(before).failureReasons ? before.failureReasons : null;
  const ownText = sent.failureReasons === undefined ? edited : sent.failureReasons;
  inspection.failureReasons = inspection.status === 'passed' ? null : mergeReasons(ownText, verdict.failureReasons);
}

/** The inspector's own text, followed by each computed reason that it does not contain (spec-map: derived-16). */
function mergeReasons(ownText: string | null, computed: string | null): string | null {
  const missing = computed?.split('; ').filter((reason) => !ownText?.includes(reason)) ?? [];
  return [ownText, ...missing].filter(Boolean).join('; ') || null;
}
