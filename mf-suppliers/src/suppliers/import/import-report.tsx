import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import { formatNumber, Stack, StatGrid, Text } from '@fsvp/ui';
import type { OnDuplicate } from '../api/import-suppliers.js';
import { Duplicates } from './duplicates.js';
import type { Confirmations } from './import-confirmations.js';
import type { Verdict } from './import-state.js';
import { RowErrors } from './row-errors.js';
import { SupplierChanges } from './supplier-changes.js';

interface ImportReportViewProps {
  report: ImportReport;
  verdict: Verdict;
  onDuplicate: OnDuplicate;
  fileName: string;
  confirmed: Confirmations;
  /** Absent once the import has run. */
  onConfirm?: (confirmed: Confirmations) => void;
}

export function ImportReportView(props: ImportReportViewProps) {
  const { report, verdict, onDuplicate, fileName, confirmed, onConfirm } = props;
  const { rows, created, updated, skipped, errors, duplicates, ignoredColumns } = report;
  const imported = verdict === 'imported';
  return (
    <Stack gap={5}>
      <div role="status">
        <Text as="p" weight="medium">
          {sentenceOf(report, verdict)}
        </Text>
      </div>
      <StatGrid
        label="Result"
        cards={[
          { label: 'Rows', value: rows },
          { label: imported ? 'Created' : 'New', value: created },
          { label: imported ? 'Updated' : 'To update', value: updated },
          { label: 'Skipped', value: skipped },
        ]}
      />
      {errors.length > 0 ? <RowErrors errors={errors} fileName={fileName} /> : null}
      <SupplierChanges report={report} confirmed={confirmed} onConfirm={errors.length > 0 ? undefined : onConfirm} />
      {duplicates.length > 0 ? <Duplicates duplicates={duplicates} onDuplicate={onDuplicate} /> : null}
      <Hidden report={report} />
      {ignoredColumns.length > 0 ? (
        // Long headings without spaces would make the dialog wider than a narrow screen.
        <div className="sup:wrap-anywhere">
          <Text as="p" tone="muted">
            Columns not imported: {listOf(ignoredColumns)}.
          </Text>
        </div>
      ) : null}
    </Stack>
  );
}

/** What the workbook does not show and is imported all the same. */
function Hidden({ report: { hiddenRows = 0, hiddenColumns = 0 } }: { report: ImportReport }) {
  const parts = [
    ...(hiddenRows ? [`${formatNumber(hiddenRows)} hidden ${hiddenRows === 1 ? 'row' : 'rows'}`] : []),
    ...(hiddenColumns ? [`${formatNumber(hiddenColumns)} hidden ${hiddenColumns === 1 ? 'column' : 'columns'}`] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <Text as="p">
      The sheet has {parts.join(' and ')}, which the import reads too. Delete them from the sheet if they do not belong
      to it.
    </Text>
  );
}

function sentenceOf({ rows, created, updated, errors, changes = [] }: ImportReport, verdict: Verdict): string {
  if (verdict === 'imported') return 'The import is finished.';
  if (rows === 0) return 'The file has no rows below its heading.';
  if (verdict === 'rejected') return 'Nothing was imported. Some rows are no longer valid.';
  if (errors.length > 0)
    return 'Nothing can be imported yet. Correct the cells below and choose the file again, or go back to the columns.';
  if (changes.some(({ approves, changedSinceExport }) => approves || changedSinceExport))
    return 'The file can be imported once you confirm the marked changes below.';
  return created + updated > 0
    ? 'The file can be imported.'
    : 'There is nothing to import: every supplier in the file is already in the directory.';
}

const MAX_LISTED = 8;

/** Lists the first names and counts the others: some files have dozens of columns. */
function listOf(names: readonly string[]): string {
  const named = names.slice(0, MAX_LISTED).join(', ');
  return names.length > MAX_LISTED ? `${named} and ${formatNumber(names.length - MAX_LISTED)} more` : named;
}
