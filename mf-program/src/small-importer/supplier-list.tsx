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
import { Button, Inline, Spinner, Stack, t, Text, TextLink } from '@fsvp/ui';
import { api, invalidate, useIdempotencyKey, useQueryClient } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { failureText } from '../failure-text.js';
import { listText } from './list-text.js';

/** An import of a long list takes a while. */
const BUDGET_MS = 130_000;

/** What becomes of a list: its suppliers are here, it is a document, or it is left out. */
export type ListOutcome = { known: string[] } | 'document' | 'removed';

interface SupplierListProps {
  importer: Importer;
  file: File;
  onDone: (outcome: ListOutcome) => void;
}

/** Suppliers of a CSV or XLSX file whose headings the import knows. Others have a screen of their own. */
export function SupplierList({ importer, file, onDone }: SupplierListProps) {
  const client = useQueryClient();
  const key = useIdempotencyKey();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  const send = (inspection: ImportInspection, dryRun: boolean) =>
    api.call(importSuppliers, {
      query: { dryRun, ...queryOf(inspection, importer) },
      rawBody: file,
      budgetMs: BUDGET_MS,
      ...(dryRun ? {} : { idempotencyKey: key }),
    });
  const { data: checked, error } = useQuery({
    queryKey: ['supplier-list', id],
    queryFn: async () => {
      const inspection = await api.call(inspectImport, { query: {}, rawBody: file, budgetMs: BUDGET_MS });
      const lacking = (['name', 'country'] as const).filter(
        (field) => !inspection.columns.some(({ suggested }) => suggested === field),
      );
      if (lacking.length > 0) return { inspection, lacking };
      return { inspection, lacking, report: await send(inspection, true) };
    },
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const store = async (inspection: ImportInspection, report: ImportReport) => {
    setSaving(true);
    setProblem(undefined);
    try {
      if (report.created > 0) await send(inspection, false);
      await invalidate(client, ['supplier']);
      onDone({ known: [...new Set(report.duplicates.filter(({ ofRow }) => !ofRow).map(({ of }) => of))] });
    } catch (failure) {
      setProblem(failureText(failure));
    }
    setSaving(false);
  };
  const report = checked?.report;
  const faulty = report?.errors[0];
  const isRefused = Boolean(error ?? faulty) || (checked && checked.lacking.length > 0);
  const message = error
    ? t({ defaultMessage: '{name} could not be read: {problem}' }, { name: file.name, problem: failureText(error) })
    : faulty
      ? t(
          {
            defaultMessage:
              '{more, plural, =0 {{name}, row {row}: {problem}} one {{name}, row {row}: {problem} And # more.} other {{name}, row {row}: {problem} And # more.}}',
          },
          { name: file.name, row: faulty.row, problem: faulty.message, more: report.errors.length - 1 },
        )
      : report
        ? t(
            { defaultMessage: '{name}: {created} new, {skipped} known already' },
            { name: file.name, created: report.created, skipped: report.skipped },
          )
        : t(
            { defaultMessage: 'No column of {name} is recognized as {columns}.' },
            { name: file.name, columns: listText(checked?.lacking ?? []) },
          );
  if (!checked && !error) return <Spinner label={t({ defaultMessage: 'Reading {name}…' }, { name: file.name })} />;
  return (
    <Stack gap={2}>
      <span role="status">
        <Text tone={isRefused ? 'bad' : undefined}>{message}</Text>
      </span>
      {problem ? <Text tone="bad">{problem}</Text> : null}
      <Inline>
        {report && !faulty ? (
          <Button loading={isSaving} onClick={() => void store(checked.inspection, report)}>
            {report.created === 0
              ? t({ defaultMessage: 'Use the Known Suppliers' })
              : t(
                  { defaultMessage: '{count, plural, one {Import # Supplier} other {Import # Suppliers}}' },
                  { count: report.created },
                )}
          </Button>
        ) : (
          <Button variant="outline" onClick={() => onDone('document')}>
            {t({ defaultMessage: 'Keep It as a Document' })}
          </Button>
        )}
        <Button variant="ghost" disabled={isSaving} onClick={() => onDone('removed')}>
          {t({ defaultMessage: 'Remove' })}
        </Button>
        {isRefused ? (
          <TextLink href={hrefs.importSuppliers()}>
            {t({ defaultMessage: 'Choose its columns in Import Suppliers' })}
          </TextLink>
        ) : null}
      </Inline>
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
