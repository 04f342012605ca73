import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { useState } from 'react';
import { DeleteSupplierDialog } from '../delete-supplier.dialog.js';
import { EditSupplierDialog } from '../edit-supplier.dialog.js';

export interface ChangeSupplierProps {
  /** The supplier whose form is open. */
  id: string | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** The form of the supplier, and the question before it is deleted. */
export function ChangeSupplier({ id, onClose, onDeleted }: ChangeSupplierProps) {
  const [deleting, setDeleting] = useState<Supplier>();
  return (
    <>
      <EditSupplierDialog id={id} inUrl={false} onClose={onClose} onDelete={setDeleting} />
      <DeleteSupplierDialog supplier={deleting} onClose={() => setDeleting(undefined)} onDeleted={onDeleted} />
    </>
  );
}
