import type { SupplierProduct } from '@fsvp/contracts/suppliers/supplier';
import { useLastDefined } from '@fsvp/ui';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useRemoveProduct } from './api/remove-product.js';

interface RemoveProductDialogProps {
  /** The product to remove; undefined closes the dialog. */
  product: SupplierProduct | undefined;
  onClose: () => void;
}

export function RemoveProductDialog({ product, onClose }: RemoveProductDialogProps) {
  return (
    <DeleteDialog
      record={product}
      title={({ productName }) => `Remove ${productName}`}
      question="Are you sure you want to remove this product? New hazard analyses can't use it. Existing ones keep it."
      confirmLabel="Remove"
      remove={useRemoveProduct(useLastDefined(product))}
      inputOf={({ supplierId, id }) => ({ params: { id: supplierId, productId: id } })}
      onClose={onClose}
    />
  );
}
