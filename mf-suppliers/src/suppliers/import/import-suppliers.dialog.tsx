import { Stack } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import type { FormEvent } from 'react';
import { CheckStep } from './check-step.js';
import { ColumnsStep } from './columns-step.js';
import { FileStep } from './file-step.js';
import { IMPORT_FORM, ImportFooter } from './import-footer.js';
import { ImportSteps } from './import-steps.js';
import { ResultStep } from './result-step.js';
import { useSupplierImport } from './use-supplier-import.js';

interface ImportSuppliersDialogProps {
  open: boolean;
  onClose: () => void;
}

export function ImportSuppliersDialog({ open, onClose }: ImportSuppliersDialogProps) {
  // Each opening starts with an empty dialog.
  return open ? <OpenDialog onClose={onClose} /> : null;
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const flow = useSupplierImport();
  const { step, running, inspection } = flow.state;
  const close = (next: boolean) => {
    if (!next) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'columns') flow.check();
    else flow.run();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      dismissable={running !== 'importing'}
      size="lg"
      title="Import Suppliers"
      description={
        step === 'result'
          ? undefined
          : running === 'importing'
            ? 'All rows are imported together, or none of them.'
            : 'The file is checked first. Nothing changes until you import it.'
      }
      footer={<ImportFooter flow={flow} onClose={onClose} />}
    >
      <Stack gap={5}>
        <ImportSteps current={step} />
        {step === 'file' ? <FileStep flow={flow} /> : null}
        {step === 'result' ? <ResultStep state={flow.state} /> : null}
        {step === 'columns' || step === 'check' ? (
          <form id={IMPORT_FORM} noValidate onSubmit={submit}>
            {step === 'check' ? (
              <CheckStep flow={flow} />
            ) : inspection ? (
              <ColumnsStep flow={flow} inspection={inspection} />
            ) : null}
          </form>
        ) : null}
      </Stack>
    </Dialog>
  );
}
