import { addMonths, today } from '@fsvp/contracts/core/calendar-day';
import { findLanguages, languageName } from '@fsvp/contracts/core/language';
import {
  DOCUMENT_MONTHS_AHEAD,
  DOCUMENT_TYPE_LABELS,
  type DocumentType,
  OFFERED_DOCUMENT_TYPES,
} from '@fsvp/contracts/documents/document';
import { Columns, Combobox, DateInput, Field, t, type LoadOptions, Select, Stack, TextInput } from '@fsvp/ui';
import { useSupplierOptions } from '../forms/use-supplier-options.js';
import type { GuessedField } from './guess-file.js';
import { rowErrors, type RowValues, type UploadRow } from './upload-row.js';

const types = OFFERED_DOCUMENT_TYPES.map((value) => ({ value, label: DOCUMENT_TYPE_LABELS[value] }));
/** An example would look like a guess. */
const datePlaceholder = () => t({ defaultMessage: 'Month day, year' });
const loadLanguages: LoadOptions = async (text) => findLanguages(text);

interface UploadRowFieldsProps {
  row: UploadRow;
  /** The supplier of all files: it is not asked for. */
  hasSupplier: boolean;
  /** Of the guessed supplier. */
  supplierName: string | undefined;
  onCorrect: (values: Partial<RowValues>) => void;
}

/** What a file seems to be, to correct. */
export function UploadRowFields({ row, hasSupplier, supplierName, onCorrect }: UploadRowFieldsProps) {
  const { values, sources, state } = row;
  const errors = rowErrors(values);
  const loadSuppliers = useSupplierOptions();
  const isFixed = state !== 'ready' && state !== 'doubtful' && state !== 'failed';
  const notes = (field: GuessedField, otherwise?: string) => {
    const source = sources[field];
    return {
      hint: source
        ? t(
            {
              defaultMessage:
                '{source, select, name {From the name} folder {From the folder} other {From the first page}}',
            },
            { source },
          )
        : otherwise,
      error: errors[field],
      disabled: isFixed,
    };
  };
  return (
    <Stack gap={3}>
      <Field label={t({ defaultMessage: 'Title' })} required {...notes('title')}>
        {(control) => (
          <TextInput
            {...control}
            value={values.title}
            maxLength={255}
            autoComplete="off"
            onChange={(event) => onCorrect({ title: event.target.value })}
          />
        )}
      </Field>
      <Columns gap={3}>
        <Field label={t({ defaultMessage: 'Document Type' })} required {...notes('type')}>
          {(control) => (
            <Select
              {...control}
              value={values.type}
              options={types}
              onChange={(type: DocumentType) => onCorrect({ type })}
            />
          )}
        </Field>
        <Field label={t({ defaultMessage: 'Language' })} required {...notes('language')}>
          {(control) => (
            <Combobox
              {...control}
              value={values.language}
              selectedLabel={languageName(values.language)}
              loadOptions={loadLanguages}
              noun={t({ defaultMessage: 'a language' })}
              emptyText={t({ defaultMessage: 'No language found' })}
              onChange={(language) => onCorrect({ language: language ?? 'en' })}
            />
          )}
        </Field>
        <Field label={t({ defaultMessage: 'Document Date' })} {...notes('documentDate')}>
          {(control) => (
            <DateInput
              {...control}
              value={values.documentDate}
              placeholder={datePlaceholder()}
              isAllowed={(day) => day <= addMonths(today(), DOCUMENT_MONTHS_AHEAD)}
              onChange={(documentDate) => onCorrect({ documentDate })}
            />
          )}
        </Field>
        <Field label={t({ defaultMessage: 'Expiry Date' })} {...notes('expirationDate')}>
          {(control) => (
            <DateInput
              {...control}
              value={values.expirationDate}
              placeholder={datePlaceholder()}
              onChange={(expirationDate) => onCorrect({ expirationDate })}
            />
          )}
        </Field>
      </Columns>
      {hasSupplier ? null : (
        <Field
          label={t({ defaultMessage: 'Supplier' })}
          {...notes('supplierId', t({ defaultMessage: 'Leave empty for a system document.' }))}
        >
          {(control) => (
            <Combobox
              {...control}
              value={values.supplierId}
              selectedLabel={supplierName}
              loadOptions={loadSuppliers}
              clearable
              noun={t({ defaultMessage: 'a supplier' })}
              placeholder={t({ defaultMessage: 'Search suppliers...' })}
              emptyText={t({ defaultMessage: 'No suppliers found' })}
              onChange={(supplierId) => onCorrect({ supplierId })}
            />
          )}
        </Field>
      )}
    </Stack>
  );
}
