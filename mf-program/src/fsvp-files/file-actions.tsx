import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button } from '@fsvp/ui';
import { WriteOnly } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { AskButton } from '../reevaluations/ask-button.js';
import { CloseFileDialog } from './close-file.dialog.js';
import { isOpenFile } from './is-open-file.js';
import { LifecycleButton } from './lifecycle-actions.js';

export interface FileActionsProps {
  file: FsvpFile;
  onEdit: (file: FsvpFile) => void;
}

/** The buttons of an open file; a closed one has none. */
export function FileActions({ file, onEdit }: FileActionsProps) {
  const [closing, setClosing] = useState<FsvpFile>();
  return (
    <>
      {isOpenFile(file) ? (
        <WriteOnly>
          <AskButton file={file} />
          <Button variant="ghost" icon={icons.close} onClick={() => setClosing(file)}>
            Close file…
          </Button>
          <LifecycleButton file={file} />
          <Button icon={icons.edit} onClick={() => onEdit(file)}>
            Edit
          </Button>
        </WriteOnly>
      ) : null}
      <CloseFileDialog file={closing} onClose={() => setClosing(undefined)} />
    </>
  );
}
