import { useState } from 'react';
import { conflictOf, conflictText } from './conflict.js';

interface VersionedSaveOptions<T, B> {
  record: T;
  /** The labels of the form's fields. */
  labels: Partial<Record<keyof T, string>>;
  save: (body: B, version: number) => Promise<unknown>;
}

/**
 * Saves a record with the version that the form was opened with. If someone else has changed the same fields, `save`
 * resolves to a message for the user, and the next save overwrites their change. Changes to fields outside the form,
 * such as the verification date, do not interrupt.
 */
export function useVersionedSave<T extends { version: number }, B extends object>({
  record,
  labels,
  save,
}: VersionedSaveOptions<T, B>) {
  // A refetch must not change the version that the form was opened with.
  const [opened] = useState(record);
  const [version, setVersion] = useState(opened.version);
  return {
    opened,
    save: async (body: B): Promise<string | undefined> => {
      try {
        await save(body, version);
        return undefined;
      } catch (error) {
        const conflict = conflictOf(error, opened, labels, body);
        if (!conflict) throw error;
        setVersion(conflict.version);
        if (conflict.changed.length > 0) return conflictText(conflict);
        await save(body, conflict.version);
        return undefined;
      }
    },
  };
}
