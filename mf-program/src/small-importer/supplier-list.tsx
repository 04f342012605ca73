import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { Importer } from '@fsvp/contracts/program/importer';
import {
  formatColumnChoice,
  formatFixedValue,
  importSuppliers,
  inspectImport,
  type ImportInspection,
  type ImportReport,
  type SupplierColumn,
} from '@fsvp/contracts/suppliers/supplier-import';
import { Button, Inline, Stack, Text, TextLink } from '@fsvp/ui';
import { FileDrop } from '@fsvp/ui/dialogs';
import { api, invalidate, useIdempotencyKey, useQueryClient } from '@fsvp/web-kit';
import { useState } from 'react';
import { failureText } from '../failure-text.js';

/** An import of a long list takes a while. */
const BUDGET_MS = 130_000;

interface Checked {
  file: File;
  inspection: ImportInspection;
  report: ImportReport;
}

/** Suppliers of a CSV or XLSX file whose headings the import knows. Others have a screen of their own. */
export function SupplierList({ importer }: { importer: Importer }) {
  const client = useQueryClient();
  const key = useIdempotencyKey();
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<string>();
  const [isRunning, setRunning] = useState(false);

  const send = (file: File, inspection: ImportInspection, dryRun: boolean) =>
    api.call(importSuppliers, {
      query: { dryRun, ...queryOf(inspection, importer) },
      rawBody: file,
      budgetMs: BUDGET_MS,
      ...(dryRun ? {} : { idempotencyKey: `${key}-${file.name}-${file.size}` }),
    });
  const run = async (task: () => Promise<void>) => {
    setRunning(true);
    setProblem(undefined);
    try {
      await task();
    } catch (error) {
      setProblem(failureText(error));
    }
    setRunning(false);
  };
  const check = (file: File) =>
    run(async () => {
      setChecked(undefined);
      const inspection = await api.call(inspectImport, { query: {}, rawBody: file, budgetMs: BUDGET_MS });
      const lacking = (['name', 'country'] as const).filter(
        (field) => !inspection.columns.some(({ suggested }) => suggested === field),
      );
      if (lacking.length > 0) {
        setProblem(
          `No column of ${file.name} is recognized as ${lacking.join(' and ')}. Choose the columns in Import Suppliers.`,
        );
        return;
      }
      setChecked({ file, inspection, report: await send(file, inspection, true) });
    });
  const store = ({ file, inspection }: Checked) =>
    run(async () => {
      await send(file, inspection, false);
      setChecked(undefined);
      await invalidate(client, ['supplier']);
    });
  const faulty = checked?.report.errors[0];
  return (
    <Stack gap={3}>
      <FileDrop
        label="Or drop the list of suppliers"
        accept=".csv,.tsv,.txt,.xlsx"
        hint="CSV or XLSX with columns for name and country."
        fileName={checked?.file.name}
        disabled={isRunning}
        error={problem}
        onFile={(file) => void check(file)}
      />
      {problem ? <TextLink href={hrefs.importSuppliers()}>Import Suppliers</TextLink> : null}
      {checked ? (
        <Inline justify="between">
          <span role="status">
            <Text tone={faulty ? 'bad' : undefined}>
              {faulty
                ? `Row ${faulty.row}: ${faulty.message}${checked.report.errors.length > 1 ? ` And ${checked.report.errors.length - 1} more.` : ''}`
                : `${checked.report.created} new, ${checked.report.skipped} known already`}
            </Text>
          </span>
          <Button
            disabled={Boolean(faulty) || checked.report.created === 0}
            loading={isRunning}
            onClick={() => void store(checked)}
          >
            {`Import ${checked.report.created} ${checked.report.created === 1 ? 'Supplier' : 'Suppliers'}`}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}

/** Suppliers are added here, never changed; and they name this importer. */
const NOT_READ: SupplierColumn[] = ['id', 'version', 'fsvpImporterName', 'fsvpImporterDuns'];

function queryOf({ columns, encoding, separator, quotes, sheet, headingRow }: ImportInspection, importer: Importer) {
  const taken = new Set<string>(NOT_READ);
  const choices = columns.flatMap(({ number, suggested }) => {
    if (!suggested || taken.has(suggested)) return [];
    taken.add(suggested);
    return [formatColumnChoice({ column: suggested, number })];
  });
  return {
    ...(encoding && { encoding }),
    ...(separator && { separator }),
    ...(quotes && { quotes }),
    ...(sheet && { sheet }),
    ...(headingRow && { headingRow }),
    columns: choices,
    fixed: [
      formatFixedValue({ column: 'fsvpImporterName', value: importer.legalName }),
      formatFixedValue({ column: 'fsvpImporterDuns', value: importer.duns }),
    ],
  };
}
