import { createContext } from 'react';
import type { FieldCheck } from './standard-schema-resolver.js';

/** The checks of the form around a control that knows errors of its own. */
export interface FormChecks {
  add: (name: string, check: FieldCheck) => () => void;
  clear: (name: string) => void;
}

/** Undefined outside a form. A file of its own: controls of the first screen must not load the form library. */
export const FormChecksContext = createContext<FormChecks | undefined>(undefined);
