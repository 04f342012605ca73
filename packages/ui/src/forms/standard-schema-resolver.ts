import { get, set, type FieldError, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

interface SchemaIssue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

type SchemaResult<TOutput> =
  { readonly value: TOutput; readonly issues?: undefined } | { readonly issues: ReadonlyArray<SchemaIssue> };

/** The part of Standard Schema (https://standardschema.dev) that a form needs; zod's schemas have it. */
export interface FormSchema<TOutput> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult<TOutput> | Promise<SchemaResult<TOutput>>;
  };
}

/**
 * A rule that the contract does not have: returns the error text, or undefined if the value is valid. `schemaError` is
 * the schema's error of the field, which the check can replace by a better one.
 */
export type FieldCheck = (value: unknown, schemaError: string | undefined) => string | undefined;

function pathOf(issue: SchemaIssue, values: FieldValues): string {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  if (path === '') return 'root.schema';
  // An error of a whole list must not replace the errors of its entries.
  return Array.isArray(get(values, path)) ? `${path}.root` : path;
}

/** Validates the form with the schema, then each field with its own check. The schema's first error of a field wins. */
export function standardSchemaResolver<TInput extends FieldValues, TOutput>(
  schema: FormSchema<TOutput>,
  checks: ReadonlyMap<string, FieldCheck>,
  prepare?: (values: TInput) => unknown,
): Resolver<TInput, unknown, TOutput> {
  return async (values) => {
    const result = await schema['~standard'].validate(prepare ? prepare(values) : values);
    const errors: FieldErrors<TInput> = {};
    for (const issue of result.issues ?? []) {
      const path = pathOf(issue, values);
      if (!get(errors, path)) set(errors, path, { type: 'schema', message: issue.message });
    }
    for (const [name, check] of checks) {
      const schemaError: FieldError | undefined = get(errors, name);
      const message = check(get(values, name), schemaError?.message);
      if (message !== undefined) set(errors, name, { type: 'check', message });
    }
    if (result.issues || Object.keys(errors).length > 0) return { values: {}, errors };
    return { values: result.value, errors: {} };
  };
}
