import type { EntryLine } from '@fsvp/contracts/program/entry-line';
import { entryLineTitle } from '@fsvp/contracts/program/entry-line';
import { notOursMark, type NotOursMark, type UncoveredGroup } from '@fsvp/contracts/program/entry-line-coverage';
import { Text, useLastDefined } from '@fsvp/ui';
import { FormDialog, TextareaField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { linesOf, linesText, useAssignLines, useMarkLine } from './api/coverage.js';

interface NotOursDialogProps {
  /** The lines; neither closes the dialog. */
  group?: UncoveredGroup | undefined;
  line?: EntryLine | undefined;
  onClose: () => void;
}

export function NotOursDialog({ group, line, onClose }: NotOursDialogProps) {
  const shown = useLastDefined(group ?? line);
  if (!shown) return null;
  const isGroup = 'lines' in shown;
  const title = isGroup ? `Mark ${linesText(shown.lines)} as not ours` : `${entryLineTitle(shown)} is not ours`;
  return (
    <FormDialog open={Boolean(group ?? line)} size="sm" onClose={onClose} title={title}>
      {(controls) =>
        isGroup ? (
          <GroupForm group={shown} controls={controls} onSaved={onClose} />
        ) : (
          <LineForm line={shown} controls={controls} onSaved={onClose} />
        )
      }
    </FormDialog>
  );
}

interface SavedProps {
  controls: FormDialogControls;
  onSaved: () => void;
}

function GroupForm({ group, ...props }: SavedProps & { group: UncoveredGroup }) {
  const idempotencyKey = useIdempotencyKey();
  const assign = useAssignLines('marked as not ours');
  return (
    <ReasonForm
      {...props}
      save={(notOursReason) => assign.mutateAsync({ body: { ...linesOf(group), notOursReason }, idempotencyKey })}
    />
  );
}

function LineForm({ line, ...props }: SavedProps & { line: EntryLine }) {
  const mark = useMarkLine('marked as not ours');
  return (
    <ReasonForm
      {...props}
      save={(notOursReason) =>
        mark.mutateAsync({ params: { id: line.id }, body: { notOursReason }, ifVersion: line.version })
      }
    />
  );
}

function ReasonForm({ save, controls, onSaved }: SavedProps & { save: (reason: string) => Promise<unknown> }) {
  const form = useContractForm<NotOursMark, NotOursMark>({ schema: notOursMark, defaultValues: { notOursReason: '' } });
  return (
    <RecordForm
      form={form}
      label="Not ours"
      submitLabel="Mark as Not Ours"
      controls={controls}
      save={async ({ notOursReason }) => {
        await save(notOursReason);
        return undefined;
      }}
      onSaved={onSaved}
    >
      <Text as="p">
        The lines stay recorded with your reason, as evidence in the audit trail. They need no FSVP file. You can take
        the mark back under Not ours.
      </Text>
      <TextareaField
        name="notOursReason"
        label="Reason"
        required
        rows={3}
        maxLength={1000}
        hint="How you know, and who was informed, such as the filer or FDA."
      />
    </RecordForm>
  );
}
