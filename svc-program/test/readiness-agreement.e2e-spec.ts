import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { checkAgreement, LEAP_YEAR, startWithFiles } from './readiness-agreement.js';
import type { TestProgramService } from './start.js';

let program: TestProgramService;
beforeAll(async () => {
  program = await startWithFiles(150);
});
afterAll(() => program.close());

it('what is stored of a file is what the rule says, at the ends of months', async () => {
  const { turned } = await checkAgreement(
    program,
    LEAP_YEAR.filter((day) => /-(01|31)$/.test(day)),
  );
  expect(turned).toBeGreaterThan(2);
});
