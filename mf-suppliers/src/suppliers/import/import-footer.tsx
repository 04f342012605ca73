import { Button, formatNumber, Text } from '@fsvp/ui';
import { icons } from '../../shared/icons.js';
import { reasonNotReady } from './column-match.js';
import { isConfirmed } from './import-confirmations.js';
import type { ImportState } from './import-state.js';
import type { SupplierImport } from './use-supplier-import.js';

/** The id of the current step's form, which the submit button in the footer refers to. */
export const IMPORT_FORM = 'supplier-import';
const REASON = `${IMPORT_FORM}-reason`;

interface ImportFooterProps {
  flow: SupplierImport;
  onClose: () => void;
}

export function ImportFooter({ flow, onClose }: ImportFooterProps) {
  const { state, back, stop, stopWaiting } = flow;
  const { step, running, delay, outcome } = state;
  const cancel = (
    <Button variant="outline" onClick={onClose}>
      Cancel
    </Button>
  );
  if (step === 'result') return <Button onClick={onClose}>Done</Button>;
  if (step === 'file') return cancel;
  if (step === 'columns') {
    const reason = running ? 'The file is being read.' : reasonNotReady(state.match, state.fixed);
    return (
      <>
        <div role="status" id={REASON} className="sup:mr-auto sup:max-sm:w-full">
          {reason ? <Text tone="muted">{reason}</Text> : null}
        </div>
        <Button variant="outline" onClick={() => back('file')}>
          Back
        </Button>
        <Button type="submit" form={IMPORT_FORM} disabled={reason !== undefined} aria-describedby={REASON}>
          Check file
        </Button>
      </>
    );
  }
  if (running === 'checking') {
    return (
      <Button variant="outline" onClick={stop}>
        Cancel check
      </Button>
    );
  }
  const unconfirmed = outcome !== undefined && !isConfirmed(outcome.report, state.confirmed) && changesOf(state) > 0;
  return (
    <>
      <div role="status" id={REASON} className="sup:mr-auto sup:max-sm:w-full">
        {unconfirmed ? <Text tone="muted">Confirm these changes with the checkboxes above.</Text> : null}
      </div>
      {running && delay ? (
        <Button variant="outline" onClick={stopWaiting}>
          Stop waiting
        </Button>
      ) : (
        <Button variant="outline" disabled={running !== undefined} onClick={() => back('columns')}>
          Back
        </Button>
      )}
      <Button
        type="submit"
        form={IMPORT_FORM}
        icon={icons.import}
        disabled={changesOf(state) === 0 || unconfirmed}
        aria-describedby={unconfirmed ? REASON : undefined}
        loading={running !== undefined}
      >
        {importLabel(changesOf(state))}
      </Button>
    </>
  );
}

/** The number of suppliers that an import would create or update; 0 if it is not possible. */
function changesOf({ outcome }: ImportState): number {
  if (!outcome || outcome.report.errors.length > 0) return 0;
  return outcome.report.created + outcome.report.updated;
}

function importLabel(changes: number): string {
  if (changes === 0) return 'Import';
  return `Import ${formatNumber(changes)} ${changes === 1 ? 'supplier' : 'suppliers'}`;
}
