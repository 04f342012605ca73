import { IMPORT_LIMITS } from '@fsvp/contracts/suppliers/supplier-import';
import { formatNumber, ProgressBar, Stack } from '@fsvp/ui';
import { FileDrop } from '@fsvp/ui/dialogs';
import { ACCEPTED_FILES, MAX_MEGABYTES } from './chosen-file.js';
import type { SupplierImport } from './use-supplier-import.js';

const HINT =
  `CSV, TSV, TXT or XLSX with a heading row, up to ${formatNumber(IMPORT_LIMITS.rows)} rows and ${MAX_MEGABYTES} MB. ` +
  'Any separator, encoding and column names work. You can check them in the next step.';

export function FileStep({ flow: { state, choose } }: { flow: SupplierImport }) {
  const { file, running, problem } = state;
  const reading = running === 'inspecting';
  return (
    <Stack gap={4}>
      <FileDrop
        label="Choose a file"
        accept={ACCEPTED_FILES}
        hint={HINT}
        fileName={file?.name}
        disabled={reading}
        error={problem}
        onFile={(chosen) => void choose(chosen)}
      />
      {reading ? <ProgressBar label={`Reading ${file?.name ?? 'the file'}…`} /> : null}
    </Stack>
  );
}
