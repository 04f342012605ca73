import type { ReferenceLoad } from '@fsvp/contracts/program/reference-set';

/** A set that comes with the suite: `csv` has the columns of its kind. The id of a set never changes, also not when its rows do. */
export interface ShippedSet extends Omit<ReferenceLoad, 'endEarlier'> {
  id: string;
}
