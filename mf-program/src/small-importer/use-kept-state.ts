import { deleteDraft, findDraft, keepDraft } from '@fsvp/ui';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

const draftOf = (name: string) => `small-importer ${name}`;

/** Whether something unsaved is kept under that name. */
export const isKept = (name: string): boolean => findDraft(draftOf(name)) !== undefined;

/**
 * State that is kept in this tab while it differs from `initial`, also when the page is left or loaded again. Sign-out removes it, as it
 * does drafts of forms.
 * @param name names the importer or a record of it, too
 * @returns also what ends it, for a value that is saved: it can be called after the component is gone
 */
export function useKeptState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>, () => void] {
  const key = draftOf(name);
  const [value, setValue] = useState<T>(() => (findDraft(key)?.values.value ?? initial) as T);
  const isInitial = JSON.stringify(value) === JSON.stringify(initial);
  useEffect(() => {
    if (isInitial) deleteDraft(key);
    else keepDraft(key, { values: { value }, before: {}, labels: {} });
  }, [key, value, isInitial]);
  const forget = () => {
    deleteDraft(key);
    setValue(initial);
  };
  return [value, setValue, forget];
}
