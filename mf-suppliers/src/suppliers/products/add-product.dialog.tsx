import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { FormDialog, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { useCreateProduct } from './api/create-product.js';
import { NEW_PRODUCT } from './product-form.values.js';
import { ProductForm } from './product-form.js';

interface AddProductDialogProps {
  supplier: Supplier;
  open: boolean;
  onClose: () => void;
}

export function AddProductDialog({ supplier, open, onClose }: AddProductDialogProps) {
  return (
    <FormDialog
      open={open}
      inUrl
      recordId={supplier.id}
      onClose={onClose}
      title="Add Product"
      description={supplier.name}
    >
      {(controls) => <NewProductForm supplierId={supplier.id} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

function NewProductForm({
  supplierId,
  controls,
  onSaved,
}: {
  supplierId: string;
  controls: FormDialogControls;
  onSaved: () => void;
}) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateProduct();
  return (
    <ProductForm
      label="New product"
      submitLabel="Add Product"
      defaultValues={NEW_PRODUCT}
      controls={controls}
      save={async (body) => {
        await create.mutateAsync({ params: { id: supplierId }, body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    />
  );
}
