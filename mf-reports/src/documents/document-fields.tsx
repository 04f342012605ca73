import { addMonths, today } from '@fsvp/contracts/core/calendar-day';
import { DOCUMENT_MONTHS_AHEAD, type DocumentType } from '@fsvp/contracts/documents/document';
import { findLanguages, languageName } from '@fsvp/contracts/core/language';
import { Columns, type LoadOptions } from '@fsvp/ui';
import { ComboboxField, DateField, SelectField, TextareaField, TextField } from '@fsvp/ui/dialogs';
import { SupplierField } from '@fsvp/web-kit/dialogs';
import { DOCUMENT_FIELD_LABELS as labels } from './document-form.values.js';
import { documentTypeOptions } from './document-text.js';

const loadLanguages: LoadOptions = async (text) => findLanguages(text);

interface DocumentFieldsProps {
  /** The name of the initial supplier. */
  supplierName: string | undefined;
  /** The initial type. */
  type?: DocumentType;
  /** The document belongs to a record of the supplier, so it cannot be changed. */
  supplierFixed?: boolean;
  /** The initial language. */
  language?: string;
}

export function DocumentFields({ supplierName, type, supplierFixed = false, language = 'en' }: DocumentFieldsProps) {
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
        <DateField
          name="documentDate"
          label={labels.documentDate}
          maxDate={addMonths(today(), DOCUMENT_MONTHS_AHEAD)}
          hint="The day that is on the document."
        />
      </Columns>
      <SupplierField
        label={labels.supplierId}
        clearable
        disabled={supplierFixed}
        hint={supplierFixed ? undefined : 'Leave empty for a system document.'}
        selectedLabel={supplierName}
      />
      <TextareaField name="description" label={labels.description} />
      <ComboboxField
        name="language"
        label={labels.language}
        required
        hint="FDA can request an English translation of documents in other languages (21 CFR 1.510(b)(1))."
        loadOptions={loadLanguages}
        selectedLabel={languageName(language)}
        placeholder="Search languages..."
        noun="a language"
        emptyText="No language found"
      />
    </>
  );
}
