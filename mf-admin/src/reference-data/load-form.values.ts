import { today } from '@fsvp/contracts/core/calendar-day';
import type { ReferenceKind } from '@fsvp/contracts/program/reference-set';
import { cutoffsCsv, editionOf } from './pasted-cutoffs.js';

/** The values of the form's fields. */
export interface LoadValues {
  kind: ReferenceKind | null;
  /** The text of the file. */
  csv: string;
  /** Size cut-offs as they are copied from FDA's page, in place of a file. */
  pasted: string;
  edition: number | null;
  baseYear: number | null;
  effectiveFrom: string | null;
  effectiveTo: string | null;
  source: string;
  retrievedOn: string | null;
  endEarlier: boolean;
}

/** The fields' labels. */
export const REFERENCE_FIELD_LABELS: Record<keyof LoadValues, string> = {
  kind: 'Kind',
  csv: 'CSV file',
  pasted: 'Table of FDA’s page',
  edition: 'Edition',
  baseYear: 'Base year',
  effectiveFrom: 'First day',
  effectiveTo: 'Last day',
  source: 'Source',
  retrievedOn: 'Retrieved on',
  endEarlier: 'End earlier sets on the day before',
};

export const newSet = (kind: ReferenceKind | null): LoadValues => ({
  kind,
  csv: '',
  pasted: '',
  edition: editionOf(today()),
  baseYear: null,
  effectiveFrom: null,
  effectiveTo: null,
  source: '',
  retrievedOn: today(),
  endEarlier: true,
});

/** What the server checks and loads: a pasted table takes the place of a file. */
export function toLoad({ pasted, edition, baseYear, ...values }: LoadValues) {
  const isPasted = values.kind === 'size_cutoffs' && pasted.trim() !== '';
  return isPasted ? { ...values, csv: cutoffsCsv(pasted, edition, baseYear) } : values;
}
