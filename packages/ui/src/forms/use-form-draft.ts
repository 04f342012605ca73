import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { findDraft, draftKey, deleteDraft, trackForm, type FormDraft } from './form-drafts.js';

export interface FormDraftOffer {
  restore: () => void;
  discard: () => void;
}

const keys = new WeakMap<object, string>();

/** Saves the form's values when the session ends; the Form offers to restore them when it is opened again. */
export function useTrackedForm<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  defaultValues: object,
): void {
  const [key] = useState(() => draftKey(defaultValues));
  const [first] = useState(() => JSON.stringify(defaultValues));
  const { control, getValues } = form;
  keys.set(control, key);
  useEffect(
    () =>
      trackForm({
        key,
        read: () => {
          const values = getValues();
          return JSON.stringify(values) === first ? undefined : values;
        },
      }),
    [key, first, getValues],
  );
}

/** The draft of this form, if there is one. */
export function useFormDraft<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
): FormDraftOffer | undefined {
  const key = keys.get(form.control);
  const [draft, setDraft] = useState<FormDraft | undefined>(() => (key === undefined ? undefined : findDraft(key)));
  if (!draft || key === undefined) return undefined;
  const discard = () => {
    deleteDraft(key);
    setDraft(undefined);
  };
  return {
    discard,
    restore: () => {
      form.reset({ ...form.getValues(), ...draft.values } as TInput, { keepDefaultValues: true });
      discard();
    },
  };
}
