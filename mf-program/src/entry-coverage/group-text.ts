import type { UncoveredGroup } from '@fsvp/contracts/program/entry-line-coverage';

/** Who made the food of a group, in words. */
export const makerText = ({ supplierName, manufacturerName, manufacturerId }: UncoveredGroup) =>
  supplierName ?? manufacturerName ?? manufacturerId ?? 'No manufacturer declared';
