import { createContext } from 'react';

/** The id of the record that the form is about: drafts of other records are not restored. */
export const FormRecordContext = createContext<string | undefined>(undefined);
