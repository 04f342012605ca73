import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import type { SetUrlState } from '@fsvp/web-kit';
import { DeleteSupplierDialog } from '../suppliers/delete-supplier.dialog.js';
import { EditSupplierDialog } from '../suppliers/edit-supplier.dialog.js';
import { NO_FORM, type FsvpState, type fsvpUrl } from './fsvp-compliance.url.js';
import { FsvpDetailsDialog } from './fsvp-details.dialog.js';

export interface FsvpDialogsProps {
  state: FsvpState;
  setState: SetUrlState<typeof fsvpUrl>;
  /** The supplier that the user is asked about. */
  deleting: Supplier | undefined;
  onDelete: (supplier: Supplier | undefined) => void;
  /** The suppliers of the loaded page, shown while a record loads. */
  suppliers: readonly Supplier[] | undefined;
}

/** All dialogs of FSVP Compliance. */
export function FsvpDialogs({ state, setState, deleting, onDelete, suppliers }: FsvpDialogsProps) {
  const { view, edit, program } = state;
  const closeForm = () => setState(NO_FORM, 'close');
  const editInstead = (id: string, from?: '1') => setState({ view: undefined, edit: id, program: from }, 'replace');
  return (
    <>
      <FsvpDetailsDialog
        id={view}
        known={suppliers?.find(({ id }) => id === view)}
        onClose={() => setState({ view: undefined }, 'close')}
        onEdit={({ id }) => editInstead(id)}
        onEditProgram={({ id }) => editInstead(id, '1')}
      />
      <EditSupplierDialog id={edit} startAtProgram={program === '1'} onClose={closeForm} onDelete={onDelete} />
      <DeleteSupplierDialog supplier={deleting} onClose={() => onDelete(undefined)} onDeleted={closeForm} />
    </>
  );
}
