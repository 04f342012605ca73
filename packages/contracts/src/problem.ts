import * as z from 'zod/mini';

/** Problem details of RFC 9457, as every failing call answers them (decisions §1). */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    /** One sentence a person can act on. */
    detail: z.string(),
    /** Every bad field; `path` is the field's name, parts joined by dots. */
    errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    requestId: z.optional(z.string()),
    /** 412 only: the record as it is now. */
    current: z.optional(z.unknown()),
  })
  .check(z.meta({ id: 'Problem' }));

export type Problem = z.output<typeof problem>;
export type FieldError = NonNullable<Problem['errors']>[number];

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
