import { afterAll, beforeAll, describe, it } from '@jest/globals';
import {
  checkDueDays,
  checkReaders,
  MONTH_ENDS,
  startAgreement,
  useTimeZone,
  type Agreement,
} from './fsvp-agreement.js';

let agreement: Agreement;
beforeAll(async () => {
  agreement = await startAgreement();
});
afterAll(() => agreement.close());

describe.each(['America/Los_Angeles', 'Asia/Kolkata', 'UTC'])('in %s', (timeZone) => {
  beforeAll(() => useTimeZone(agreement, timeZone));

  it('filters, rows, tiles and dashboard follow the shared rule around every end of a month of a leap year', () =>
    checkReaders(agreement, MONTH_ENDS, timeZone === 'UTC' ? 2 : 1));

  it('the due day follows the shared rule around every end of a month of a leap year, at every frequency', () =>
    checkDueDays(agreement, MONTH_ENDS));
});
