import { handOverCreate, snoozeCreate, type WorkItem } from '@fsvp/contracts/catalogue/work-item';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { listPeople } from '@fsvp/contracts/access/account';
import { formatDate, t, type LoadOptions } from '@fsvp/ui';
import {
  ComboboxField,
  DateField,
  FormDialog,
  TextField,
  useContractForm,
  type FieldValues,
  type FormDialogControls,
} from '@fsvp/ui/dialogs';
import { api } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import type * as z from 'zod/mini';
import { useHandOver, useSnooze } from './api/decisions.js';

interface WorkDialogProps {
  open: boolean;
  kind: 'snooze' | 'hand-over';
  item: WorkItem;
  onClose: () => void;
  /** @param text says what was decided @param at when */
  onDecided: (text: string, at: string) => void;
}

export function WorkDialog({ open, kind, item, onClose, onDecided }: WorkDialogProps) {
  const Form = kind === 'snooze' ? SnoozeForm : HandOverForm;
  return (
    <FormDialog
      open={open}
      title={kind === 'snooze' ? t({ defaultMessage: 'Snooze' }) : t({ defaultMessage: 'Hand Over' })}
      description={item.title}
      size="sm"
      onClose={onClose}
    >
      {(controls) => <Form item={item} controls={controls} onDecided={onDecided} />}
    </FormDialog>
  );
}

interface FormProps {
  item: WorkItem;
  controls: FormDialogControls;
  onDecided: (text: string, at: string) => void;
}

const reason = () => (
  <TextField
    name="reason"
    label={t({ defaultMessage: 'Reason' })}
    required
    hint={t({ defaultMessage: 'It is kept in the audit trail.' })}
  />
);

function SnoozeForm({ item: { key }, controls, onDecided }: FormProps) {
  const snooze = useSnooze();
  const form = useContractForm<FieldValues, z.output<typeof snoozeCreate>>({
    schema: snoozeCreate,
    defaultValues: { until: addDays(today(), 7), reason: '' },
  });
  return (
    <RecordForm
      form={form}
      label={t({ defaultMessage: 'Snooze' })}
      submitLabel={t({ defaultMessage: 'Snooze' })}
      controls={controls}
      save={async (body) => {
        const { at } = await snooze.mutateAsync({ params: { key }, body });
        onDecided(t({ defaultMessage: 'Snoozed until {day}' }, { day: formatDate(body.until) }), at);
        return undefined;
      }}
      onSaved={() => undefined}
    >
      <DateField
        name="until"
        label={t({ defaultMessage: 'Until' })}
        required
        minDate={addDays(today(), 1)}
        maxDate={addDays(today(), 366)}
      />
      {reason()}
    </RecordForm>
  );
}

/** The active accounts, searched as the user types. */
const loadPeople: LoadOptions = async (text, signal) => {
  const { people, total } = await api.call(listPeople, { query: { search: text || undefined }, signal });
  return {
    options: people.map(({ id, name, title }) => ({ value: id, label: name, description: title ?? undefined })),
    total,
  };
};

function HandOverForm({ item: { key }, controls, onDecided }: FormProps) {
  const handOver = useHandOver();
  const form = useContractForm<FieldValues, z.output<typeof handOverCreate>>({
    schema: handOverCreate,
    defaultValues: { userId: null, reason: '' },
  });
  return (
    <RecordForm
      form={form}
      label={t({ defaultMessage: 'Hand over' })}
      submitLabel={t({ defaultMessage: 'Hand over' })}
      controls={controls}
      save={async (body) => {
        const { at } = await handOver.mutateAsync({ params: { key }, body });
        onDecided(t({ defaultMessage: 'Handed over' }), at);
        return undefined;
      }}
      onSaved={() => undefined}
    >
      <ComboboxField
        name="userId"
        label={t({ defaultMessage: 'Person' })}
        required
        loadOptions={loadPeople}
        placeholder={t({ defaultMessage: 'Search people...' })}
        noun={t({ defaultMessage: 'a person' })}
        emptyText={t({ defaultMessage: 'No active accounts found' })}
      />
      {reason()}
    </RecordForm>
  );
}
