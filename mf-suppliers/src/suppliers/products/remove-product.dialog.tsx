import type { SupplierProduct } from '@fsvp/contracts/supplier';
import { ConfirmDialog, useLastDefined } from '@fsvp/ui';
import { FailedQuestion } from '../../shared/failed-question.js';
import { useRemoveProduct } from './api/remove-product.js';

interface RemoveProductDialogProps {
  /** The product asked about; undefined closes the question. */
  product: SupplierProduct | undefined;
  onClose: () => void;
}

const QUESTION =
  'Are you sure you want to remove this product? It can no longer be chosen for a hazard analysis; those that name it stay as they are.';

export function RemoveProductDialog({ product, onClose }: RemoveProductDialogProps) {
  const shown = useLastDefined(product);
  const remove = useRemoveProduct({ product: shown, onGone: onClose });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={product !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={`Remove ${shown?.productName ?? 'product'}`}
      question={<FailedQuestion error={remove.error}>{QUESTION}</FailedQuestion>}
      confirmLabel="Remove"
      pending={remove.isPending}
      onConfirm={() => product && remove.mutate({ params: { id: product.supplierId, productId: product.id } })}
    />
  );
}
