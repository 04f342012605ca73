import type { Supplier, SupplierProduct, SupplierProductCreate } from '@fsvp/contracts/supplier';
import { FormDialog, type FormDialogControls, useLastDefined } from '@fsvp/ui';
import { useVersionedSave } from '@fsvp/web-kit';
import { useUpdateProduct } from './api/update-product.js';
import { PRODUCT_FIELD_LABELS, toFormValues, type ProductValues } from './product-form.values.js';
import { ProductForm } from './product-form.js';

interface EditProductDialogProps {
  supplier: Supplier;
  /** Undefined closes the dialog. */
  product: SupplierProduct | undefined;
  onClose: () => void;
}

export function EditProductDialog({ supplier, product, onClose }: EditProductDialogProps) {
  const shown = useLastDefined(product);
  return (
    <FormDialog open={product !== undefined} onClose={onClose} title="Edit Product" description={supplier.name}>
      {(controls) => (shown ? <EditProductForm product={shown} controls={controls} onSaved={onClose} /> : null)}
    </FormDialog>
  );
}

function EditProductForm({
  product,
  controls,
  onSaved,
}: {
  product: SupplierProduct;
  controls: FormDialogControls;
  onSaved: () => void;
}) {
  const update = useUpdateProduct();
  const params = { id: product.supplierId, productId: product.id };
  const { opened, ...edit } = useVersionedSave<SupplierProduct, ProductValues, SupplierProductCreate>({
    record: product,
    labels: PRODUCT_FIELD_LABELS,
    toFormValues,
    send: (body, ifVersion) => update.mutateAsync({ params, body, ifVersion }),
  });
  return (
    <ProductForm
      label="Product"
      submitLabel="Update Product"
      defaultValues={toFormValues(opened)}
      controls={controls}
      {...edit}
      onSaved={onSaved}
    />
  );
}
