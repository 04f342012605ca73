import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { actionOverdue, ACTION_STATUSES } from '../quality/corrective-action.js';
import { documentExpiry } from '../documents/document.js';
import {
  CHECKLIST,
  inspectionVerdict,
  TEMPERATURE_RANGE,
  temperatureComplies,
} from '../quality/receiving-inspection.js';
import { CALLS } from './calls.js';
import { dueBadge, dueText, displayedVerificationStatus, VERIFICATION_STATUSES } from '../quality/verification.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EPOCH = Date.UTC(2000, 0, 1);
const YEARS = 60 * 365;

/** Formats an instant with a time zone offset. */
function written(ms: number, offsetMinutes: number): string {
  const sign = offsetMinutes < 0 ? '-' : '+';
  const size = Math.abs(offsetMinutes);
  const offset = `${sign}${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`;
  return new Date(ms + offsetMinutes * MINUTE).toISOString().replace('Z', offset);
}

const offsets = fc.integer({ min: -12 * 60, max: 14 * 60 });
/** Favors the first and last millisecond of a day. */
const timeOfDay = fc.oneof(fc.constantFrom(0, 1, DAY - 1), fc.integer({ min: 0, max: DAY - 1 }));
const dayNumber = fc.integer({ min: 0, max: YEARS });
/** A due instant and a current day, usually close to each other. */
const dates = fc
  .record({
    due: dayNumber,
    distance: fc.oneof(fc.integer({ min: -10, max: 10 }), fc.integer({ min: -400, max: 400 })),
    time: timeOfDay,
    offset: offsets,
  })
  .map(({ due, distance, time, offset }) => ({
    days: distance,
    dueDate: written(EPOCH + due * DAY + time, offset),
    today: new Date(EPOCH + (due - distance) * DAY).toISOString().slice(0, 10),
  }));

describe('UTC calendar days, for instants with any offset and times near midnight', () => {
  it('derives due text and badge from the number of days', () => {
    fc.assert(
      fc.property(dates, ({ days, dueDate, today }) => {
        const unit = Math.abs(days) === 1 ? 'day' : 'days';
        const text =
          days < 0
            ? `${-days} ${unit} overdue`
            : days === 0
              ? 'Due today'
              : days <= 7
                ? `Due in ${days} ${unit}`
                : null;
        expect(dueText(dueDate, today)).toBe(text);
        expect(dueBadge(dueDate, today)).toBe(days < 0 ? 'Overdue' : days <= 3 ? 'Due Soon' : 'Scheduled');
      }),
      { numRuns: 1000 },
    );
  });

  it('shows Overdue when the stored status is overdue, or scheduled with a past due day', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...VERIFICATION_STATUSES), ({ days, dueDate, today }, status) =>
        expect(displayedVerificationStatus({ status, dueDate }, today)).toBe(
          status === 'scheduled' && days < 0 ? 'overdue' : status,
        ),
      ),
    );
  });

  it('reports a corrective action as overdue when it is active and its due day has passed', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...ACTION_STATUSES), ({ days, dueDate, today }, status) =>
        expect(actionOverdue({ status, dueDate }, today)).toBe(
          days < 0 && (status === 'open' || status === 'in_progress'),
        ),
      ),
    );
  });

  it('derives document expiry from its day', () => {
    fc.assert(
      fc.property(dates, ({ days, dueDate, today }) =>
        expect(documentExpiry(dueDate, today)).toBe(days < 0 ? 'expired' : days <= 30 ? 'expires_soon' : 'valid'),
      ),
    );
  });
});

describe('receiving inspection verdict', () => {
  it('is derived from temperature and answers, with every failure reason', () => {
    const answers = fc.tuple(...CHECKLIST.map(() => fc.constantFrom(true, false, undefined)));
    const entry = fc.oneof(
      fc.integer({ min: -60, max: 120 }),
      fc.float({ min: -1, max: 42, noNaN: true }),
      fc.constantFrom('', ' ', 'warm', null, 0, 41, '41', '41.01', '-0.01'),
    );
    fc.assert(
      fc.property(entry, fc.boolean(), answers, (temperature, before, given) => {
        const tempCompliant = temperatureComplies(temperature) ?? before;
        const number = temperature === null || String(temperature).trim() === '' ? Number.NaN : Number(temperature);
        expect(tempCompliant).toBe(
          Number.isNaN(number) ? before : number >= TEMPERATURE_RANGE.min && number <= TEMPERATURE_RANGE.max,
        );

        const questions = CHECKLIST.map((item, index) => ({ ...item, answer: given[index] }));
        const failing = questions.filter(({ answer }) => answer === false).map(({ question }) => question);
        const verdict = inspectionVerdict({ tempCompliant, questions });
        expect(verdict.status).toBe(tempCompliant && failing.length === 0 ? 'passed' : 'failed');
        expect(verdict.unanswered).toBe(given.filter((answer) => answer === undefined).length);
        const reasons = [...(tempCompliant ? [] : ['Temperature out of range']), ...failing];
        expect(verdict.failureReasons).toBe(reasons.length ? reasons.join('; ') : null);
        const sentence =
          reasons.length === 0
            ? 'All checks passed - shipment accepted'
            : `Inspection failed - ${tempCompliant ? 'quality check failed' : 'temperature out of range'}`;
        expect(verdict.message).toBe(sentence);
      }),
      { numRuns: 500 },
    );
  });
});

interface Definition {
  format?: string;
  shape?: Record<string, z.core.$ZodType>;
  [part: string]: unknown;
}
const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;
const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Whether a day or an instant is an input of the schema. */
function readsDate(schema: z.core.$ZodType): boolean {
  const { format, ...parts } = definitionOf(schema);
  if (format === 'date' || format === 'datetime') return true;
  return Object.values(parts)
    .flatMap((part) => (Array.isArray(part) ? (part as unknown[]) : [part]))
    .some((part) => isSchema(part) && readsDate(part));
}

describe('inputs of a day or an instant', () => {
  const inputs = CALLS.flatMap(({ id, body, query }) =>
    [body, query].flatMap((schema) =>
      Object.entries((schema && definitionOf(schema).shape) ?? {})
        .filter(([, field]) => readsDate(field))
        .map(([name, field]): [string, z.core.$ZodType] => [`${id} ${name}`, field]),
    ),
  );

  it('are found', () => {
    for (const name of [
      'createSupplier lastVerificationDate',
      'updateVerification dueDate',
      'listEntryLines arrivedFrom',
    ])
      expect(inputs.map(([input]) => input)).toContain(name);
  });

  it.each(inputs)('%s refuses years before 1900', (_name, schema) => {
    for (const value of ['0026-03-05', '1899-12-31', '0026-03-05T10:00:00Z'])
      expect([value, z.safeParse(schema as z.ZodMiniType, value).success]).toEqual([value, false]);
  });
});
