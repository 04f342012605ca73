import { valuesBeforeDraft, type FieldValues, type UseFormReturn } from '@fsvp/ui/dialogs';
import { useState, type ReactNode } from 'react';
import { currentRecord, findConflicts, mergeValues, pickChanged, type FieldConflict } from './conflict.js';

/** The part of a form that a save needs. */
export type SavedForm<V extends FieldValues> = Pick<UseFormReturn<V>, 'control' | 'getValues' | 'reset'>;

/** Text of a value in the comparison; `record` is the record that has this value, undefined if it is only typed. */
export type ShowValue<T> = (value: never, record: T | undefined) => ReactNode;

export interface ChoosableConflict extends FieldConflict {
  label: string;
  mineText: ReactNode;
  theirsText: ReactNode;
  /** Fields that are set together with this one, with their values. */
  companions: FieldConflict[];
  isChosen: boolean;
}

/** Values of someone else that the user compares with the own ones. */
export interface Conflicts {
  fields: readonly ChoosableConflict[];
  /** Whether a save was tried before every contested field had been chosen. */
  isReported: boolean;
  markChosen: (path: string) => void;
}

interface RecordSaveOptions<T, V, B> {
  record: T;
  /** The labels of the form's fields, by path. Changes of other fields by someone else do not interrupt. */
  labels: Readonly<Record<string, string>>;
  /** Texts for values that are not texts, numbers or yes/no. */
  show?: Readonly<Record<string, ShowValue<T>>>;
  /** Fields without a label that belong to one with a label. */
  companions?: Readonly<Record<string, readonly string[]>>;
  toFormValues: (record: T) => V;
  /** Converts the form's values to the request body, as the form does; by default the values are the body. */
  toBody?: (values: V, opened: T) => object;
  send: (body: Partial<B>, version: number) => Promise<unknown>;
}

/**
 * Saves what a form changed in a record, with the version that the form was opened with. If someone else has changed
 * fields of the form, they get the other user's values, except those that the form changed too: `conflicts` has all of
 * them, and `save` resolves to a message until one value is chosen for each field that both changed. Values typed before
 * the session ended are compared in the same way with what was saved until they were restored.
 */
export function useRecordSave<T extends { version: number }, V extends FieldValues, B extends object>({
  record,
  labels,
  show = {},
  companions = {},
  toFormValues,
  toBody = (values) => values,
  send,
}: RecordSaveOptions<T, V, B>) {
  // A refetch must not change the version that the form was opened with.
  const [opened, setOpened] = useState(record);
  const [fields, setFields] = useState<ChoosableConflict[]>([]);
  const [isReported, setReported] = useState(false);

  const compare = (form: SavedForm<V>, current: T, base: FieldValues): ChoosableConflict[] => {
    const values = { base, mine: form.getValues(), theirs: toFormValues(current) };
    return findConflicts(Object.keys(labels), values).map((field) => {
      const text = show[field.path] ?? showPlain;
      return {
        ...field,
        label: labels[field.path] ?? field.path,
        mineText: text(field.mine as never, field.isContested ? undefined : opened),
        theirsText: text(field.theirs as never, current),
        companions: findConflicts(companions[field.path] ?? [], values).map((companion) => ({
          ...companion,
          isContested: field.isContested,
        })),
        isChosen: !field.isContested,
      };
    });
  };

  /** Shows the values to compare; returns the message for the user. */
  const interrupt = (form: SavedForm<V>, current: T, found: ChoosableConflict[]): string => {
    const merged = mergeValues(
      form.getValues(),
      found.flatMap((field) => [field, ...field.companions]),
    );
    setOpened(current);
    setFields(found);
    setReported(false);
    form.reset(toFormValues(current));
    form.reset(merged, { keepDefaultValues: true });
    const names = found.map(({ label }) => label).join(', ');
    return `Someone else changed this record after you opened it: ${names}. Compare the values, then save again.`;
  };

  const save = async (body: B, form: SavedForm<V>): Promise<string | undefined> => {
    if (fields.some(({ isChosen }) => !isChosen)) {
      setReported(true);
      return 'Choose a value for each field that you both changed.';
    }
    const typedOver = fields.length === 0 ? valuesBeforeDraft(form) : undefined;
    const foundInDraft = typedOver ? compare(form, opened, { ...toFormValues(opened), ...typedOver }) : [];
    if (foundInDraft.length > 0) return interrupt(form, opened, foundInDraft);
    const changed = pickChanged(body, toBody(toFormValues(opened), opened), toBody(form.getValues(), opened));
    try {
      await send(changed, opened.version);
      return undefined;
    } catch (error) {
      const current = currentRecord<T>(error);
      if (!current) throw error;
      const found = compare(form, current, toFormValues(opened));
      if (found.length === 0) {
        await send(changed, current.version);
        return undefined;
      }
      return interrupt(form, current, found);
    }
  };

  const markChosen = (path: string) =>
    setFields((all) => all.map((field) => (field.path === path ? { ...field, isChosen: true } : field)));
  const conflicts: Conflicts = { fields, isReported, markChosen };
  return { opened, save, conflicts };
}

function showPlain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined || value === '' ? 'Empty' : String(value);
}
