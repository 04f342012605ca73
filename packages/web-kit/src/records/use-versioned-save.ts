import { useState } from 'react';
import { conflictOf, conflictText } from './conflict.js';

interface VersionedSave<T, B> {
  record: T;
  /** The labels of the form's fields. */
  labels: Partial<Record<keyof T, string>>;
  save: (body: B, version: number) => Promise<unknown>;
}

/**
 * Saves a change of the record as it was when the form opened. Where someone else changed the same fields meanwhile, `save` answers
 * what to tell the user, and the next save replaces theirs; a change beside the form's fields (such as the verification date) does
 * not disturb.
 */
export function useVersionedSave<T extends { version: number }, B extends object>({
  record,
  labels,
  save,
}: VersionedSave<T, B>) {
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
