import { expect, it } from '@jest/globals';
import type { FileSituation } from './applicability.js';
import { EVALUATIONS } from './evaluations.js';
import { REGIMES } from './regime.js';
import { REQUIREMENT_CODES } from './requirement-codes.js';
import { REQUIREMENTS, whyNotApplicable } from './requirements.js';

/** Everything applies that can in a regime. */
const SITUATION: Omit<FileSituation, 'regime'> = {
  verySmallImporter: false,
  lowAcidCanned: true,
  coveredProduce: true,
  importing: true,
  hasEntryLines: true,
  hazards: 'some_to_control',
  allocations: ['1.507(a)(1)', '1.507(a)(2)', '1.507(a)(3)', '1.507(a)(4)', '1.507(a)(5)'],
  allAllocated: false,
  sahcodhaWithoutAudit: true,
  assurances1507: 'required',
};

const walked = REGIMES.flatMap((regime) => REQUIREMENT_CODES.map((code) => ({ regime, code })));

it('walks nine regimes and 29 requirements', () => {
  expect(walked).toHaveLength(9 * 29);
});

it('none applies anywhere without a record that can satisfy it, and what to do for it', () => {
  const lacking = walked.filter(({ regime, code }) => {
    if (whyNotApplicable(code, { ...SITUATION, regime })) return false;
    const { nextAction, findRecords, findAmongRecords } = EVALUATIONS[code] ?? {};
    const opensForm = nextAction?.opens !== 'form' || REQUIREMENTS[code].form !== undefined;
    return !nextAction?.label || !(findRecords ?? findAmongRecords) || !opensForm;
  });
  const codes = REQUIREMENT_CODES.filter((code) => lacking.some((one) => one.code === code));
  expect(codes).toEqual([]);
});

it('each applies in some regime', () => {
  const applying = REQUIREMENT_CODES.filter((code) =>
    REGIMES.some((regime) => !whyNotApplicable(code, { ...SITUATION, regime })),
  );
  expect(applying).toEqual(REQUIREMENT_CODES);
});
