import { ConfirmDialog, type UseFormReturn } from '@fsvp/ui/dialogs';
import { useState, type ReactNode } from 'react';
import { verdictOf, type InspectionValues } from './inspection-form.values.js';

interface UnansweredQuestionOptions<TOutput> {
  form: UseFormReturn<InspectionValues, unknown, TOutput>;
  submit: (body: TOutput) => Promise<void>;
  enabled: boolean;
}

/** Asks for confirmation before an inspection with unanswered checks is saved; a confirmed form is not asked again. */
export function useUnansweredQuestion<TOutput>({ form, submit, enabled }: UnansweredQuestionOptions<TOutput>): {
  /** The dialog; render it in the form. */
  question: ReactNode;
  submitConfirmed: (body: TOutput) => Promise<void>;
} {
  const [open, setOpen] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [unanswered, setUnanswered] = useState(0);
  return {
    submitConfirmed: async (body) => {
      const count = verdictOf(form.getValues()).unanswered;
      if (!enabled || confirmed || count === 0) return submit(body);
      setUnanswered(count);
      setOpen(true);
    },
    question: (
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        tone="primary"
        title={`Complete with ${unanswered} unanswered ${unanswered === 1 ? 'check' : 'checks'}?`}
        question="Unanswered checks don't fail the inspection. You can answer them later by editing the inspection."
        confirmLabel="Complete"
        cancelLabel="Go back"
        onConfirm={() => {
          setConfirmed(true);
          setOpen(false);
          return form.handleSubmit(submit)();
        }}
      />
    ),
  };
}
