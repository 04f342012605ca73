import type { ShippedSet } from './shipped-set.types.js';

/** Countries with a systems recognition arrangement with FDA. The annexes of the arrangements were not read. */
export const RECOGNISED_SYSTEMS: ShippedSet = {
  id: '01a20ada-2c02-7340-8933-0511c5d1eb29',
  kind: 'recognised_systems',
  effectiveFrom: '2017-04-19',
  effectiveTo: null,
  source:
    "US FDA, systems recognition arrangements: New Zealand signed 10 December 2012, Canada signed 4 May 2016, Australia announced 19 April 2017; exclusions as reported at signing and in FDA's FSVP guidance of January 2023, M.2. Check the annexes for a food near a limit",
  retrievedOn: '2026-11-24',
  csv: `country,authority,coveredClasses,excludedClasses,recognisedOn
NZ,Ministry for Primary Industries (MPI),Food for people that FDA regulates,Dietary supplements; Food for animals,2012-12-10
CA,Canadian Food Inspection Agency (CFIA) and Health Canada,Food for people that FDA regulates,Dietary supplements; Natural health products; Food for animals; Meat and poultry; Processed egg products; Farmed catfish; Grade A milk and milk products; Raw bivalve molluscan shellfish; Infant formula,2016-05-04
AU,Department of Agriculture and Water Resources,Food for people that FDA regulates,Dietary supplements; Food for animals; Meat; Egg products; Shellfish,2017-04-19
`,
};
