import {
  getSupplierProduct,
  type Supplier,
  type SupplierProduct,
  type SupplierProductCreate,
} from '@fsvp/contracts/suppliers/supplier';
import type { FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useUpdateProduct } from './api/update-product.js';
import { PRODUCT_FIELD_LABELS, toFormValues, type ProductValues } from './product-form.values.js';
import { ProductForm } from './product-form.js';

interface EditProductDialogProps {
  supplier: Supplier;
  /** Undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
}

export function EditProductDialog({ supplier, id, onClose }: EditProductDialogProps) {
  return (
    <EditRecordDialog
      call={getSupplierProduct}
      paramsOf={(productId) => ({ id: supplier.id, productId })}
      id={id}
      title="Edit Product"
      description={supplier.name}
      failure="The product could not be loaded"
      onClose={onClose}
    >
      {(product, controls) => <EditProductForm product={product} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
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
  const { opened, ...edit } = useRecordSave<SupplierProduct, ProductValues, SupplierProductCreate>({
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
