import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { checkAgreement, LEAP_YEAR, startWithFiles } from './readiness-agreement.js';
import type { TestProgramService } from './start.js';

const FILES = 5000;

let program: TestProgramService;
beforeAll(async () => {
  program = await startWithFiles(FILES);
}, 120_000);
afterAll(() => program.close());

it('what is stored of 5,000 files is what the rule says, on every day of a leap year, and only what is due is judged', async () => {
  const { judged, turned } = await checkAgreement(program, LEAP_YEAR);
  expect(turned).toBeGreaterThan(100);
  expect(judged).toBeLessThan(FILES * 20);
}, 3_600_000);
