import { Inline, SegmentedControl, Text } from '@fsvp/ui';
import { ImportReportView } from './import-report.js';
import { ImportRunning } from './import-running.js';
import { Notice } from './notice.js';
import { StepPanel } from './step-panel.js';
import type { SupplierImport } from './use-supplier-import.js';

const LABEL = 'Suppliers already in the directory';

const duplicateOptions = [
  { value: 'skip', label: 'Skip' },
  { value: 'create', label: 'Create anyway' },
] as const;

export function CheckStep({ flow: { state, chooseOnDuplicate, confirm } }: { flow: SupplierImport }) {
  const { running, outcome, onDuplicate, confirmed, problem, file } = state;
  // Without the report of the check, which would push the progress out of view.
  if (running === 'importing') {
    return (
      <StepPanel key="importing" title="Importing the suppliers">
        <ImportRunning state={state} />
      </StepPanel>
    );
  }
  return (
    <StepPanel title="Preview of the import">
      {problem ? <Notice>{problem}</Notice> : null}
      <ImportRunning state={state} />
      <Inline gap={3}>
        <Text>{LABEL}</Text>
        <SegmentedControl label={LABEL} value={onDuplicate} onChange={chooseOnDuplicate} options={duplicateOptions} />
      </Inline>
      {outcome ? (
        <ImportReportView
          {...outcome}
          onDuplicate={onDuplicate}
          fileName={file?.name ?? ''}
          confirmed={confirmed}
          onConfirm={confirm}
        />
      ) : null}
    </StepPanel>
  );
}
