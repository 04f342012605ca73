import { deleteDraft, draftKey, FormRecordContext, keepDraft } from '@fsvp/ui';
import type { FieldValues, UseFormReturn } from '@fsvp/ui/dialogs';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps what is typed into a form in this tab, also when the page is left without signing out; the form restores it when it is shown
 * again.
 * @returns what ends it, for a form that is saved or closed
 */
export function useKeptForm<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  defaultValues: TInput,
): () => void {
  const recordId = useContext(FormRecordContext);
  const [key] = useState(() => draftKey(defaultValues, recordId));
  const isEnded = useRef(false);
  const keep = useEffectEvent(() => {
    if (isEnded.current) return;
    const changed = Object.entries(form.getValues()).filter(([name, value]) => !isSame(value, defaultValues[name]));
    if (changed.length === 0) return deleteDraft(key);
    const before = Object.fromEntries(changed.map(([name]) => [name, defaultValues[name]]));
    keepDraft(key, { values: Object.fromEntries(changed), before, labels: {} });
  });
  const { subscribe } = form;
  useEffect(() => {
    // What the form has just restored.
    keep();
    return subscribe({ formState: { values: true }, callback: () => keep() });
  }, [subscribe]);
  return () => {
    isEnded.current = true;
    deleteDraft(key);
  };
}
