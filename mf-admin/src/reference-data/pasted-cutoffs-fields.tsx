import { Columns } from '@fsvp/ui';
import { NumberField, TextareaField, useWatch } from '@fsvp/ui/dialogs';
import { REFERENCE_FIELD_LABELS as labels, type LoadValues } from './load-form.values.js';
import { readCutoffs } from './pasted-cutoffs.js';

/** FDA publishes the cut-offs on a page, not as a file: its table can be pasted in place of a file. */
export function PastedCutoffsFields() {
  const pasted = useWatch<LoadValues, 'pasted'>({ name: 'pasted' });
  return (
    <>
      <TextareaField name="pasted" label={labels.pasted} rows={4} hint={describePasted(pasted)} />
      <Columns>
        <NumberField name="edition" label={labels.edition} hint="The year in which FDA published the table." />
        <NumberField
          name="baseYear"
          label={labels.baseYear}
          hint="The year of the deflator that is 100, such as 2017."
        />
      </Columns>
    </>
  );
}

function describePasted(pasted: string): string {
  if (!pasted.trim())
    return 'Copy the rows from FDA’s page “FSMA Inflation Adjusted Cut Offs”, with the baseline of $1,000,000. Without that of $2,500,000, food for animals is 2.5 times it.';
  const years = [...new Set(readCutoffs(pasted).map(({ year }) => year))];
  return years.length
    ? `Found the amounts of ${years.join(', ')}. Check shows them before they are loaded.`
    : 'No line has one year and one amount between $1,000,000 and $2,000,000.';
}
