import * as z from 'zod/mini';

/** Problem details (RFC 9457): the response body of every failed call (spec-map: http-20). */
export const problem = z
  .object({
    /** `/problems/` and the code: the address of the page that explains it. */
    type: z.string(),
    /** One of problem-types.ts; a later release may have others. */
    code: z.optional(z.string()),
    title: z.string(),
    status: z.int(),
    /** One sentence that says what to do. */
    detail: z.string(),
    /** Every invalid field; `path` is the field name, with parts joined by dots. */
    errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    requestId: z.optional(z.string()),
    /** 412 only: the current record. */
    current: z.optional(z.unknown()),
  })
  .check(z.meta({ id: 'Problem' }));

export type Problem = z.output<typeof problem>;
export type FieldError = NonNullable<Problem['errors']>[number];

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
