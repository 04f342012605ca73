import { IMPORT_LIMITS } from '@fsvp/contracts/supplier-import';
import { Button, Dialog, FileDrop, formatNumber, Inline, ProgressBar, SegmentedControl, Stack, Text } from '@fsvp/ui';
import { icons } from '../../shared/icons.js';
import { ImportReportView } from './import-report.js';
import { useSupplierImport } from './use-supplier-import.js';

interface ImportSuppliersDialogProps {
  open: boolean;
  onClose: () => void;
}

const HINT = `CSV in UTF-8 with a heading row, up to ${formatNumber(IMPORT_LIMITS.rows)} rows and ${IMPORT_LIMITS.bytes / 1024 / 1024} MB. The columns are those of Export CSV; name and country are required.`;

const duplicateOptions = [
  { value: 'skip', label: 'Skip' },
  { value: 'create', label: 'Create anyway' },
] as const;

export function ImportSuppliersDialog({ open, onClose }: ImportSuppliersDialogProps) {
  // Each opening begins anew.
  return open ? <OpenDialog onClose={onClose} /> : null;
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const { file, onDuplicate, outcome, problem, checking, importing, choose, chooseOnDuplicate, run } = useSupplierImport();
  const report = outcome?.report;
  const changes = report ? report.created + report.updated : 0;
  const importable = report !== undefined && report.errors.length === 0 && changes > 0;
  const busy = checking || importing;
  const close = (next: boolean) => {
    if (!next) onClose();
  };

  const buttons = outcome?.imported ? (
    <Button onClick={onClose}>Done</Button>
  ) : (
    <>
      <Button variant="outline" disabled={importing} onClick={onClose}>
        Cancel
      </Button>
      <Button icon={icons.import} disabled={!importable || checking} loading={importing} onClick={() => void run()}>
        {importable ? `Import ${formatNumber(changes)} ${changes === 1 ? 'supplier' : 'suppliers'}` : 'Import'}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={close} dismissable={!importing} size="lg" title="Import Suppliers" description="A file is checked first; nothing is changed until you import it." footer={buttons}>
      <Stack gap={5}>
        {outcome?.imported ? null : (
          <>
            <FileDrop label="Choose a CSV file" accept=".csv,text/csv" hint={HINT} fileName={file?.name} disabled={busy} error={problem} onFile={(chosen) => void choose(chosen)} />
            <Inline gap={3}>
              <Text>Suppliers that are in the directory already</Text>
              <SegmentedControl
                label="Suppliers that are in the directory already"
                value={onDuplicate}
                onChange={chooseOnDuplicate}
                options={duplicateOptions.map((option) => ({ ...option, disabled: busy }))}
              />
            </Inline>
          </>
        )}
        {checking ? <ProgressBar label={`Checking ${file?.name ?? 'the file'}…`} /> : null}
        {importing ? <ProgressBar label={`Importing ${formatNumber(report?.rows ?? 0)} rows…`} /> : null}
        {outcome ? <ImportReportView report={outcome.report} imported={outcome.imported} onDuplicate={onDuplicate} /> : null}
      </Stack>
    </Dialog>
  );
}
