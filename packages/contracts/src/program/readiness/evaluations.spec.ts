import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { Evaluation } from './evaluation.js';
import { EVALUATIONS } from './evaluations.js';
import { REQUIREMENT_CODES } from './requirement-codes.js';
import type { Requirement } from './requirement.js';
import { REQUIREMENTS } from './requirements.js';

it('the tables have what each file in the folder of requirements declares', async () => {
  const files = readdirSync(new URL('requirements', import.meta.url)).sort();
  expect(files).toEqual(REQUIREMENT_CODES.map((code) => `${code.toLowerCase()}.ts`).sort());
  for (const code of REQUIREMENT_CODES) {
    const file = (await import(`./requirements/${code.toLowerCase()}.js`)) as {
      requirement: Requirement;
      evaluation?: () => Evaluation;
    };
    expect([code, REQUIREMENTS[code]]).toEqual([code, file.requirement]);
    expect([code, Object.keys(EVALUATIONS[code] ?? {})]).toEqual([code, Object.keys(file.evaluation?.() ?? {})]);
  }
});
