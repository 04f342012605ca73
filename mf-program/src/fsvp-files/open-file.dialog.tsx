import { fsvpFileCreate, listFsvpFiles, type FsvpFile, type FsvpFileCreate } from '@fsvp/contracts/program/fsvp-file';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { ErrorState, Spinner, TextLink } from '@fsvp/ui';
import {
  ComboboxField,
  FormDialog,
  useContractForm,
  useFormContext,
  useWatch,
  type FormDialogControls,
} from '@fsvp/ui/dialogs';
import { api, ApiError, loadError, useIdempotencyKey, useSupplierName } from '@fsvp/web-kit';
import { RecordForm, SupplierField } from '@fsvp/web-kit/dialogs';
import { useRef, useState } from 'react';
import { useCreateFile } from './api/create-file.js';
import { useFoodName } from './api/food-name.js';
import { useActiveImporters } from './api/active-importers.js';
import { loadFoods, loadImporters } from './api/load-parties.js';
import { lifecyclesOf } from './fsvp-files.url.js';
import { OwnerField } from './owner-field.js';
import { ProductsField } from './products-field.js';

interface OpenFileValues {
  importerId: string | null;
  supplierId: string | null;
  foodId: string | null;
  productIds: string[];
  ownerId: string | null;
}

/** With what the form begins. */
interface Parties {
  supplierId: string | undefined;
  foodId: string | undefined;
}

interface OpenFileDialogProps extends Parties {
  open: boolean;
  onClose: () => void;
  onOpened: (file: FsvpFile) => void;
}

export function OpenFileDialog({ open, onClose, ...props }: OpenFileDialogProps) {
  return (
    <FormDialog open={open} inUrl onClose={onClose} title="Open an FSVP File">
      {(controls) => <LoadedForm controls={controls} {...props} />}
    </FormDialog>
  );
}

type FormProps = Parties & { controls: FormDialogControls; onOpened: (file: FsvpFile) => void };

/** The form once it is known whether there is only one importer. */
function LoadedForm(props: FormProps) {
  const query = useActiveImporters();
  const error = loadError(query, 'The importers could not be loaded');
  if (!query.data) return error ? <ErrorState {...error} /> : <Spinner label="Loading…" />;
  const [only, ...others] = query.data.importers;
  return <OpenFileForm {...props} importer={only && others.length === 0 ? only : undefined} />;
}

function OpenFileForm({
  importer,
  supplierId,
  foodId,
  controls,
  onOpened,
}: FormProps & { importer?: { id: string; legalName: string } }) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateFile();
  const created = useRef<FsvpFile>(undefined);
  /** The open file of the same importer, supplier and food. */
  const [existing, setExisting] = useState<FsvpFile>();
  const form = useContractForm<OpenFileValues, FsvpFileCreate>({
    schema: fsvpFileCreate,
    defaultValues: {
      importerId: importer?.id ?? null,
      supplierId: supplierId ?? null,
      foodId: foodId ?? null,
      productIds: [],
      ownerId: null,
    },
  });
  return (
    <RecordForm
      form={form}
      label="FSVP file"
      submitLabel="Open File"
      controls={controls}
      save={async (body) => {
        setExisting(undefined);
        try {
          created.current = await create.mutateAsync({ body, idempotencyKey });
        } catch (error) {
          if (error instanceof ApiError && error.status === 409 && error.fieldErrors.length === 0)
            setExisting(await findOpenFile(body));
          throw error;
        }
        return undefined;
      }}
      onSaved={() => (created.current ? onOpened(created.current) : undefined)}
    >
      {existing ? (
        <p>
          <TextLink href={hrefs.fsvpFile(existing.id)}>{`Show ${existing.number}`}</TextLink>
        </p>
      ) : null}
      <PartyFields
        importerName={importer?.legalName}
        supplierName={useSupplierName(supplierId)}
        foodName={useFoodName(foodId)}
      />
      <OwnerField current={null} />
    </RecordForm>
  );
}

/** Names of the parties with which the form begins. */
interface PartyNames {
  importerName: string | undefined;
  supplierName: string | undefined;
  foodName: string | undefined;
}

function PartyFields({ importerName, supplierName, foodName }: PartyNames) {
  const { setValue } = useFormContext<OpenFileValues>();
  const supplierId = useWatch<OpenFileValues, 'supplierId'>({ name: 'supplierId' });
  return (
    <>
      <ComboboxField
        name="importerId"
        label="Importer"
        required
        loadOptions={loadImporters}
        selectedLabel={importerName}
        placeholder="Search importers..."
        noun="an importer"
        emptyText="No active importers found"
      />
      <SupplierField
        label="Supplier"
        required
        selectedLabel={supplierName}
        hint={
          <>
            The establishment that makes or grows the food. If it is not there,{' '}
            <TextLink href={hrefs.newSupplier()}>add the supplier</TextLink> and search again.
          </>
        }
        onPicked={(picked) => {
          if (picked !== supplierId) setValue('productIds', []);
        }}
      />
      <ComboboxField
        name="foodId"
        label="Food"
        required
        loadOptions={loadFoods}
        selectedLabel={foodName}
        placeholder="Search foods..."
        hint={
          <>
            If it is not there, <TextLink href={hrefs.newFood()}>add the food</TextLink> and search again.
          </>
        }
        noun="a food"
        emptyText="No foods found"
      />
      <ProductsField />
    </>
  );
}

/** The one that is in the way; undefined if it was closed in the meantime or cannot be read. */
async function findOpenFile({ importerId, supplierId, foodId }: FsvpFileCreate): Promise<FsvpFile | undefined> {
  const query = { importerId, supplierId, foodId, lifecycle: lifecyclesOf(undefined), limit: 1, offset: 0 };
  const found = await api.call(listFsvpFiles, { query }).catch(() => undefined);
  return found?.fsvpFiles[0];
}
