import { exportSuppliers, exportSuppliersWorkbook } from '@fsvp/contracts/suppliers/supplier-import';
import { listSuppliers, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Button, Card, LinkButton, OpeningDialog, PageHeader, Pagination, Spinner, Stack } from '@fsvp/ui';
import {
  api,
  hrefs,
  lazyComponent,
  lazyDialogs,
  loadError,
  useNavigate,
  useParams,
  usePagedList,
  usePageTitle,
  useFormAddress,
  WriteOnly,
  useMay,
} from '@fsvp/web-kit';
import { Suspense, useEffect, useEffectEvent, useState, useTransition } from 'react';
import { icons } from '../shared/icons.js';
import type { SupplierDialogsProps } from './supplier-dialogs.js';
import { SuppliersTable } from './suppliers-table.js';
import { SuppliersToolbar } from './suppliers-toolbar.js';
import { DETAILS_CLOSED, suppliersUrl, UNFILTERED } from './suppliers.url.js';

const SupplierDialogs = lazyDialogs<SupplierDialogsProps>(async () => ({
  default: (await import('./supplier-dialogs.js')).SupplierDialogs,
}));

/** Loaded on demand: rarely needed, and as large as the rest of the screen. */
const ImportSuppliersDialog = lazyComponent(async () => ({
  default: (await import('./import/import-suppliers.dialog.js')).ImportSuppliersDialog,
}));

/** Loaded when a supplier's own page is opened. */
const SupplierPage = lazyComponent(async () => ({
  default: (await import('./page/supplier.page.js')).SupplierPage,
}));

/** The directory, or the page of the supplier that the address names. */
export function SuppliersPage() {
  const { id } = useParams();
  if (id === undefined) return <Directory />;
  return (
    <Suspense fallback={<Spinner label="Loading…" />}>
      <SupplierPage key={id} id={id} />
    </Suspense>
  );
}

function Directory() {
  usePageTitle('Suppliers');
  const {
    state,
    setState,
    list,
    records: suppliers,
    pages,
    sorting,
  } = usePagedList(suppliersUrl, {
    call: listSuppliers,
    query: ({ status, riskLevel, compliance }) => ({
      status: status && [status],
      riskLevel: riskLevel && [riskLevel],
      compliance: compliance && [compliance],
    }),
    records: 'suppliers',
  });
  const { search, status, riskLevel, compliance, view } = state;
  const [importing, setImporting] = useImportFromUrl(state.import === '1', () =>
    setState({ import: undefined }, 'replace'),
  );
  const mayWrite = useMay('write');
  const [fetching, startFetching] = useTransition();
  const [editing, setEditing] = useEditFromUrl(state.edit);

  const edit = ({ id }: Supplier) => {
    setState(DETAILS_CLOSED, 'replace');
    setEditing(id);
  };
  return (
    <>
      <Stack gap={6}>
        <PageHeader
          title="Suppliers"
          subtitle="Manage your supplier database and FSVP compliance"
          actions={
            <>
              <WriteOnly>
                <Button
                  variant="outline"
                  icon={icons.import}
                  loading={fetching}
                  onClick={() => startFetching(() => setImporting(true))}
                >
                  Import
                </Button>
              </WriteOnly>
              <LinkButton variant="outline" icon={icons.export} href={api.href(exportSuppliers)} download>
                Export CSV
              </LinkButton>
              <LinkButton variant="outline" icon={icons.export} href={api.href(exportSuppliersWorkbook)} download>
                Export Excel
              </LinkButton>
              <WriteOnly>
                <Button icon={icons.add} onClick={() => setState({ new: '1' })}>
                  Add Supplier
                </Button>
              </WriteOnly>
            </>
          }
        />
        <Card
          title="Supplier Directory"
          flush
          toolbar={<SuppliersToolbar state={state} setState={setState} />}
          footer={<Pagination label="Pages of suppliers" {...pages} />}
        >
          <SuppliersTable
            suppliers={suppliers}
            error={loadError(list, 'The suppliers could not be loaded')}
            onClear={search || status || riskLevel || compliance ? () => setState(UNFILTERED) : undefined}
            {...sorting}
            onView={({ id }) => setState({ ...DETAILS_CLOSED, view: id })}
            onEdit={edit}
          />
        </Card>
      </Stack>
      <SupplierDialogs
        open={Boolean(view || editing || state.new)}
        state={state}
        setState={setState}
        editing={editing}
        onEdit={edit}
        onEditClose={() => setEditing(undefined)}
        suppliers={suppliers}
      />
      {importing === undefined || !mayWrite ? null : (
        <Suspense fallback={<OpeningDialog />}>
          <ImportSuppliersDialog open={importing} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the import is open; undefined before its first opening. `?import=1` opens it and is removed from the URL. */
function useImportFromUrl(fromUrl: boolean, removeFromUrl: () => void) {
  const [importing, setImporting] = useState<boolean>();
  if (fromUrl && !importing) setImporting(true);
  const resetUrl = useEffectEvent(removeFromUrl);
  useEffect(() => {
    if (fromUrl) resetUrl();
  }, [fromUrl]);
  useFormAddress(importing ? hrefs.importSuppliers() : undefined);
  return [importing, setImporting] as const;
}

/**
 * The supplier being edited. `?edit=` opens its form, and the URL is reset to /suppliers; therefore the form has its own
 * address, for the return after a sign-in.
 */
function useEditFromUrl(fromUrl: string | undefined) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(fromUrl);
  if (fromUrl !== undefined && fromUrl !== editing) setEditing(fromUrl);
  const resetUrl = useEffectEvent(() => navigate(hrefs.suppliers(), { replace: true }));
  useEffect(() => {
    if (fromUrl !== undefined) resetUrl();
  }, [fromUrl]);
  useFormAddress(editing === undefined ? undefined : hrefs.editSupplier(editing));
  return [editing, setEditing] as const;
}
