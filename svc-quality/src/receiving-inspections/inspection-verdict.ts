import type { FieldError } from '@fsvp/contracts/problem';
import {
  inspectionVerdict,
  TEMPERATURE_RANGE,
  type InspectionQuestion,
  type InspectionUpdate,
  type InspectionVerdict,
} from '@fsvp/contracts/receiving-inspection';
import { invalidInput } from '@fsvp/service-kit/problem.error';
import type { ReceivingInspectionEntity } from './receiving-inspection.entity.js';

type Sent = Pick<
  InspectionUpdate,
  'actualTemp' | 'tempCompliant' | 'tempUnit' | 'requiredTempMin' | 'requiredTempMax' | 'status' | 'failureReasons'
>;
const TEMPERATURE_FIELDS = ['actualTemp', 'tempCompliant', 'tempUnit', 'requiredTempMin', 'requiredTempMax'] as const;

/** The verdict that an inspection's facts give. */
export function verdictOf({
  tempCompliant,
  inspectionQuestions,
}: Pick<ReceivingInspectionEntity, 'tempCompliant' | 'inspectionQuestions'>): InspectionVerdict {
  return inspectionVerdict({
    tempCompliant,
    questions: JSON.parse(inspectionQuestions ?? '[]') as InspectionQuestion[],
  });
}

/** The range that a temperature was checked against is stored with it (spec-map: derived-17). */
function applyTemperatureRange(inspection: ReceivingInspectionEntity): void {
  const { min, max, unit } = TEMPERATURE_RANGE;
  const errors: FieldError[] = [];
  inspection.tempUnit ??= unit;
  if (!/^°?F$/i.test(inspection.tempUnit)) {
    // The usual range is in °F; read as °C it would pass spoiled food.
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
 * Brings range, compliance, status and reasons of a merged inspection in line with its facts.
 * A temperature decides its compliance, but an explicit `false` is kept. A pass that the facts contradict is refused
 * (spec-map: derived-15).
 * @param sent the fields of the request; the others are computed
 * @param before the facts and reasons as they were, for a change
 * @throws 400 naming `status` for a pass against the facts, or the range that does not fit
 */
export function applyVerdict(
  inspection: ReceivingInspectionEntity,
  sent: Sent,
  before?: ReceivingInspectionEntity,
): void {
  const { actualTemp } = inspection;
  if (actualTemp !== null && TEMPERATURE_FIELDS.some((field) => sent[field] !== undefined)) {
    applyTemperatureRange(inspection);
    const within =
      actualTemp >= (inspection.requiredTempMin as number) && actualTemp <= (inspection.requiredTempMax as number);
    inspection.tempCompliant = within && sent.tempCompliant !== false;
  }
  const verdict = verdictOf(inspection);
  if (!before) inspection.status = sent.status ?? verdict.status;
  if (inspection.status === 'passed' && verdict.status === 'failed') {
    throw invalidInput([{ path: 'status', message: `Cannot be passed: ${verdict.failureReasons}` }]);
  }
  const written = before && before.failureReasons !== verdictOf(before).failureReasons ? before.failureReasons : null;
  const worded = sent.failureReasons === undefined ? written : sent.failureReasons;
  inspection.failureReasons = inspection.status === 'passed' ? null : mergeReasons(worded, verdict.failureReasons);
}

/** The inspector's text, followed by each computed reason that it lacks (spec-map: derived-16). */
function mergeReasons(worded: string | null, computed: string | null): string | null {
  const missing = computed?.split('; ').filter((reason) => !worded?.includes(reason)) ?? [];
  return [worded, ...missing].filter(Boolean).join('; ') || null;
}
