import { useEffect, useEffectEvent, useMemo, useRef, type FormEvent, type ReactNode } from 'react';
import { NewTabContext } from '../foundation/link.context.js';
import { addFieldCheck } from './field-checks.js';
import { FormChecksContext, type FormChecks } from './form-checks.context.js';
import { RestoredDraftNotice } from './restored-draft-notice.js';
import { useRestoredDraft } from './use-form-draft.js';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';

export interface FormProps<TInput extends FieldValues, TOutput> {
  form: UseFormReturn<TInput, unknown, TOutput>;
  /** Called with the schema's output; while its promise runs, `form.formState.isSubmitting` is true. */
  onSubmit: (values: TOutput) => unknown;
  children: ReactNode;
  /** For a submit button outside the form, as in a dialog's footer: `<Button type="submit" form={id}>`. */
  id?: string;
  label?: string;
  /** Forms on a page are at most 640 px wide; in a dialog they fill it. */
  width?: 'form' | 'full';
}

const focusable = 'input:not([type=hidden]), button, select, textarea, [tabindex]';

export function Form<TInput extends FieldValues, TOutput>({
  form,
  onSubmit,
  children,
  id,
  label,
  width = 'full',
}: FormProps<TInput, TOutput>) {
  const element = useRef<HTMLFormElement>(null);
  const draft = useRestoredDraft(form);
  const { submitCount, errors } = form.formState;
  const { control, clearErrors } = form;
  const checks = useMemo<FormChecks>(
    () => ({
      add: (name, check) => addFieldCheck(control, name, check),
      clear: (name) => clearErrors(name as never),
    }),
    [control, clearErrors],
  );
  const focusFirstInvalid = useEffectEvent(() => {
    if (Object.keys(errors).length === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = invalid?.matches(focusable) ? invalid : invalid?.querySelector<HTMLElement>(focusable);
    target?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) focusFirstInvalid();
  }, [submitCount]);

  // `isSubmitting` is too late for a second press right after the first.
  const isRunning = useRef(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // React bubbles events through portals: without this, a form in a dialog would submit the form around the dialog.
    event.stopPropagation();
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    const submitted = form.handleSubmit(async (values) => {
      await onSubmit(values);
    })(event);
    void submitted.finally(() => {
      isRunning.current = false;
    });
  };

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        id={id}
        aria-label={label}
        noValidate
        onSubmit={submit}
        className={`flex w-full flex-col gap-4 ${width === 'form' ? 'max-w-[640px]' : 'in-data-dialog-body:min-h-full'}`}
      >
        {draft ? <RestoredDraftNotice {...draft} /> : null}
        <FormChecksContext value={checks}>
          <NewTabContext value>{children}</NewTabContext>
        </FormChecksContext>
      </form>
    </FormProvider>
  );
}

/** The buttons at the end of a form; sticky at the bottom of a dialog. */
export function FormActions({ children, align = 'end' }: { children: ReactNode; align?: 'start' | 'end' | 'between' }) {
  const justify = { start: 'justify-start', end: 'justify-end', between: 'justify-between *:last:ml-auto' }[align];
  return (
    <div
      className={
        `mt-auto flex flex-wrap items-center gap-2 pt-2 ${justify} ` +
        'in-data-dialog-body:sticky in-data-dialog-body:-bottom-4 in-data-dialog-body:z-10 in-data-dialog-body:-mx-4 in-data-dialog-body:-mb-4 ' +
        'in-data-dialog-body:border-t in-data-dialog-body:border-divider in-data-dialog-body:bg-surface in-data-dialog-body:px-4 in-data-dialog-body:py-3 ' +
        'sm:in-data-dialog-body:-bottom-6 sm:in-data-dialog-body:-mx-6 sm:in-data-dialog-body:-mb-6 sm:in-data-dialog-body:rounded-b-card sm:in-data-dialog-body:px-6'
      }
    >
      {children}
    </div>
  );
}
