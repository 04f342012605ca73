import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { getSupplier, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Combobox, EmptyState, ErrorState, Field, Inline, LinkButton, Spinner, Stack } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { loadError, useApiQuery, useSupplierOptions } from '@fsvp/web-kit';
import { useState } from 'react';
import { ImporterPicker } from '../importer-picker.js';
import { namedDuns, useMatchingImporter } from './api/match-importer.js';
import { Proposals } from './proposals.js';

/** In place of a supplier. */
const CHOOSE = '1';

interface StartDialogProps {
  /** The supplier to start with, '1' to choose one; undefined for all suppliers with products. */
  start: string | undefined;
  onChoose: (supplierId: string) => void;
  onClose: () => void;
}

/** From suppliers with products to FSVP files: products grouped into foods, a file for each. */
export function StartDialog({ start, onChoose, onClose }: StartDialogProps) {
  // Not while files are opened: nobody would see what became of them.
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      open
      inUrl={!isBusy}
      size="lg"
      dismissable={!isBusy}
      closesOnOutsideClick={false}
      initialFocus="heading"
      title={start ? 'Start an FSVP File' : 'Propose FSVP Files'}
      description={
        start
          ? 'A file is for one food from one supplier. Products with the same hazards share a food.'
          : 'Proposes a file for each food of each supplier with products that are not in an open file. Nothing is stored until you open the files.'
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {start === CHOOSE ? (
        <SupplierChoice onChoose={onChoose} />
      ) : (
        <LoadedSupplier key={start} supplierId={start} onBusy={setBusy} onClose={onClose} />
      )}
    </Dialog>
  );
}

function SupplierChoice({ onChoose }: { onChoose: (supplierId: string) => void }) {
  const loadSuppliers = useSupplierOptions();
  return (
    <Field label="Supplier" required hint="The establishment that makes or grows the food.">
      {(control) => (
        <Combobox
          {...control}
          value={null}
          loadOptions={loadSuppliers}
          placeholder="Search suppliers..."
          noun="a supplier"
          emptyText="No suppliers found"
          onChange={(id) => {
            if (id) onChoose(id);
          }}
        />
      )}
    </Field>
  );
}

interface PartProps {
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}

function LoadedSupplier({ supplierId, ...props }: PartProps & { supplierId: string | undefined }) {
  const supplier = useApiQuery(
    getSupplier,
    { params: { id: supplierId ?? '' } },
    { enabled: Boolean(supplierId), staleTime: 0 },
  );
  const matching = useMatchingImporter(supplier.data, !supplierId || Boolean(supplier.data));
  const error =
    loadError(supplier, 'The supplier could not be loaded') ?? loadError(matching, 'The importers could not be loaded');
  if (error) return <ErrorState {...error} />;
  if (!matching.data) return <Spinner label="Loading…" />;
  if (!matching.data.any) return <NoImporter supplier={supplier.data} />;
  return <WithImporter {...props} supplier={supplier.data} matching={matching.data} />;
}

/** The form of a new importer, with what the supplier says of it. */
function importerFormHref(supplier: Supplier | undefined) {
  const legalName = supplier?.fsvpImporterName;
  const duns = supplier && namedDuns(supplier);
  const known = { ...(legalName ? { legalName } : {}), ...(duns ? { duns } : {}) };
  return `${hrefs.importers()}&${new URLSearchParams({ new: '1', ...known }).toString()}`;
}

const namedImporter = ({ fsvpImporterName: name, fsvpImporterDuns: duns }: Supplier) =>
  [name, duns && `DUNS ${duns}`].filter(Boolean).join(', ');

function NoImporter({ supplier }: { supplier: Supplier | undefined }) {
  const named = supplier && namedImporter(supplier);
  return (
    <EmptyState
      text={`There is no active importer. Add one first, then start again.${named ? ` The supplier names ${named}.` : ''}`}
      action={
        <LinkButton variant="outline" href={importerFormHref(supplier)}>
          Add an importer
        </LinkButton>
      }
    />
  );
}

interface WithImporterProps extends PartProps {
  supplier: Supplier | undefined;
  matching: { isNamed: boolean; importer: { id: string; legalName: string } | undefined };
}

function WithImporter({ supplier, matching, onBusy, onClose }: WithImporterProps) {
  const { importer: found, isNamed } = matching;
  const [importerId, setImporterId] = useState(found?.id ?? null);
  /** Once files are opened, the importer stays. */
  const [isFixed, setFixed] = useState(false);
  const named = supplier && namedImporter(supplier);
  const hint = isNamed
    ? `${supplier?.name} names this importer.`
    : named
      ? `${supplier.name} names ${named}, which is not in the list of importers. Add it in Administration\u00a0›\u00a0Importers, or choose another one.`
      : 'The FSVP importer that each entry line names.';
  return (
    <Stack gap={5}>
      <Field label="Importer" required hint={hint} disabled={isFixed}>
        {(control) => (
          <ImporterPicker {...control} value={importerId} selectedLabel={found?.legalName} onChange={setImporterId} />
        )}
      </Field>
      {named && !isNamed && !isFixed ? (
        <Inline>
          {/* In a new tab, so that what was changed in the proposals stays. */}
          <LinkButton variant="outline" size="sm" href={importerFormHref(supplier)} target="_blank">
            {`Add ${supplier.fsvpImporterName ?? 'it'} as an importer`}
          </LinkButton>
        </Inline>
      ) : null}
      {importerId ? (
        <Proposals
          key={importerId}
          importerId={importerId}
          supplier={supplier}
          onStarted={() => setFixed(true)}
          onBusy={onBusy}
          onClose={onClose}
        />
      ) : null}
    </Stack>
  );
}
