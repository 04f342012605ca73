import type { ReferenceLoad } from '@fsvp/contracts/program/reference-set';

/** A set that comes with the suite: `csv` has the columns of its kind. The id of a set never changes, also not when its rows do. */
export interface ShippedSet extends Omit<ReferenceLoad, 'endEarlier'> {
  id: string;
  /**
   * The id of the earlier edition, which ends on the day before. If an administrator ended or deleted that one, this one is not
   * loaded.
   */
  replaces?: string;
}
