import { fsvpFileUpdate, getFsvpFile, type FsvpFile, type FsvpFileUpdate } from '@fsvp/contracts/program/fsvp-file';
import { useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useUpdateFile } from './api/update-file.js';
import { OwnerField } from './owner-field.js';
import { OwnerName } from './owner-name.js';
import { ProductsField } from './products-field.js';

interface EditFileValues {
  productIds: string[];
  ownerId: string | null;
}

const toFormValues = ({ productIds, ownerId }: FsvpFile): EditFileValues => ({ productIds, ownerId });

/** @param props.id undefined closes the dialog */
export function EditFileDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EditRecordDialog
      call={getFsvpFile}
      id={id}
      title="Edit FSVP File"
      failure="The FSVP file could not be loaded"
      onClose={onClose}
    >
      {(file, controls) => <EditFileForm file={file} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface EditFileFormProps {
  file: FsvpFile;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditFileForm({ file, controls, onSaved }: EditFileFormProps) {
  const update = useUpdateFile();
  const { opened, ...edit } = useRecordSave<FsvpFile, EditFileValues, FsvpFileUpdate>({
    record: file,
    labels: { productIds: 'Products', ownerId: 'Owner' },
    show: {
      productIds: (ids: string[], record) => productNames(ids, record ?? file),
      ownerId: (id: string | null) => <OwnerName id={id} />,
    },
    toFormValues,
    send: (body, ifVersion) => update.mutateAsync({ params: { id: file.id }, body, ifVersion }),
  });
  const form = useContractForm<EditFileValues, FsvpFileUpdate>({
    schema: fsvpFileUpdate,
    defaultValues: toFormValues(opened),
  });
  return (
    <RecordForm form={form} label="FSVP file" submitLabel="Update File" controls={controls} {...edit} onSaved={onSaved}>
      <ProductsField
        supplierId={file.supplierId}
        known={file.productIds.map((id, index) => ({ id, name: file.productNames[index] ?? 'Product' }))}
      />
      <OwnerField current={file.ownerId} />
    </RecordForm>
  );
}

function productNames(ids: readonly string[], { productIds, productNames: names }: FsvpFile): string {
  if (ids.length === 0) return 'None';
  return ids.map((id) => names[productIds.indexOf(id)] ?? 'A product that was added').join(', ');
}
