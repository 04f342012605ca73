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
const RANGE = ['requiredTempMin', 'requiredTempMax'] as const;
const TEMPERATURE_FIELDS = ['actualTemp', 'tempCompliant', 'tempUnit', ...RANGE] as const;

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

const UNIT_NAMES: Readonly<Record<string, string>> = { FAHRENHEIT: 'F', CELSIUS: 'C' };

/** The same for each way to write a unit: 'F' of 'F', '°f', '℉' and 'Fahrenheit'. */
function unitOf({ tempUnit }: Pick<ReceivingInspectionEntity, 'tempUnit'>): string {
  const unit = (tempUnit ?? TEMPERATURE_RANGE.unit).normalize('NFKC').replace(/[°\s]/g, '').toUpperCase();
  return UNIT_NAMES[unit] ?? unit;
}

/**
 * Keeps nothing of the range in the unit before: a range counts in the new unit only if it is sent, and not repeated as it was.
 * @throws 400
 */
function forgetRange(inspection: ReceivingInspectionEntity, sent: SentFields, before: ReceivingInspectionEntity): void {
  const { requiredTempMin: min, requiredTempMax: max } = before;
  if (before.tempUnit !== null && min !== null && sent.requiredTempMin === min && sent.requiredTempMax === max) {
    const message = `Give the required range in ${unitOf(inspection)}: ${min} to ${max} is the range in ${unitOf(before)}`;
    throw invalidInput(RANGE.map((path) => ({ path, message })));
  }
  for (const bound of RANGE) inspection[bound] = sent[bound] ?? null;
}

/** Stores the range that the temperature is checked against (spec-map: derived-17). */
function applyTemperatureRange(inspection: ReceivingInspectionEntity): void {
  const { min, max, unit } = TEMPERATURE_RANGE;
  const errors: FieldError[] = [];
  inspection.tempUnit ??= unit;
  if (unitOf(inspection) !== unit) {
    // The default range is in °F. Applied to °C it would accept spoiled food.
    const message = `Give the required range in ${inspection.tempUnit}`;
    for (const path of RANGE) if (inspection[path] === null) errors.push({ path, message });
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
 * derived-15). A temperature whose unit changes is judged again, as that of a new inspection.
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
  const hasOtherUnit = before !== undefined && unitOf(inspection) !== unitOf(before);
  if (hasOtherUnit) forgetRange(inspection, sent, before);
  if (actualTemp !== null && TEMPERATURE_FIELDS.some((field) => sent[field] !== undefined)) {
    applyTemperatureRange(inspection);
    const within =
      actualTemp >= (inspection.requiredTempMin as number) && actualTemp <= (inspection.requiredTempMax as number);
    inspection.tempCompliant = within && sent.tempCompliant !== false;
  }
  const verdict = computeVerdict(inspection);
  if (!before || (hasOtherUnit && actualTemp !== null)) inspection.status = sent.status ?? verdict.status;
  if (inspection.status === 'passed' && verdict.status === 'failed') {
    throw invalidInput([{ path: 'status', message: `Cannot be passed: ${verdict.failureReasons}` }]);
  }
  const ownText = sent.failureReasons === undefined ? editedReasons(before, hasOtherUnit) : sent.failureReasons;
  inspection.failureReasons = inspection.status === 'passed' ? null : mergeReasons(ownText, verdict.failureReasons);
}

/** The reasons as the inspector has edited them; with another unit, only what is not computed. */
function editedReasons(before: ReceivingInspectionEntity | undefined, hasOtherUnit: boolean): string | null {
  const computed = before && computeVerdict(before).failureReasons;
  if (!before?.failureReasons || before.failureReasons === computed) return null;
  if (!hasOtherUnit) return before.failureReasons;
  const own = before.failureReasons.split('; ').filter((reason) => !computed?.split('; ').includes(reason));
  return own.join('; ');
}

/** The inspector's own text, followed by each computed reason that it does not contain (spec-map: derived-16). */
function mergeReasons(ownText: string | null, computed: string | null): string | null {
  const missing = computed?.split('; ').filter((reason) => !ownText?.includes(reason)) ?? [];
  return [ownText, ...missing].filter(Boolean).join('; ') || null;
}
