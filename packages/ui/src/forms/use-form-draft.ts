import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { deleteDraft, draftKey, findDraft, trackForm, type FormDraft } from './form-drafts.js';
import { FormRecordContext } from './form-record.context.js';
import { optionLabels } from './option-labels.js';

export interface RestoredDraft {
  /** Whether a restored field has another saved value than when it was typed. */
  isOutdated: boolean;
  discard: () => void;
}

const drafts = new WeakMap<object, FormDraft>();

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Restores the draft of the form, if there is one, and saves what was typed when the session ends. */
export function useTrackedForm<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  defaultValues: object,
  secret = false,
): void {
  const recordId = useContext(FormRecordContext);
  const [key] = useState(() => draftKey(defaultValues, recordId));
  const { control } = form;
  const [draft] = useState(() => {
    const found = findDraft(key);
    if (found) drafts.set(control, found);
    return found;
  });

  const restore = useEffectEvent(() => {
    if (!draft) return;
    deleteDraft(key);
    Object.assign(optionLabels(control), draft.labels);
    form.reset({ ...form.getValues(), ...draft.values } as TInput, { keepDefaultValues: true });
  });
  const read = useEffectEvent((): FormDraft | undefined => {
    const before = defaultValues as Record<string, unknown>;
    const changed = Object.entries(form.getValues()).filter(([name, value]) => !isSame(value, before[name]));
    if (changed.length === 0) return undefined;
    return {
      values: Object.fromEntries(changed),
      before: Object.fromEntries(changed.map(([name]) => [name, before[name]])),
      labels: optionLabels(control),
    };
  });
  useEffect(() => {
    restore();
    return secret ? undefined : trackForm({ key, read: () => read() });
  }, [key, secret]);
}

/** The draft that was restored into this form, if any. */
export function useRestoredDraft<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
): RestoredDraft | undefined {
  const [draft, setDraft] = useState(() => drafts.get(form.control));
  const [saved] = useState<Record<string, unknown>>(() => form.formState.defaultValues ?? {});
  if (!draft) return undefined;
  return {
    isOutdated: Object.entries(draft.before).some(([name, value]) => !isSame(value, saved[name])),
    discard: () => {
      drafts.delete(form.control);
      form.reset();
      setDraft(undefined);
    },
  };
}

/** The values that the fields of a restored draft had when they were typed; undefined without one. */
export function valuesBeforeDraft(form: { control: object }): Record<string, unknown> | undefined {
  return drafts.get(form.control)?.before;
}
