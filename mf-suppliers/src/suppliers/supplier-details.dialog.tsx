import { getSupplier, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Spinner, Tabs } from '@fsvp/ui';
import { lazyComponent } from '@fsvp/web-kit';
import { RecordDialog, type RecordDetails } from '@fsvp/web-kit/dialogs';
import { Suspense, useEffect, type ReactNode } from 'react';
import { SupplierFacts } from './supplier-facts.js';
import { DETAIL_TABS, type DetailTab } from './suppliers.url.js';

interface SupplierDetailsDialogProps extends RecordDetails<Supplier> {
  tab: DetailTab | undefined;
  onTabChange: (tab: DetailTab | undefined) => void;
}

const DETAILS_TAB = 'details';

/** Loaded when details open; the list does not need them. */
const ProductsTab = lazyComponent(async () => ({ default: (await import('./products/products-tab.js')).ProductsTab }));
const PerformanceTab = lazyComponent(async () => ({
  default: (await import('./performance/performance-tab.js')).PerformanceTab,
}));

export function SupplierDetailsDialog({ tab, onTabChange, ...props }: SupplierDetailsDialogProps) {
  const open = props.id !== undefined;
  useEffect(() => {
    if (!open) return;
    ProductsTab.prefetch();
    PerformanceTab.prefetch();
  }, [open]);
  return (
    <RecordDialog
      {...props}
      call={getSupplier}
      title="Supplier Details"
      size="lg"
      failure="The supplier could not be loaded"
      editLabel="Edit Supplier"
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
