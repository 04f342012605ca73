import { describe, expect, it } from '@jest/globals';
import { CHECKLIST, INSPECTION_STATUSES } from '@fsvp/contracts/receiving-inspection';
import { ProblemError } from '@fsvp/service-kit/problem.error';
import { merge } from '@fsvp/service-kit/unit-of-work';
import fc from 'fast-check';
import { applyVerdict, verdictOf } from './inspection-verdict.js';
import { ReceivingInspectionEntity } from './receiving-inspection.entity.js';

type Sent = Parameters<typeof applyVerdict>[1] & { inspectionQuestions?: string };
const BLANK = {
  actualTemp: null,
  tempCompliant: true,
  tempUnit: null,
  requiredTempMin: null,
  requiredTempMax: null,
  inspectionQuestions: null,
  failureReasons: null,
};

function answered(...answers: (boolean | undefined)[]): string {
  return JSON.stringify(CHECKLIST.map((item, index) => ({ ...item, required: true, answer: answers[index] })));
}
function recorded(sent: Sent): ReceivingInspectionEntity {
  const inspection = merge(Object.assign(new ReceivingInspectionEntity(), BLANK), sent as Record<string, unknown>);
  applyVerdict(inspection, sent);
  return inspection;
}
function changed(before: ReceivingInspectionEntity, sent: Sent): ReceivingInspectionEntity {
  const inspection = merge(Object.assign(new ReceivingInspectionEntity(), before), sent as Record<string, unknown>);
  applyVerdict(inspection, sent, before);
  return inspection;
}
function refusal(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof ProblemError) return (error.extra.errors ?? []).map(({ path }) => path);
    throw error;
  }
  return [];
}

describe('a new inspection', () => {
  it.each([-0.01, 0, 20.5, 41, 41.01])('at %d degrees is judged by 0 to 41 F', (actualTemp) => {
    const complies = actualTemp >= 0 && actualTemp <= 41;
    expect(recorded({ actualTemp })).toMatchObject({
      tempCompliant: complies,
      status: complies ? 'passed' : 'failed',
      failureReasons: complies ? null : 'Temperature out of range',
      requiredTempMin: 0,
      requiredTempMax: 41,
      tempUnit: 'F',
    });
  });

  it('without a temperature stores no range and keeps the status that was sent', () => {
    expect(recorded({})).toMatchObject({ ...BLANK, status: 'passed' });
    expect(recorded({ tempCompliant: false })).toMatchObject({
      status: 'failed',
      failureReasons: 'Temperature out of range',
      requiredTempMin: null,
    });
  });

  it('lists every reason after those that the inspector entered', () => {
    const facts = { actualTemp: 50, inspectionQuestions: answered(false, true, undefined, false) };
    expect(recorded({ ...facts, status: 'failed' }).failureReasons).toBe(
      'Temperature out of range; Is packaging intact and undamaged?; Is overall product quality acceptable?',
    );
    expect(recorded({ ...facts, status: 'conditional', failureReasons: 'Torn box, sorted out' })).toMatchObject({
      status: 'conditional',
      failureReasons:
        'Torn box, sorted out; Temperature out of range; Is packaging intact and undamaged?; Is overall product quality acceptable?',
    });
    expect(recorded({ actualTemp: 40, status: 'passed', failureReasons: 'Late' }).failureReasons).toBeNull();
  });

  it('may be failed or conditional without a failing fact, never passed against one', () => {
    expect(recorded({ status: 'failed' })).toMatchObject({ status: 'failed', failureReasons: null });
    expect(refusal(() => recorded({ status: 'passed', actualTemp: 41.5, tempCompliant: true }))).toEqual(['status']);
    expect(refusal(() => recorded({ status: 'passed', actualTemp: 40, tempCompliant: false }))).toEqual(['status']);
    expect(refusal(() => recorded({ status: 'passed', tempCompliant: false }))).toEqual(['status']);
    expect(
      refusal(() => recorded({ status: 'passed', inspectionQuestions: answered(true, true, true, false) })),
    ).toEqual(['status']);
  });

  it('is judged by a range of its own, in its own unit', () => {
    expect(recorded({ actualTemp: -5, requiredTempMin: -10, requiredTempMax: 0 })).toMatchObject({
      tempCompliant: true,
      tempUnit: 'F',
    });
    expect(recorded({ actualTemp: 4, tempUnit: 'C', requiredTempMin: 0, requiredTempMax: 5 })).toMatchObject({
      tempCompliant: true,
      tempUnit: 'C',
    });
    expect(refusal(() => recorded({ actualTemp: 30, tempUnit: 'C' }))).toEqual(['requiredTempMin', 'requiredTempMax']);
    expect(refusal(() => recorded({ actualTemp: 30, requiredTempMin: 42 }))).toEqual(['requiredTempMax']);
  });
});

describe('a changed inspection', () => {
  it('is recomputed from its new facts', () => {
    const failed = recorded({ actualTemp: 50 });
    expect(changed(failed, { actualTemp: 40, status: 'passed' })).toMatchObject({
      tempCompliant: true,
      status: 'passed',
      failureReasons: null,
    });
    const passed = recorded({ actualTemp: 40, status: 'passed' });
    expect(refusal(() => changed(passed, { actualTemp: 50 }))).toEqual(['status']);
    expect(refusal(() => changed(passed, { inspectionQuestions: answered(false) }))).toEqual(['status']);
    expect(changed(passed, { actualTemp: 50, status: 'failed' })).toMatchObject({
      tempCompliant: false,
      failureReasons: 'Temperature out of range',
    });
  });

  it('keeps what was not sent', () => {
    const doubted = recorded({ actualTemp: 40, tempCompliant: false, status: 'failed' });
    expect(changed(doubted, {})).toEqual(doubted);
    expect(changed(doubted, { actualTemp: null })).toMatchObject({ tempCompliant: false, actualTemp: null });
    expect(changed(doubted, { actualTemp: 40 })).toMatchObject({ tempCompliant: true, status: 'failed' });
  });

  it('has reasons that follow the facts, after what somebody worded', () => {
    const failed = recorded({ actualTemp: 50 });
    expect(changed(failed, { inspectionQuestions: answered(true, false) }).failureReasons).toBe(
      'Temperature out of range; Are products free from visible contamination?',
    );
    const worded = changed(failed, { failureReasons: 'Truck broke down' });
    expect(changed(worded, { inspectionQuestions: answered(true, false) }).failureReasons).toBe(
      'Truck broke down; Temperature out of range; Are products free from visible contamination?',
    );
    expect(changed(worded, { failureReasons: null }).failureReasons).toBe('Temperature out of range');
    expect(changed(worded, { actualTemp: 30, status: 'passed' }).failureReasons).toBeNull();
  });
});

it('never stores a pass that the facts contradict', () => {
  const half = fc.record(
    {
      actualTemp: fc.option(fc.integer({ min: -20, max: 60 })),
      tempCompliant: fc.boolean(),
      requiredTempMin: fc.option(fc.integer({ min: -20, max: 20 })),
      requiredTempMax: fc.option(fc.integer({ min: 0, max: 60 })),
      status: fc.constantFrom(...INSPECTION_STATUSES),
      failureReasons: fc.option(fc.constantFrom('Late', 'Wet')),
      inspectionQuestions: fc
        .array(fc.option(fc.boolean(), { nil: undefined }), { maxLength: 4 })
        .map((answers) => answered(...answers)),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(half, fc.array(half, { maxLength: 4 }), (first, changes) => {
      let stored: ReceivingInspectionEntity | undefined;
      for (const sent of [first, ...changes]) {
        if (refusal(() => (stored = stored ? changed(stored, sent) : recorded(sent))).length) continue;
        const { status, tempCompliant, actualTemp, requiredTempMin, requiredTempMax, failureReasons } =
          stored as ReceivingInspectionEntity;
        const failing = verdictOf(stored as ReceivingInspectionEntity).status === 'failed';
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
