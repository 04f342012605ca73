import { PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import { listImporters } from '@fsvp/contracts/program/importer';
import { Columns, Combobox, DateInput, Field, Select, Stack } from '@fsvp/ui';
import { useApiQuery, useSupplierName, useSupplierOptions, type SetUrlState } from '@fsvp/web-kit';
import type { ReportSettings, SettingsProblems } from './report-settings.values.js';
import type { reportsUrl } from './reports.url.js';

const ALL = 'all';
const BY_NAME = { sort: 'legalName', order: 'asc', limit: PICKER_LIMIT, offset: 0 } as const;

interface ReadinessFieldsProps {
  settings: ReportSettings;
  problems: SettingsProblems;
  setState: SetUrlState<typeof reportsUrl>;
  onSupplierUnchosen: (isUnchosen: boolean) => void;
}

/** The settings that only the FSVP readiness has. */
export function ReadinessFields({ settings, problems, setState, onSupplierUnchosen }: ReadinessFieldsProps) {
  const { asOf, importerId, supplierId } = settings;
  const importers = useApiQuery(listImporters, { query: BY_NAME });
  const loadSuppliers = useSupplierOptions();
  const supplierName = useSupplierName(supplierId ?? undefined);
  const options = [
    { value: ALL, label: 'All importers' },
    ...(importers.data?.importers ?? []).map(({ id, legalName }) => ({ value: id, label: legalName })),
  ];
  if (importerId && !options.some(({ value }) => value === importerId))
    options.push({ value: importerId, label: 'One importer' });
  return (
    <Stack gap={4}>
      <Field
        label="As Of"
        hint="Requirements are assessed as of this day, based on what was signed by then."
        error={problems.asOf}
      >
        {(control) => (
          <DateInput {...control} value={asOf} onChange={(day) => setState({ asOf: day ?? undefined }, 'replace')} />
        )}
      </Field>
      <Columns>
        <Field label="Importer">
          {(control) => (
            <Select
              {...control}
              value={importerId ?? ALL}
              options={options}
              onChange={(next) => setState({ importer: next === ALL ? undefined : next }, 'replace')}
            />
          )}
        </Field>
        <Field label="Supplier">
          {(control) => (
            <Combobox
              {...control}
              placeholder="All suppliers"
              noun="a supplier"
              emptyText="No suppliers found"
              clearable
              value={supplierId}
              selectedLabel={supplierName}
              loadOptions={loadSuppliers}
              onUnchosen={onSupplierUnchosen}
              onChange={(next) => setState({ supplierId: next ?? undefined }, 'replace')}
            />
          )}
        </Field>
      </Columns>
    </Stack>
  );
}
