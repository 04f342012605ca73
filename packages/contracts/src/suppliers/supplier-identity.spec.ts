import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { supplierCreate } from './supplier.js';
import { suggestColumn } from './supplier-import.js';
import { areDifferentPlants, registrationState } from './supplier-identity.js';

const parse = (fields: object) => z.safeParse(supplierCreate, { name: 'Bay', country: 'Peru', ...fields });

it.each([
  ['duns', '65-012-3459', '650123459'],
  ['duns', '65 012 3459', '650123459'],
  ['duns', '65\u2010012\u20103459', '650123459'],
  ['duns', ' ', null],
  ['fei', '3014 771933', '3014771933'],
  ['fei', '1234567', '1234567'],
  ['fdaRegistration', '123-4567-8901', '12345678901'],
  ['approvalNumbers', 'IN-2231, IN-2232', 'IN-2231, IN-2232'],
])('%s %j is stored as %j', (field, given, stored) =>
  expect(parse({ [field]: given }).data).toMatchObject({ [field]: stored }),
);

it.each([
  ['duns', '65012345', 'Enter the 9 digits of the DUNS number'],
  ['duns', '999999999', 'This is not a DUNS number: its digits are all the same'],
  ['fei', '30147719330', 'Enter the FEI number, at most 10 digits'],
  ['fdaRegistration', '1234567890', 'Enter the 11 digits of the FDA registration number'],
])('%s %j is refused', (field, given, message) =>
  expect(parse({ [field]: given }).error?.issues).toMatchObject([{ path: [field], message }]),
);

it.each([
  ['DUNS', 'duns'],
  ['D-U-N-S Number', 'duns'],
  ['UFI', 'duns'],
  ['Importer DUNS', 'fsvpImporterDuns'],
  ['fsvpImporterDuns', 'fsvpImporterDuns'],
  ['FEI Number', 'fei'],
  ['Approval No.', 'approvalNumbers'],
  ['Trade name', 'tradeNames'],
])('the heading %j is of %s', (heading, column) => expect(suggestColumn(heading)).toBe(column));

it.each([
  ['2026-12-31', '2026-09-30', 'registered'],
  ['2026-12-31', '2026-10-01', 'renew'],
  ['2026-12-31', '2026-12-31', 'renew'],
  ['2026-12-31', '2027-01-01', 'ended'],
  ['2028-12-31', '2027-11-01', 'registered'],
])('a registration until %s is on %s %s', (end, day, state) =>
  expect(registrationState(`${end}T00:00:00.000Z`, day)).toBe(state),
);

const plant = (fei: string | null, approvalNumbers: string | null = null) => ({ fei, approvalNumbers });
it.each([
  [plant('3014771933'), plant('3014771934'), true],
  [plant('3014771933', 'A'), plant('3014771933', 'B'), false],
  [plant('3014771933'), plant(null), false],
  [plant(null, 'PE-100'), plant(null, 'PE-200'), true],
  [plant(null, 'PE-100, PE-200'), plant(null, 'pe 200'), false],
  [plant('3014771933'), plant(null, 'PE-100'), false],
])('%j and %j are different plants: %s', (one, other, different) =>
  expect(areDifferentPlants(one, other)).toBe(different),
);
