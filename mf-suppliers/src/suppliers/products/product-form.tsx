import { productCreate, type SupplierProductCreate } from '@fsvp/contracts/suppliers/supplier';
import { Columns } from '@fsvp/ui';
import { TextareaField, TextField, useContractForm } from '@fsvp/ui/dialogs';
import { RecordForm, type RecordFormProps } from '@fsvp/web-kit/dialogs';
import { PRODUCT_FIELD_LABELS as labels, type ProductValues } from './product-form.values.js';

interface ProductFormProps extends Pick<
  RecordFormProps<ProductValues, SupplierProductCreate>,
  'label' | 'submitLabel' | 'controls' | 'save' | 'conflicts' | 'onSaved'
> {
  defaultValues: ProductValues;
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
        hint="Known hazards of this product, and the reasons for its risk level."
      />
    </RecordForm>
  );
}
