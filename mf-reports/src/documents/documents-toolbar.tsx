import { FilterSelect, SearchField, Toolbar } from '@fsvp/ui';
import { type SetUrlState, SupplierFilter } from '@fsvp/web-kit';
import { documentTypeOptions } from './document-text.js';
import type { DocumentsState, documentsUrl } from './documents.url.js';

interface DocumentsToolbarProps {
  state: DocumentsState;
  setState: SetUrlState<typeof documentsUrl>;
}

export function DocumentsToolbar({ state: { search, type, supplierId }, setState }: DocumentsToolbarProps) {
  return (
    <Toolbar>
      <SearchField
        label="Search documents"
        placeholder="Search documents..."
        value={search}
        onChange={(next) => setState({ search: next, offset: 0 }, 'replace')}
      />
      <FilterSelect
        label="Document type"
        allLabel="All Types"
        value={type}
        options={documentTypeOptions(type)}
        onChange={(next) => setState({ type: next, offset: 0 })}
      />
      <SupplierFilter value={supplierId} onChange={(next) => setState({ supplierId: next, offset: 0 })} />
    </Toolbar>
  );
}
