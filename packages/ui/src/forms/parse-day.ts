import { isValid, parse } from 'date-fns';
import { isoDay, localDay } from '../foundation/format.js';

const patterns = ['yyyy-MM-dd', 'MMM d, yyyy', 'MMMM d, yyyy', 'MMM d yyyy', 'M/d/yyyy', 'M-d-yyyy', 'd MMM yyyy'];

/** 'yyyy-MM-dd' of a local calendar date. */
export function isoOfLocalDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Reads what a person typed as a day ('Mar 5, 2024', '3/5/2024', '2024-03-05'); undefined when it is not a day. */
export function parseDay(text: string): string | undefined {
  const trimmed = text.trim();
  for (const pattern of patterns) {
    const date = parse(trimmed, pattern, new Date(2000, 0, 1));
    if (isValid(date) && date.getFullYear() >= 1000) return isoOfLocalDay(date);
  }
  return undefined;
}

/** The calendar day of a stored value, which may be a day or an instant; undefined when it is neither. */
export function dayOfValue(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  if (localDay(value)) return value;
  return /^\d{4}-\d{2}-\d{2}T/.test(value) ? isoDay(value) : undefined;
}
