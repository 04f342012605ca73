import { afterAll, beforeAll, it } from '@jest/globals';
import { checkDueDays, checkReaders, MONTH_ENDS, startAgreement, type Agreement } from './fsvp-agreement.js';

let agreement: Agreement;
beforeAll(async () => {
  agreement = await startAgreement();
});
afterAll(() => agreement.close());

it('filters, rows, tiles and dashboard follow the shared rule around every end of a month of a leap year', () =>
  checkReaders(agreement, MONTH_ENDS, 2));

it('the due day follows the shared rule around every end of a month of a leap year, at every frequency', () =>
  checkDueDays(agreement, MONTH_ENDS));
