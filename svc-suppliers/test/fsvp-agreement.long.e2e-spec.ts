import { afterAll, beforeAll, it } from '@jest/globals';
import { checkDueDays, checkReaders, LEAP_YEAR, startAgreement, type Agreement } from './fsvp-agreement.js';

let agreement: Agreement;
beforeAll(async () => {
  agreement = await startAgreement();
});
afterAll(() => agreement.close());

it(
  'filters, rows, tiles and dashboard follow the shared rule on every day of a leap year',
  () => checkReaders(agreement, LEAP_YEAR, 5),
  120_000,
);

it(
  'the due day follows the shared rule on every day of a leap year, at every frequency',
  () => checkDueDays(agreement, LEAP_YEAR),
  60_000,
);
