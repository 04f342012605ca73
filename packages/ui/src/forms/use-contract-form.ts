import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import { registerChecks } from './field-checks.js';
import { useTrackedForm } from './use-form-draft.js';
import { standardSchemaResolver, type FieldCheck, type FormSchema } from './standard-schema-resolver.js';

export interface ContractFormOptions<TInput extends FieldValues, TOutput> {
  /** The contract's schema (zod or any other Standard Schema). */
  schema: FormSchema<TOutput>;
  defaultValues: DefaultValues<TInput>;
  /** When validation first happens; default: on submit. Afterwards it happens on every change. */
  mode?: UseFormProps['mode'];
  /** Converts the form values to the input of the schema, such as `blankToNull`. */
  prepare?: (values: TInput) => unknown;
  /** It has a password: what was typed is not kept when the session ends. */
  secret?: boolean;
}

/** A form that is validated by the contract's schema. `onSubmit` of the Form receives the schema's output. */
export function useContractForm<TInput extends FieldValues = FieldValues, TOutput = TInput>(
  options: ContractFormOptions<TInput, TOutput>,
): UseFormReturn<TInput, unknown, TOutput> {
  const [checks] = useState(() => new Map<string, FieldCheck>());
  const form = useForm<TInput, unknown, TOutput>({
    resolver: standardSchemaResolver<TInput, TOutput>(options.schema, checks, options.prepare),
    defaultValues: options.defaultValues,
    mode: options.mode ?? 'onSubmit',
    reValidateMode: 'onChange',
    // The Form focuses the first invalid field in the order on screen, which need not be the order of registering.
    shouldFocusError: false,
  });
  registerChecks(form.control, checks);
  useTrackedForm(form, options.defaultValues, options.secret);
  return form;
}

/** A `prepare` for records whose optional texts are null when empty: blank top-level text becomes null. */
export function blankToNull(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && value.trim() === '' ? null : value,
    ]),
  );
}
