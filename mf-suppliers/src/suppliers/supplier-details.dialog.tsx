import { getSupplier, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Button, Spinner, Tabs } from '@fsvp/ui';
import { lazyComponent, WriteOnly } from '@fsvp/web-kit';
import { RecordDialog } from '@fsvp/web-kit/dialogs';
import { Suspense, useEffect, type ReactNode } from 'react';
import { icons } from '../shared/icons.js';
import { SupplierFacts } from './supplier-facts.js';
import { DETAIL_TABS, type DetailTab } from './suppliers.url.js';

interface SupplierDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** The copy from the list, shown while the record loads. */
  known: Supplier | undefined;
  tab: DetailTab | undefined;
  onTabChange: (tab: DetailTab | undefined) => void;
  onClose: () => void;
  onEdit: (supplier: Supplier) => void;
  onDelete: (supplier: Supplier) => void;
}

const DETAILS_TAB = 'details';

/** Loaded when details open; the list does not need them. */
const ProductsTab = lazyComponent(async () => ({ default: (await import('./products/products-tab.js')).ProductsTab }));
const PerformanceTab = lazyComponent(async () => ({
  default: (await import('./performance/performance-tab.js')).PerformanceTab,
}));

export function SupplierDetailsDialog({
  id,
  known,
  tab,
  onTabChange,
  onClose,
  onEdit,
  onDelete,
}: SupplierDetailsDialogProps) {
  const open = id !== undefined;
  useEffect(() => {
    if (!open) return;
    ProductsTab.prefetch();
    PerformanceTab.prefetch();
  }, [open]);
  const buttons = (supplier: Supplier) => (
    <WriteOnly>
      <Button variant="ghost" onClick={() => onDelete(supplier)} icon={icons.remove}>
        Delete
      </Button>
      <Button onClick={() => onEdit(supplier)} icon={icons.edit}>
        Edit Supplier
      </Button>
    </WriteOnly>
  );
  return (
    <RecordDialog
      call={getSupplier}
      id={id}
      known={known}
      onClose={onClose}
      title="Supplier Details"
      size="lg"
      failure="The supplier could not be loaded"
      footer={buttons}
    >
      {(supplier) => (
        // A minimum height, so that the tabs do not move when another one is selected.
        <div className="sup:sm:min-h-[min(100dvh-17rem,34rem)] sup:print:min-h-0">
          <Tabs
            label={supplier.name}
            value={tab ?? DETAILS_TAB}
            onChange={(next) => onTabChange(DETAIL_TABS.find((known) => known === next))}
            tabs={[
              { value: DETAILS_TAB, label: 'Details', content: <SupplierFacts supplier={supplier} /> },
              { value: 'products', label: 'Products', content: wait(<ProductsTab supplier={supplier} />) },
              { value: 'performance', label: 'Performance', content: wait(<PerformanceTab supplier={supplier} />) },
            ]}
          />
        </div>
      )}
    </RecordDialog>
  );
}

const wait = (tab: ReactNode) => <Suspense fallback={<Spinner label="Loading…" />}>{tab}</Suspense>;
