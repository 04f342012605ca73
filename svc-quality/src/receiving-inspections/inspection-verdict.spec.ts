import { describe, expect, it } from '@jest/globals';
import { CHECKLIST, INSPECTION_STATUSES } from '@fsvp/contracts/quality/receiving-inspection';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { merge } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import fc from 'fast-check';
import { applyVerdict, computeVerdict } from './inspection-verdict.js';
import { ReceivingInspectionEntity } from './receiving-inspection.entity.js';

type SentFields = Parameters<typeof applyVerdict>[1] & { inspectionQuestions?: string };
const BLANK = {
  actualTemp: null,
  tempCompliant: true,
  tempUnit: null,
  requiredTempMin: null,
  requiredTempMax: null,
  inspectionQuestions: null,
  failureReasons: null,
};

function checklistJson(...answers: (boolean | undefined)[]): string {
  return JSON.stringify(CHECKLIST.map((item, index) => ({ ...item, required: true, answer: answers[index] })));
}
function createInspection(sent: SentFields): ReceivingInspectionEntity {
  const inspection = merge(Object.assign(new ReceivingInspectionEntity(), BLANK), sent as Record<string, unknown>);
  applyVerdict(inspection, sent);
  return inspection;
}
function updateInspection(before: ReceivingInspectionEntity, sent: SentFields): ReceivingInspectionEntity {
  const inspection = merge(Object.assign(new ReceivingInspectionEntity(), before), sent as Record<string, unknown>);
  applyVerdict(inspection, sent, before);
  return inspection;
}
function errorPaths(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof ProblemError) return (error.extra.errors ?? []).map(({ path }) => path);
    throw error;
  }
  return [];
}

describe('a new inspection', () => {
  it.each([-0.01, 0, 20.5, 41, 41.01])('at %d degrees is checked against 0 to 41 F', (actualTemp) => {
    const complies = actualTemp >= 0 && actualTemp <= 41;
    expect(createInspection({ actualTemp })).toMatchObject({
      tempCompliant: complies,
      status: complies ? 'passed' : 'failed',
      failureReasons: complies ? null : 'Temperature out of range',
      requiredTempMin: 0,
      requiredTempMax: 41,
      tempUnit: 'F',
    });
  });

  it('without a temperature stores no range and keeps the given status', () => {
    expect(createInspection({})).toMatchObject({ ...BLANK, status: 'passed' });
    expect(createInspection({ tempCompliant: false })).toMatchObject({
      status: 'failed',
      failureReasons: 'Temperature out of range',
      requiredTempMin: null,
    });
  });

  it('lists every reason after those that the inspector entered', () => {
    const facts = { actualTemp: 50, inspectionQuestions: checklistJson(false, true, undefined, false) };
    expect(createInspection({ ...facts, status: 'failed' }).failureReasons).toBe(
      'Temperature out of range; Is packaging intact and undamaged?; Is overall product quality acceptable?',
    );
    expect(createInspection({ ...facts, status: 'conditional', failureReasons: 'Torn box, sorted out' })).toMatchObject(
      {
        status: 'conditional',
        failureReasons:
          'Torn box, sorted out; Temperature out of range; Is packaging intact and undamaged?; Is overall product quality acceptable?',
      },
    );
    expect(createInspection({ actualTemp: 40, status: 'passed', failureReasons: 'Late' }).failureReasons).toBeNull();
  });

  it('can be failed or conditional without a failing fact, but not passed with one', () => {
    expect(createInspection({ status: 'failed' })).toMatchObject({ status: 'failed', failureReasons: null });
    expect(errorPaths(() => createInspection({ status: 'passed', actualTemp: 41.5, tempCompliant: true }))).toEqual([
      'status',
    ]);
    expect(errorPaths(() => createInspection({ status: 'passed', actualTemp: 40, tempCompliant: false }))).toEqual([
      'status',
    ]);
    expect(errorPaths(() => createInspection({ status: 'passed', tempCompliant: false }))).toEqual(['status']);
    expect(
      errorPaths(() =>
        createInspection({ status: 'passed', inspectionQuestions: checklistJson(true, true, true, false) }),
      ),
    ).toEqual(['status']);
  });

  it('is checked against a given range in a given unit', () => {
    expect(createInspection({ actualTemp: -5, requiredTempMin: -10, requiredTempMax: 0 })).toMatchObject({
      tempCompliant: true,
      tempUnit: 'F',
    });
    expect(createInspection({ actualTemp: 4, tempUnit: 'C', requiredTempMin: 0, requiredTempMax: 5 })).toMatchObject({
      tempCompliant: true,
      tempUnit: 'C',
    });
    expect(errorPaths(() => createInspection({ actualTemp: 30, tempUnit: 'C' }))).toEqual([
      'requiredTempMin',
      'requiredTempMax',
    ]);
    expect(errorPaths(() => createInspection({ actualTemp: 30, requiredTempMin: 42 }))).toEqual(['requiredTempMax']);
  });
});

describe('a changed inspection', () => {
  it('is recomputed from its new facts', () => {
    const failed = createInspection({ actualTemp: 50 });
    expect(updateInspection(failed, { actualTemp: 40, status: 'passed' })).toMatchObject({
      tempCompliant: true,
      status: 'passed',
      failureReasons: null,
    });
    const passed = createInspection({ actualTemp: 40, status: 'passed' });
    expect(errorPaths(() => updateInspection(passed, { actualTemp: 50 }))).toEqual(['status']);
    expect(errorPaths(() => updateInspection(passed, { inspectionQuestions: checklistJson(false) }))).toEqual([
      'status',
    ]);
    expect(updateInspection(passed, { actualTemp: 50, status: 'failed' })).toMatchObject({
      tempCompliant: false,
      failureReasons: 'Temperature out of range',
    });
  });

  it('keeps fields that were not sent', () => {
    const failedByInspector = createInspection({ actualTemp: 40, tempCompliant: false, status: 'failed' });
    expect(updateInspection(failedByInspector, {})).toEqual(failedByInspector);
    expect(updateInspection(failedByInspector, { actualTemp: null })).toMatchObject({
      tempCompliant: false,
      actualTemp: null,
    });
    expect(updateInspection(failedByInspector, { actualTemp: 40 })).toMatchObject({
      tempCompliant: true,
      status: 'failed',
    });
  });

  it("has reasons that follow the facts, after the inspector's own text", () => {
    const failed = createInspection({ actualTemp: 50 });
    expect(updateInspection(failed, { inspectionQuestions: checklistJson(true, false) }).failureReasons).toBe(
      'Temperature out of range; Are products free from visible contamination?',
    );
    const withOwnText = updateInspection(failed, { failureReasons: 'Truck broke down' });
    expect(updateInspection(withOwnText, { inspectionQuestions: checklistJson(true, false) }).failureReasons).toBe(
      'Truck broke down; Temperature out of range; Are products free from visible contamination?',
    );
    expect(updateInspection(withOwnText, { failureReasons: null }).failureReasons).toBe('Temperature out of range');
    expect(updateInspection(withOwnText, { actualTemp: 30, status: 'passed' }).failureReasons).toBeNull();
  });
});

describe('an inspection whose unit changes', () => {
  const inF = createInspection({ actualTemp: 40, status: 'passed' });
  const inC = createInspection({
    actualTemp: 4,
    tempUnit: 'C',
    requiredTempMin: 0,
    requiredTempMax: 5,
    status: 'passed',
  });

  it('needs a range in the new unit, as a new one', () => {
    expect(errorPaths(() => updateInspection(inF, { tempUnit: 'C' }))).toEqual(['requiredTempMin', 'requiredTempMax']);
    expect(errorPaths(() => updateInspection(inF, { tempUnit: '°C', actualTemp: 4 }))).toHaveLength(2);
    expect(errorPaths(() => updateInspection(inF, { tempUnit: 'C', requiredTempMax: 5 }))).toEqual(['requiredTempMin']);
    expect(errorPaths(() => updateInspection(inC, { tempUnit: 'K' }))).toHaveLength(2);
  });

  it('is judged again in the range of the new unit', () => {
    const range = { requiredTempMin: 0, requiredTempMax: 5 };
    expect(updateInspection(inF, { tempUnit: 'C', ...range })).toMatchObject({
      ...range,
      tempCompliant: false,
      status: 'failed',
      failureReasons: 'Temperature out of range',
    });
    expect(errorPaths(() => updateInspection(inF, { tempUnit: 'C', ...range, status: 'passed' }))).toEqual(['status']);
    expect(updateInspection(inC, { tempUnit: 'F' })).toMatchObject({
      requiredTempMin: 0,
      requiredTempMax: 41,
      status: 'passed',
    });
    const cold = { actualTemp: -5, tempUnit: 'C', requiredTempMin: -20, requiredTempMax: 0 };
    for (const unit of ['F', null])
      expect(updateInspection(createInspection(cold), { tempUnit: unit })).toMatchObject({
        tempUnit: 'F',
        requiredTempMin: 0,
        requiredTempMax: 41,
        status: 'failed',
      });
  });

  it('keeps no status and no reason of the other unit', () => {
    const failed = createInspection({ actualTemp: 50 });
    const range = { tempUnit: 'C', requiredTempMin: 45, requiredTempMax: 60 };
    expect(updateInspection(failed, range)).toMatchObject({ status: 'passed', failureReasons: null });
    const edited = updateInspection(failed, { failureReasons: 'Truck broke down; Temperature out of range' });
    expect(updateInspection(edited, { ...range, inspectionQuestions: checklistJson(false) }).failureReasons).toBe(
      'Truck broke down; Is packaging intact and undamaged?',
    );
  });

  it('does not take a range that is only repeated', () => {
    const whole = ({ actualTemp, tempUnit, requiredTempMin, requiredTempMax, status }: ReceivingInspectionEntity) => ({
      actualTemp,
      tempUnit,
      requiredTempMin,
      requiredTempMax,
      status,
    });
    for (const [before, tempUnit] of [
      [inF, 'C'],
      [inC, 'F'],
    ] as const)
      expect(errorPaths(() => updateInspection(before, { ...whole(before), tempUnit }))).toEqual([
        'requiredTempMin',
        'requiredTempMax',
      ]);
    const unknown = createInspection({ requiredTempMin: 0, requiredTempMax: 5 });
    expect(updateInspection(unknown, { ...whole(unknown), tempUnit: 'C', actualTemp: 4 })).toMatchObject({
      requiredTempMax: 5,
      status: 'passed',
    });
  });

  it('has no range without a temperature', () => {
    const unmeasured = createInspection({ tempUnit: 'C', requiredTempMin: 0, requiredTempMax: 5 });
    const changed = updateInspection(unmeasured, { tempUnit: 'F' });
    expect(changed).toMatchObject({ requiredTempMin: null, requiredTempMax: null, status: 'passed' });
    expect(updateInspection(changed, { actualTemp: 30 })).toMatchObject({ requiredTempMax: 41 });
  });

  it('is the same for each way to write a unit', () => {
    for (const unit of ['°F', 'f', '℉', 'Fahrenheit', ' ° F'])
      expect(updateInspection(inF, { tempUnit: unit })).toMatchObject({ requiredTempMax: 41, status: 'passed' });
    for (const unit of ['°C', 'celsius', '℃'])
      expect(updateInspection(inC, { tempUnit: unit })).toMatchObject({ requiredTempMax: 5, status: 'passed' });
  });
});

it('never stores a pass that the facts contradict', () => {
  const partialInspection = fc.record(
    {
      actualTemp: fc.option(fc.integer({ min: -20, max: 60 })),
      tempCompliant: fc.boolean(),
      requiredTempMin: fc.option(fc.integer({ min: -20, max: 20 })),
      requiredTempMax: fc.option(fc.integer({ min: 0, max: 60 })),
      status: fc.constantFrom(...INSPECTION_STATUSES),
      failureReasons: fc.option(fc.constantFrom('Late', 'Wet')),
      inspectionQuestions: fc
        .array(fc.option(fc.boolean(), { nil: undefined }), { maxLength: 4 })
        .map((answers) => checklistJson(...answers)),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(partialInspection, fc.array(partialInspection, { maxLength: 4 }), (first, changes) => {
      let stored: ReceivingInspectionEntity | undefined;
      for (const sent of [first, ...changes]) {
        if (errorPaths(() => (stored = stored ? updateInspection(stored, sent) : createInspection(sent))).length)
          continue;
        const { status, tempCompliant, actualTemp, requiredTempMin, requiredTempMax, failureReasons } =
          stored as ReceivingInspectionEntity;
        const failing = computeVerdict(stored as ReceivingInspectionEntity).status === 'failed';
        if (failing)
          expect({ status, failureReasons }).toEqual({
            status: expect.not.stringMatching('passed'),
            failureReasons: expect.any(String),
          });
        if (
          actualTemp !== null &&
          (actualTemp < (requiredTempMin as number) || actualTemp > (requiredTempMax as number))
        )
          expect(tempCompliant).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});
