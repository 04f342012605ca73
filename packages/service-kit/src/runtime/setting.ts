import * as z from 'zod/mini';

/**
 * A setting with its description for operators; docs/operations/settings.md is generated from it.
 * @param shownDefault instead of the schema's default, where that depends on the machine
 */
export function setting<S extends z.ZodMiniType>(description: string, schema: S, shownDefault?: string): S {
  // A copy, because settings share schemas.
  const copy = z.clone(schema);
  z.globalRegistry.add(copy, { description, ...(shownDefault && { shownDefault }) });
  return copy;
}

/** A switch that is off by default. */
export const yesOrNo = z.pipe(
  z._default(z.enum(['true', 'false'], 'Enter true or false'), 'false'),
  z.transform((text) => text === 'true'),
);
