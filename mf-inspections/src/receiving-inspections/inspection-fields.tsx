import { today } from '@fsvp/contracts/core/calendar-day';
import type { ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { Columns, Section, Stack } from '@fsvp/ui';
import { DateField, NumberField, PassFailField, TextareaField, TextField, useWatch } from '@fsvp/ui/dialogs';
import { UNKNOWN_SUPPLIER } from '@fsvp/web-kit';
import { SupplierField } from '@fsvp/web-kit/dialogs';
import { GateSection } from './gate-section.js';
import { INSPECTION_FIELD_LABELS as labels, type InspectionValues } from './inspection-form.values.js';
import { rangeOf } from './temperature.js';
import { TemperatureField } from './temperature-field.js';
import { FailureReasons } from './verdict-panel.js';

export function InspectionFields({ opened }: { opened: ReceivingInspection | undefined }) {
  return (
    <>
      <SupplierField
        label={labels.supplierId}
        required
        unpaged
        selectedLabel={opened && (opened.supplierName ?? UNKNOWN_SUPPLIER)}
      />
      <Columns>
        <TextField name="productName" label={labels.productName} required />
        <TextField name="lotNumber" label={labels.lotNumber} spellCheck={false} />
        <DateField name="receivedDate" label={labels.receivedDate} required maxDate={today()} />
        <TemperatureField range={rangeOf(opened)} />
        <NumberField name="quantity" label={labels.quantity} min={0} step={1} />
        <TextField name="quantityUnit" label={labels.quantityUnit} placeholder="cases, kg, pallets" />
      </Columns>
      <GateSection />
      <Checklist />
      <TextareaField name="notes" label={labels.notes} />
      <FailureReasons />
    </>
  );
}

function Checklist() {
  const questions = useWatch<InspectionValues, 'inspectionQuestions'>({ name: 'inspectionQuestions' });
  return (
    <Section title={labels.inspectionQuestions} headingLevel={3}>
      <Stack gap={4}>
        {questions.map(({ id, question }, index) => (
          <PassFailField key={id} name={`inspectionQuestions.${index}.answer`} label={question} size="dock" />
        ))}
      </Stack>
    </Section>
  );
}
