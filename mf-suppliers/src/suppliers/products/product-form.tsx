import { productCreate, type SupplierProductCreate } from '@fsvp/contracts/supplier';
import { Columns, type FormDialogControls, TextareaField, TextField, useContractForm } from '@fsvp/ui';
import { RecordForm } from '@fsvp/web-kit';
import { PRODUCT_FIELD_LABELS as labels, type ProductValues } from './product-form.values.js';

interface ProductFormProps {
  label: string;
  submitLabel: string;
  defaultValues: ProductValues;
  controls: FormDialogControls;
  /** Saves; answers what to tell the user where it was not saved, rejects where the call failed. */
  save: (body: SupplierProductCreate) => Promise<string | undefined>;
  onSaved: () => void;
}

const CODE_HINT =
  'Industry (2 digits), class (a letter), subclass and process (a letter or hyphen each), product (2 letters or digits). Example: 16AEE02.';

export function ProductForm({ defaultValues, ...props }: ProductFormProps) {
  const form = useContractForm<ProductValues, SupplierProductCreate>({ schema: productCreate, defaultValues });
  return (
    <RecordForm resettable form={form} {...props}>
      <TextField name="productName" label={labels.productName} required />
      <Columns>
        <TextField name="productCategory" label={labels.productCategory} placeholder="Seafood" />
        <TextField name="fdaFoodCode" label={labels.fdaFoodCode} hint={CODE_HINT} spellCheck={false} />
      </Columns>
      <TextareaField name="description" label={labels.description} />
      <TextareaField
        name="riskAssessment"
        label={labels.riskAssessment}
        hint="What is known of this product’s hazards and why its risk is what it is."
      />
    </RecordForm>
  );
}
