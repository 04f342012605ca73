import { RISK_LEVEL_LABELS } from '@fsvp/contracts/suppliers/supplier';
import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import { SUPPLIER_STATUS_LABELS } from '@fsvp/contracts/suppliers/supplier-status';
import { Badge, formatNumber, Section, Text, TextLink, type DataTableColumn } from '@fsvp/ui';
import { Checkbox } from '@fsvp/ui/dialogs';
import { hrefs } from '@fsvp/web-kit';
import { labelOfPath } from './import-fields.js';
import { confirmationsOf, type Change, type Confirmations } from './import-confirmations.js';
import { PagedTable } from './paged-table.js';
import { RowNumber } from './row-number.js';

const PAGE = 10;
/** More fields of one supplier are counted. */
const MAX_FIELDS = 6;

const VALUE_TEXTS: Record<string, Record<string, string>> = {
  riskLevel: RISK_LEVEL_LABELS,
  status: SUPPLIER_STATUS_LABELS,
  fsvpRequired: { true: 'Yes', false: 'No' },
};

const textOf = (path: string, value: string | null) =>
  value === null ? 'blank' : (VALUE_TEXTS[path]?.[value] ?? value);

const columns: DataTableColumn<Change>[] = [
  { id: 'row', header: 'Row', width: '5rem', cell: ({ row }) => <RowNumber row={row} /> },
  { id: 'supplier', header: 'Supplier', width: '14rem', wrap: true, cell: (change) => <Supplier change={change} /> },
  { id: 'changes', header: 'Changes', wrap: true, cell: ({ fields }) => <Fields fields={fields} /> },
];

function Supplier({ change: { id, name, approves, changedSinceExport } }: { change: Change }) {
  return (
    <div className="sup:flex sup:flex-col sup:items-start sup:gap-1 sup:wrap-anywhere">
      {/* In a new tab, so that the import stays open. */}
      <TextLink href={hrefs.supplier(id)} target="_blank">
        {name}
      </TextLink>
      {approves ? <Badge tone="yellow">Becomes approved</Badge> : null}
      {changedSinceExport ? <Badge tone="yellow">Changed since this export</Badge> : null}
    </div>
  );
}

function Fields({ fields }: Pick<Change, 'fields'>) {
  const more = fields.length - MAX_FIELDS;
  return (
    <ul className="sup:flex sup:min-w-0 sup:flex-col sup:wrap-anywhere">
      {fields.slice(0, MAX_FIELDS).map(({ path, from, to }) => (
        <li key={path}>
          <span className="sup:text-muted">{labelOfPath(path)}:</span> {textOf(path, from)} → {textOf(path, to)}
        </li>
      ))}
      {more > 0 ? (
        <li className="sup:text-muted">
          and {formatNumber(more)} more {more === 1 ? 'field' : 'fields'}
        </li>
      ) : null}
    </ul>
  );
}

interface SupplierChangesProps {
  report: ImportReport;
  confirmed: Confirmations;
  /** Absent once the import has run. */
  onConfirm?: ((confirmed: Confirmations) => void) | undefined;
}

/** What the file changes in suppliers of the directory, and what the user must confirm of it. */
export function SupplierChanges({ report, confirmed, onConfirm }: SupplierChangesProps) {
  const { changes = [], updated, clearedFields = 0 } = report;
  if (changes.length === 0) return null;
  const { approvals, overwrites } = confirmationsOf(report);
  // What must be confirmed is on the first page.
  const rows = changes.toSorted((one, other) => weightOf(other) - weightOf(one));
  return (
    <Section title={`Changes to suppliers (${formatNumber(updated)})`} headingLevel={3}>
      {clearedFields > 0 ? (
        <Text as="p" tone="muted">
          {clearedFields === 1
            ? 'A blank cell clears one field.'
            : `Blank cells clear ${formatNumber(clearedFields)} fields.`}
        </Text>
      ) : null}
      {updated > changes.length ? (
        <Text as="p" tone="muted">
          The table shows {formatNumber(changes.length)} of {formatNumber(updated)} suppliers.
        </Text>
      ) : null}
      <PagedTable caption="Changes to suppliers" columns={columns} rows={rows} page={PAGE} />
      {onConfirm && approvals > 0 ? (
        <Checkbox
          label={`Approve ${countOf(approvals)} that ${approvals === 1 ? 'is' : 'are'} suspended or rejected`}
          checked={confirmed.approvals}
          onChange={(checked) => onConfirm({ ...confirmed, approvals: checked })}
        />
      ) : null}
      {onConfirm && overwrites > 0 ? (
        <Checkbox
          label={`Overwrite ${countOf(overwrites)} that changed after this file was exported`}
          checked={confirmed.overwrites}
          onChange={(checked) => onConfirm({ ...confirmed, overwrites: checked })}
        />
      ) : null}
    </Section>
  );
}

const weightOf = ({ approves, changedSinceExport }: Change) => Number(approves ?? 0) + Number(changedSinceExport ?? 0);

function countOf(suppliers: number): string {
  return `${formatNumber(suppliers)} ${suppliers === 1 ? 'supplier' : 'suppliers'}`;
}
