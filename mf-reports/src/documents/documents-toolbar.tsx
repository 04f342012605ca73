import { Combobox, FilterSelect, SearchField, Toolbar } from '@fsvp/ui';
import { type SetUrlState, useSupplierName, useSupplierOptions } from '@fsvp/web-kit';
import { documentTypeOptions } from './document-text.js';
import type { DocumentsState, documentsUrl } from './documents.url.js';

interface DocumentsToolbarProps {
  state: DocumentsState;
  setState: SetUrlState<typeof documentsUrl>;
}

export function DocumentsToolbar({ state: { search, type, supplierId }, setState }: DocumentsToolbarProps) {
  const loadOptions = useSupplierOptions();
  const supplierName = useSupplierName(supplierId);
  return (
    <Toolbar>
      <SearchField label="Search documents" placeholder="Search documents..." value={search} onChange={(next) => setState({ search: next, offset: 0 }, 'replace')} />
      <FilterSelect label="Document type" allLabel="All Types" value={type} options={documentTypeOptions(type)} onChange={(next) => setState({ type: next, offset: 0 })} />
      <Combobox
        ariaLabel="Supplier"
        placeholder="All Suppliers"
        emptyText="No suppliers found"
        clearable
        value={supplierId ?? null}
        selectedLabel={supplierName}
        loadOptions={loadOptions}
        onChange={(next) => setState({ supplierId: next ?? undefined, offset: 0 })}
      />
    </Toolbar>
  );
}
