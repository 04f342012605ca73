import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftFor, draftKey, dropDraft, trackForm, type FormDraft } from './form-drafts.js';

export interface FormDraftOffer {
  restore: () => void;
  discard: () => void;
}

const keys = new WeakMap<object, string>();

/** Lets a form's text survive the end of the session: it is kept as the page is left, and offered by the Form when it is opened again. */
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

/** What was typed into this form before the session ended, if anything was. */
export function useFormDraft<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
): FormDraftOffer | undefined {
  const key = keys.get(form.control);
  const [draft, setDraft] = useState<FormDraft | undefined>(() => (key === undefined ? undefined : draftFor(key)));
  if (!draft || key === undefined) return undefined;
  const discard = () => {
    dropDraft(key);
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
