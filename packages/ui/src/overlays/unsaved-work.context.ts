import { createContext } from 'react';

/** Marks work in a dialog as unsaved until the returned function is called. Undefined outside a dialog with a form. */
export const UnsavedWorkContext = createContext<(() => () => void) | undefined>(undefined);
