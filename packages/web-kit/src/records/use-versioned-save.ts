import { useState } from 'react';
import { currentRecord, isSameValue } from './conflict.js';

interface VersionedSaveOptions<T, B> {
  record: T;
  /** The labels of the form's fields. */
  labels: Partial<Record<keyof T, string>>;
  save: (body: B, version: number) => Promise<unknown>;
}

/**
 * For modules of release 0.2.0, which send every field of a form; newer ones use `useRecordSave`. A save is refused with
 * a message if someone else has changed one of these fields, because their change would be lost.
 */
export function useVersionedSave<T extends { version: number }, B extends object>({
  record,
  labels,
  save,
}: VersionedSaveOptions<T, B>) {
  // A refetch must not change the version that the form was opened with.
  const [opened] = useState(record);
  return {
    opened,
    save: async (body: B): Promise<string | undefined> => {
      try {
        await save(body, opened.version);
        return undefined;
      } catch (error) {
        const current = currentRecord<T>(error);
        if (!current) throw error;
        const changed = (Object.keys(labels) as (keyof T)[]).filter(
          (name) => name in body && !isSameValue(opened[name], current[name]),
        );
        if (changed.length === 0) {
          await save(body, current.version);
          return undefined;
        }
        const names = changed.map((name) => labels[name]).join(', ');
        return `Someone else changed this record after you opened it: ${names}. Open the form again and repeat your change.`;
      }
    },
  };
}
