import { ACCESS_PROBLEMS } from './problem-types/access-problems.js';
import type { ProblemType } from './problem-types/problem-type.js';
import { RECORD_PROBLEMS } from './problem-types/record-problems.js';
import { REQUEST_PROBLEMS } from './problem-types/request-problems.js';
import { SERVER_PROBLEMS } from './problem-types/server-problems.js';

/**
 * Every kind of problem that the suite answers with. A code is never renamed or given another meaning: API clients decide by
 * it. For servers only: the texts are too long for screens.
 */
export const PROBLEM_TYPES = {
  ...REQUEST_PROBLEMS,
  ...ACCESS_PROBLEMS,
  ...RECORD_PROBLEMS,
  ...SERVER_PROBLEMS,
} as const satisfies Record<string, ProblemType>;
export type ProblemCode = keyof typeof PROBLEM_TYPES;

/** The code if the text is one. */
export function isProblemCode(text: unknown): text is ProblemCode {
  return typeof text === 'string' && Object.hasOwn(PROBLEM_TYPES, text);
}

/** The `type` of a problem, which is the address of its page. */
export function problemTypeUri(code: ProblemCode): string {
  return `/problems/${code}`;
}
