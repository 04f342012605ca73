import { addMonths, today } from '@fsvp/contracts/core/calendar-day';
import {
  REFERENCE_SETS,
  type AnyReferenceRow,
  type ReferenceKind,
  type ReferenceSetSummary,
} from '@fsvp/contracts/program/reference-set';
import { formatDate, formatNumber } from '@fsvp/ui';

interface Definition {
  title: string;
  description: string;
  columns: Readonly<Record<string, string>>;
}

export const definitionOf = (kind: ReferenceKind): Definition => REFERENCE_SETS[kind];

type Period = Pick<ReferenceSetSummary, 'effectiveFrom' | 'effectiveTo'>;

export type PeriodState = 'in_force' | 'later' | 'earlier';

export function periodState({ effectiveFrom, effectiveTo }: Period): PeriodState {
  const day = today();
  if (effectiveFrom > day) return 'later';
  return effectiveTo !== null && effectiveTo < day ? 'earlier' : 'in_force';
}

export function periodText({ effectiveFrom, effectiveTo }: Period): string {
  const from = formatDate(effectiveFrom);
  return effectiveTo === null ? `From ${from}` : `${from} to ${formatDate(effectiveTo)}`;
}

export const rowsText = (count: number) => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;

const MONTHS_UNTIL_OLD = 12;

/** Whether the source was read so long ago that it may have changed. */
export const isOld = ({ retrievedOn }: Pick<ReferenceSetSummary, 'retrievedOn'>) =>
  addMonths(retrievedOn, MONTHS_UNTIL_OLD) < today();

export const OLD_TEXT = 'Retrieved more than a year ago. Check whether the source has changed.';

/** 'Excluded classes' of 'excludedClasses'. */
export function columnLabel(column: string): string {
  const words = column.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A cell as the file has it: several values have semicolons between them. */
export function cellText(value: AnyReferenceRow[string] | undefined): string {
  if (Array.isArray(value)) return value.join('; ');
  return value === null || value === undefined ? '' : String(value);
}
