import type { DocumentType } from '@fsvp/contracts/document';
import { Columns, ComboboxField, DateField, SelectField, TextareaField, TextField } from '@fsvp/ui';
import { useSupplierOptions } from '@fsvp/web-kit';
import { DOCUMENT_FIELD_LABELS as labels } from './document-form.values.js';
import { documentTypeOptions } from './document-text.js';

interface DocumentFieldsProps {
  /** The name of the initial supplier. */
  supplierName: string | undefined;
  /** The initial type. */
  type?: DocumentType;
  /** The document belongs to a record of the supplier, so it cannot be changed. */
  supplierFixed?: boolean;
}

export function DocumentFields({ supplierName, type, supplierFixed = false }: DocumentFieldsProps) {
  const loadOptions = useSupplierOptions();
  return (
    <>
      <TextField name="title" label={labels.title} required />
      <Columns>
        <SelectField
          name="type"
          label={labels.type}
          required
          options={documentTypeOptions(type)}
          placeholder="Select document type"
        />
        <DateField name="expirationDate" label={labels.expirationDate} />
      </Columns>
      <ComboboxField
        name="supplierId"
        label={labels.supplierId}
        clearable
        disabled={supplierFixed}
        hint={supplierFixed ? undefined : 'Without a supplier it is a system document.'}
        loadOptions={loadOptions}
        selectedLabel={supplierName}
        placeholder="Search suppliers..."
        emptyText="No suppliers found"
      />
      <TextareaField name="description" label={labels.description} />
    </>
  );
}
