import type { ImportInspection } from '@fsvp/contracts/suppliers/supplier-import';
import { formatNumber, ProgressBar, Text } from '@fsvp/ui';
import { ColumnsTable } from './columns-table.js';
import { FixedValuesForm } from './fixed-values.js';
import { JOINED_LABELS } from './import-fields.js';
import { readingOf } from './import-state.js';
import { Notice } from './notice.js';
import { ReadingOptions } from './reading-options.js';
import { StepPanel } from './step-panel.js';
import type { SupplierImport } from './use-supplier-import.js';

export function ColumnsStep({ flow, inspection }: { flow: SupplierImport; inspection: ImportInspection }) {
  const { state, read, match, fix } = flow;
  return (
    <StepPanel title="Match the columns">
      <Text as="p" tone="muted">
        {state.file?.name}: {formatNumber(inspection.columns.length)}{' '}
        {inspection.columns.length === 1 ? 'column' : 'columns'}. {JOINED_LABELS.join(' and ')} can be chosen for
        several columns; their values are joined with a comma.
      </Text>
      {state.problem ? <Notice>{state.problem}</Notice> : null}
      <ReadingOptions inspection={inspection} reading={readingOf(state)} onRead={read} />
      {state.running === 'inspecting' ? <ProgressBar label="Reading the file again…" /> : null}
      <ColumnsTable key={inspection.columns.length} columns={inspection.columns} match={state.match} onMatch={match} />
      <FixedValuesForm match={state.match} fixed={state.fixed} onChange={fix} />
    </StepPanel>
  );
}
