import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { type SetUrlState, useMay } from '@fsvp/web-kit';
import { useState } from 'react';
import { AddSupplierDialog } from './add-supplier.dialog.js';
import { DeleteSupplierDialog } from './delete-supplier.dialog.js';
import { EditSupplierDialog } from './edit-supplier.dialog.js';
import { SupplierDetailsDialog } from './supplier-details.dialog.js';
import { DETAILS_CLOSED, type SuppliersState, type suppliersUrl } from './suppliers.url.js';

export interface SupplierDialogsProps {
  state: SuppliersState;
  setState: SetUrlState<typeof suppliersUrl>;
  /** The supplier being edited. */
  editing: string | undefined;
  /** Opens the form of a supplier and closes the details. */
  onEdit: (supplier: Supplier) => void;
  onEditClose: () => void;
  /** The suppliers of the loaded page, shown while a record loads. */
  suppliers: readonly Supplier[] | undefined;
}

/** All dialogs of the directory but the import. */
export function SupplierDialogs({ state, setState, editing, onEdit, onEditClose, suppliers }: SupplierDialogsProps) {
  const { view, tab } = state;
  const mayWrite = useMay('write');
  const [deleting, setDeleting] = useState<Supplier>();

  const closeDetails = () => setState(DETAILS_CLOSED, 'replace');
  return (
    <>
      <AddSupplierDialog open={mayWrite && state.new === '1'} onClose={() => setState({ new: undefined }, 'replace')} />
      <SupplierDetailsDialog
        id={view}
        known={suppliers?.find(({ id }) => id === view)}
        tab={tab}
        onTabChange={(next) => setState({ tab: next }, 'replace')}
        onClose={closeDetails}
        onEdit={onEdit}
        onDelete={setDeleting}
      />
      <EditSupplierDialog id={editing} inUrl={false} onClose={onEditClose} onDelete={setDeleting} />
      <DeleteSupplierDialog
        supplier={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={() => {
          closeDetails();
          onEditClose();
        }}
      />
    </>
  );
}
