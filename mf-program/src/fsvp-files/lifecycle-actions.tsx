import type { FsvpFile, Lifecycle } from '@fsvp/contracts/program/fsvp-file';
import { Button } from '@fsvp/ui';
import { ConfirmDialog } from '@fsvp/ui/dialogs';
import { useState } from 'react';
import { laterIcons } from '../later-icons.js';
import { useMoveFile } from './api/update-file.js';
import { StartImportingDialog } from './start-importing.dialog.js';

interface Move {
  label: string;
  to: Lifecycle;
  question: (file: FsvpFile) => string;
}

const START: Move = {
  label: 'Start importing',
  to: 'importing',
  question: ({ determination }) =>
    `Today is recorded as the day on which importing began.${determination ? '' : ' Its regime is not determined yet.'}`,
};
const SUSPEND: Move = {
  label: 'Suspend',
  to: 'suspended',
  question: () => 'Do not import under a suspended file. You can resume it at any time.',
};
const RESUME: Move = {
  label: 'Resume',
  to: 'importing',
  question: () => 'The file returns to the state Importing.',
};
const MOVES: Record<Exclude<Lifecycle, 'closed'>, Move> = { preparing: START, importing: SUSPEND, suspended: RESUME };

interface LifecycleButtonProps {
  file: FsvpFile & { lifecycle: Exclude<Lifecycle, 'closed'> };
  look?: 'primary' | 'outline';
}

/** The button that moves an open file to its next state, after a question. */
export function LifecycleButton({ file, look = 'outline' }: LifecycleButtonProps) {
  const [asking, setAsking] = useState<Move>();
  const move = useMoveFile();
  const next = MOVES[file.lifecycle];
  const shown = asking ?? next;
  const lacks = shown.to === 'importing' && file.readiness.blocking.length > 0;
  const confirm = async () => {
    try {
      await move.mutateAsync({ params: { id: file.id }, body: { lifecycle: shown.to }, ifVersion: file.version });
    } catch {
      // A toast says why.
    }
    setAsking(undefined);
  };
  return (
    <>
      <Button variant={look} icon={laterIcons[file.lifecycle]} onClick={() => setAsking(next)}>
        {next.label}
      </Button>
      <ConfirmDialog
        open={asking !== undefined && !lacks}
        onOpenChange={(open) => {
          if (!open) setAsking(undefined);
        }}
        title={`${shown.label}: ${file.number}`}
        question={shown.question(file)}
        confirmLabel={shown.label}
        tone="primary"
        pending={move.isPending}
        onConfirm={confirm}
      />
      <StartImportingDialog
        file={file}
        label={shown.label}
        open={asking !== undefined && lacks}
        onClose={() => setAsking(undefined)}
      />
    </>
  );
}
