import type { FieldValues, UseFormReturn } from '@fsvp/ui/dialogs';
import { useRef, useState } from 'react';
import { applySaveError } from './apply-save-error.js';
import type { SavedForm } from './use-record-save.js';

interface SaveOptions<TInput extends FieldValues, TOutput> {
  form: UseFormReturn<TInput, unknown, TOutput>;
  /** Saves; resolves to a message for the user if it was not saved, rejects if the call failed. */
  save: (body: TOutput, form: SavedForm<TInput>) => Promise<string | undefined>;
  onSaved: () => void;
}

/** Submits a form once. Errors are shown in it, and the input is kept. */
export function useSave<TInput extends FieldValues, TOutput>({ form, save, onSaved }: SaveOptions<TInput, TOutput>) {
  const [formErrors, setFormErrors] = useState<string[]>([]);
  // A saved form is visible until the animation of its dialog ends.
  const isSaved = useRef(false);
  return {
    /** Errors that belong to no field. */
    formErrors,
    submit: async (body: TOutput) => {
      if (isSaved.current) return;
      setFormErrors([]);
      try {
        const message = await save(body, form as unknown as SavedForm<TInput>);
        if (message !== undefined) {
          setFormErrors([message]);
          return;
        }
        isSaved.current = true;
        onSaved();
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
