import { today } from '@fsvp/contracts/core/calendar-day';
import {
  MAX_REFERENCE_ROWS,
  REFERENCE_KINDS,
  REFERENCE_SETS,
  referenceLoad,
  type ReferenceKind,
  type ReferenceLoad,
  type ReferenceSet,
} from '@fsvp/contracts/program/reference-set';
import { Button, Columns, formatNumber, Inline, Text } from '@fsvp/ui';
import {
  CheckboxField,
  DateField,
  Form,
  FormActions,
  FormErrorSummary,
  SelectField,
  TextField,
  useContractForm,
  useFormProgress,
  useWatch,
  type FormDialogControls,
} from '@fsvp/ui/dialogs';
import { useEffect, useRef, useState } from 'react';
import { CheckResult } from './check-result.js';
import { ColumnsOfFile } from './columns-of-file.js';
import { CsvField } from './csv-field.js';
import { FileProblemsTable } from './file-problems-table.js';
import type { FileProblem } from './file-problems.js';
import { newSet, REFERENCE_FIELD_LABELS as labels, toLoad, type LoadValues } from './load-form.values.js';
import { PastedCutoffsFields } from './pasted-cutoffs-fields.js';
import { useCheckedLoad, type Checked } from './use-checked-load.js';

interface LoadSetFormProps {
  kind: ReferenceKind | undefined;
  controls: FormDialogControls;
  onLoaded: (set: ReferenceSet) => void;
}

/** Checks a file first; only what was checked can be loaded. */
export function LoadSetForm({ kind, controls, onLoaded }: LoadSetFormProps) {
  const form = useContractForm<LoadValues, ReferenceLoad>({
    schema: referenceLoad,
    defaultValues: newSet(kind ?? null),
    prepare: toLoad,
  });
  const { checked, isCurrent, problems, formErrors, isLoading, check, load } = useCheckedLoad(form, onLoaded);
  const [isReading, setReading] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  useFormProgress({ isDirty, isSubmitting: isSubmitting || isLoading }, controls.onProgress);
  return (
    <Form form={form} onSubmit={check} label="Reference data">
      <FormErrorSummary title="The file was not loaded" messages={formErrors} />
      <LoadFields problems={problems} onReading={setReading} />
      {checked && isCurrent ? <Answer checked={checked} /> : null}
      <FormActions align="between">
        {checked && !isCurrent ? (
          <Text tone="muted">The form has changed. Check it again before you load it.</Text>
        ) : null}
        <Inline>
          <Button variant="outline" onClick={controls.cancel}>
            Cancel
          </Button>
          {/* Check keeps its place: a second press must not load. */}
          {checked && isCurrent ? (
            <Button loading={isLoading} onClick={() => load(checked.body)}>
              Load
            </Button>
          ) : null}
          <Button
            type="submit"
            variant={isCurrent ? 'outline' : 'primary'}
            loading={isSubmitting || isReading}
            disabled={isLoading}
          >
            Check
          </Button>
        </Inline>
      </FormActions>
    </Form>
  );
}

const KIND_OPTIONS = REFERENCE_KINDS.map((value) => ({ value, label: REFERENCE_SETS[value].title }));

interface LoadFieldsProps {
  problems: readonly FileProblem[];
  onReading: (isReading: boolean) => void;
}

function LoadFields({ problems, onReading }: LoadFieldsProps) {
  const kind = useWatch<LoadValues, 'kind'>({ name: 'kind' });
  const effectiveFrom = useWatch<LoadValues, 'effectiveFrom'>({ name: 'effectiveFrom' });
  return (
    <>
      <SelectField name="kind" label={labels.kind} required placeholder="Choose what to load" options={KIND_OPTIONS} />
      {kind ? <ColumnsOfFile kind={kind} /> : null}
      <CsvField
        label={labels.csv}
        hint={`CSV or an Excel workbook, with at most ${formatNumber(MAX_REFERENCE_ROWS)} rows.`}
        onReading={onReading}
      />
      {kind === 'size_cutoffs' ? <PastedCutoffsFields /> : null}
      {problems.length > 0 ? <FileProblemsTable problems={problems} /> : null}
      <Columns>
        <DateField
          name="effectiveFrom"
          label={labels.effectiveFrom}
          required
          hint="The rows are in force from this day."
        />
        <DateField
          name="effectiveTo"
          label={labels.effectiveTo}
          minDate={effectiveFrom ?? undefined}
          hint="Leave empty if the set has no end date."
        />
        <TextField
          name="source"
          label={labels.source}
          required
          maxLength={500}
          hint="Where the rows are published, such as a web address or a notice."
        />
        <DateField
          name="retrievedOn"
          label={labels.retrievedOn}
          required
          maxDate={today()}
          hint="The day on which you retrieved the data from the source."
        />
      </Columns>
      <CheckboxField
        name="endEarlier"
        label={labels.endEarlier}
        hint="Earlier sets that contain one of the new rows are ended. Otherwise, such rows are refused."
      />
    </>
  );
}

/** Effect of loading. It is focused, because it appears above the pressed button. */
function Answer({ checked }: { checked: Checked }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView?.({ block: 'start' });
  }, [checked]);
  return (
    <div ref={element} role="group" aria-label="Result of the check" tabIndex={-1} className="admin:outline-none">
      <CheckResult kind={checked.body.kind} check={checked.result} />
    </div>
  );
}
