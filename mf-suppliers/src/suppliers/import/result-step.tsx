import { ImportReportView } from './import-report.js';
import type { ImportState } from './import-state.js';
import { StepPanel } from './step-panel.js';

export function ResultStep({ state: { outcome, onDuplicate, confirmed, file } }: { state: ImportState }) {
  return (
    <StepPanel title="What was imported">
      {outcome ? (
        <ImportReportView {...outcome} onDuplicate={onDuplicate} fileName={file?.name ?? ''} confirmed={confirmed} />
      ) : null}
    </StepPanel>
  );
}
