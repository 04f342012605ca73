import type { ReferenceCheck, ReferenceLoad, ReferenceSet } from '@fsvp/contracts/program/reference-set';
import type { UseFormReturn } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { applySaveError } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { useCheckReferenceSet } from './api/check-reference-set.js';
import { useLoadReferenceSet } from './api/load-reference-set.js';
import { fileProblemsOf, type FileProblem } from './file-problems.js';
import type { LoadValues } from './load-form.values.js';

/** What was checked, and what loading it does. */
export interface Checked {
  values: LoadValues;
  body: ReferenceLoad;
  result: ReferenceCheck;
}

const isSame = (one: LoadValues, other: LoadValues) =>
  (Object.keys(one) as (keyof LoadValues)[]).every((name) => one[name] === other[name]);

/** Checks a load, and loads what was checked. Errors are shown in the form, and the input is kept. */
export function useCheckedLoad(
  form: UseFormReturn<LoadValues, unknown, ReferenceLoad>,
  onLoaded: (set: ReferenceSet) => void,
) {
  const idempotencyKey = useIdempotencyKey();
  const checking = useCheckReferenceSet();
  const loading = useLoadReferenceSet();
  const [checked, setChecked] = useState<Checked>();
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [formErrors, setFormErrors] = useState<string[]>([]);
  const values = form.watch();

  const refuse = (error: unknown) => {
    setChecked(undefined);
    const found = fileProblemsOf(error);
    setProblems(found);
    setFormErrors(applySaveError(form, error));
    // All of them are in a table; a field shows one message.
    if (found.length > 0)
      form.setError('csv', { type: 'server', message: 'This file has problems. See the list below' });
  };
  const begin = () => {
    setProblems([]);
    setFormErrors([]);
  };
  return {
    /** The last check; undefined after one that was refused. */
    checked,
    /** Whether the form still has what was checked: only that can be loaded. */
    isCurrent: checked !== undefined && isSame(checked.values, values),
    problems,
    /** Errors that belong to no field. */
    formErrors,
    isLoading: loading.isPending,
    check: async (body: ReferenceLoad) => {
      begin();
      const sent = form.getValues();
      try {
        setChecked({ values: sent, body, result: await checking.mutateAsync({ body }) });
      } catch (error) {
        refuse(error);
      }
    },
    load: async (body: ReferenceLoad) => {
      begin();
      try {
        onLoaded(await loading.mutateAsync({ body, idempotencyKey }));
      } catch (error) {
        refuse(error);
      }
    },
  };
}
