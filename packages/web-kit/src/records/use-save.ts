import type { FieldValues, UseFormReturn } from '@fsvp/ui';
import { useState } from 'react';
import { refusalsOf } from './refusals.js';

interface Saving<TInput extends FieldValues, TOutput> {
  form: UseFormReturn<TInput, unknown, TOutput>;
  /** Saves; resolves to a message for the user if it was not saved, rejects if the call failed. */
  save: (body: TOutput) => Promise<string | undefined>;
  onSaved: () => void;
}

/** Submits a form: refusals are shown in it, and its entries are kept. */
export function useSave<TInput extends FieldValues, TOutput>({ form, save, onSaved }: Saving<TInput, TOutput>) {
  const [refusals, setRefusals] = useState<string[]>([]);
  return {
    /** Refusals that belong to no field. */
    refusals,
    submit: async (body: TOutput) => {
      setRefusals([]);
      try {
        const refusal = await save(body);
        if (refusal === undefined) onSaved();
        else setRefusals([refusal]);
      } catch (error) {
        setRefusals(refusalsOf(form, error));
      }
    },
    reset: () => {
      setRefusals([]);
      form.reset();
    },
  };
}
