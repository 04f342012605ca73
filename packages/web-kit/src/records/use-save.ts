import type { FieldValues, UseFormReturn } from '@fsvp/ui';
import { useState } from 'react';
import { applySaveError } from './apply-save-error.js';

interface SaveOptions<TInput extends FieldValues, TOutput> {
  form: UseFormReturn<TInput, unknown, TOutput>;
  /** Saves; resolves to a message for the user if it was not saved, rejects if the call failed. */
  save: (body: TOutput) => Promise<string | undefined>;
  onSaved: () => void;
}

/** Submits a form. Errors are shown in it, and the input is kept. */
export function useSave<TInput extends FieldValues, TOutput>({ form, save, onSaved }: SaveOptions<TInput, TOutput>) {
  const [formErrors, setFormErrors] = useState<string[]>([]);
  return {
    /** Errors that belong to no field. */
    formErrors,
    submit: async (body: TOutput) => {
      setFormErrors([]);
      try {
        const message = await save(body);
        if (message === undefined) onSaved();
        else setFormErrors([message]);
      } catch (error) {
        setFormErrors(applySaveError(form, error));
      }
    },
    reset: () => {
      setFormErrors([]);
      form.reset();
    },
  };
}
