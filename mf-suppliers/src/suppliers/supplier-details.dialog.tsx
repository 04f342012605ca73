import type { Supplier } from '@fsvp/contracts/supplier';
import { Button, Tabs, useLast } from '@fsvp/ui';
import { RecordDialog } from '@fsvp/web-kit';
import { icons } from '../shared/icons.js';
import { useSupplier } from './api/get-supplier.js';
import { PerformanceTab } from './performance/performance-tab.js';
import { ProductsTab } from './products/products-tab.js';
import { SupplierFacts } from './supplier-facts.js';
import { DETAIL_TABS, type DetailTab } from './suppliers.url.js';

interface SupplierDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** What the list has of it. */
  known: Supplier | undefined;
  tab: DetailTab | undefined;
  onTabChange: (tab: DetailTab | undefined) => void;
  onClose: () => void;
  onEdit: (supplier: Supplier) => void;
  onDelete: (supplier: Supplier) => void;
}

const FACTS = 'details';

export function SupplierDetailsDialog({ id, ...props }: SupplierDetailsDialogProps) {
  const shown = useLast(id);
  return shown ? <ShownSupplier key={shown} id={shown} open={id !== undefined} {...props} /> : null;
}

type ShownSupplierProps = SupplierDetailsDialogProps & { id: string; open: boolean };

function ShownSupplier({ id, open, known, tab, onTabChange, onClose, onEdit, onDelete }: ShownSupplierProps) {
  const query = useSupplier(id, { known, enabled: open });
  const buttons = (supplier: Supplier) => (
    <>
      <Button variant="ghost" onClick={() => onDelete(supplier)} icon={icons.remove}>
        Delete
      </Button>
      <Button onClick={() => onEdit(supplier)} icon={icons.edit}>
        Edit Supplier
      </Button>
    </>
  );
  return (
    <RecordDialog open={open} onClose={onClose} title="Supplier Details" size="lg" query={query} failure="The supplier could not be loaded" footer={buttons}>
      {(supplier) => (
        <Tabs
          label={supplier.name}
          value={tab ?? FACTS}
          onChange={(next) => onTabChange(DETAIL_TABS.find((known) => known === next))}
          tabs={[
            { value: FACTS, label: 'Details', content: <SupplierFacts supplier={supplier} /> },
            { value: 'products', label: 'Products', content: <ProductsTab supplier={supplier} /> },
            { value: 'performance', label: 'Performance', content: <PerformanceTab supplier={supplier} /> },
          ]}
        />
      )}
    </RecordDialog>
  );
}
