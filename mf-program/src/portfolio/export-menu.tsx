import type { ReportFormat } from '@fsvp/contracts/reports/report';
import { Button, Menu, Text } from '@fsvp/ui';
import { laterIcons } from '../later-icons.js';
import { useExport } from './api/use-export.js';
import type { PortfolioState } from './portfolio.url.js';

const FORMATS: readonly Exclude<ReportFormat, 'json'>[] = ['csv', 'xlsx', 'pdf'];

/** Exports the report FSVP Readiness, which has fewer filters than the screen: the menu says which. */
export function ExportMenu({ state }: { state: PortfolioState }) {
  const { importer, supplierId, country, owner, verdict, missing } = state;
  const { request, busy, progress } = useExport({ importerId: importer, supplierId });
  const scope = importer || supplierId ? 'The files of the chosen importer and supplier' : 'All open files';
  const hasOthers = [country, owner, verdict, missing].some((value) => value !== undefined);
  return (
    <Menu
      label="Export the portfolio"
      header={
        <Text as="p" size="meta" weight="normal" tone="muted">
          {`Report FSVP Readiness: ${scope}, with every requirement, as of today.`}
          {hasOthers ? ' Other filters do not apply.' : ''}
        </Text>
      }
      items={FORMATS.map((format) => ({
        label: format.toUpperCase(),
        disabled: busy,
        onSelect: () => void request(format),
      }))}
      trigger={
        <Button variant="outline" icon={laterIcons.download} loading={busy}>
          {busy ? `Exporting… ${progress}%` : 'Export'}
        </Button>
      }
    />
  );
}
