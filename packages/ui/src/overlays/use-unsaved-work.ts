import { useContext, useEffect } from 'react';
import { UnsavedWorkContext } from './unsaved-work.context.js';

/** The dialog around asks before it discards work that is no value of its form, such as files that are not uploaded. */
export function useUnsavedWork(hasWork: boolean): void {
  const mark = useContext(UnsavedWorkContext);
  useEffect(() => (hasWork ? mark?.() : undefined), [hasWork, mark]);
}
