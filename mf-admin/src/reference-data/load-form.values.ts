import { today } from '@fsvp/contracts/core/calendar-day';
import type { ReferenceKind } from '@fsvp/contracts/program/reference-set';

/** The values of the form's fields. */
export interface LoadValues {
  kind: ReferenceKind | null;
  /** The text of the file. */
  csv: string;
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
  effectiveFrom: 'First day',
  effectiveTo: 'Last day',
  source: 'Source',
  retrievedOn: 'Retrieved on',
  endEarlier: 'End earlier sets on the day before',
};

export const newSet = (kind: ReferenceKind | null): LoadValues => ({
  kind,
  csv: '',
  effectiveFrom: null,
  effectiveTo: null,
  source: '',
  retrievedOn: today(),
  endEarlier: true,
});
