import { hazardCreate, type HazardCreate } from '@fsvp/contracts/quality/hazard-analysis';
import { useContractForm } from '@fsvp/ui/dialogs';
import { RecordForm, type RecordFormProps } from '@fsvp/web-kit/dialogs';
import { HazardFields } from './hazard-fields.js';
import { MORE_FIELDS, type HazardValues } from './hazard-form.values.js';
import type { HazardSubject } from './hazard-subject-fields.js';

interface HazardFormProps
  extends
    HazardSubject,
    Pick<
      RecordFormProps<HazardValues, HazardCreate>,
      'label' | 'submitLabel' | 'controls' | 'save' | 'conflicts' | 'onSaved'
    > {
  defaultValues: HazardValues;
}

export function HazardForm({ defaultValues, supplierName, productName, ...props }: HazardFormProps) {
  const form = useContractForm<HazardValues, HazardCreate>({ schema: hazardCreate, defaultValues });
  return (
    <RecordForm form={form} {...props}>
      <HazardFields
        supplierName={supplierName}
        productName={productName}
        moreOpen={MORE_FIELDS.some((field) => defaultValues[field] !== '')}
      />
    </RecordForm>
  );
}
