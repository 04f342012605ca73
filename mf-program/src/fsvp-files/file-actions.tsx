import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button } from '@fsvp/ui';
import { useUrlState, WriteOnly } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { CloseFileDialog } from './close-file.dialog.js';
import { filesUrl } from './fsvp-files.url.js';
import { isOpenFile } from './is-open-file.js';
import { LifecycleButton } from './lifecycle-actions.js';

export interface FileActionsProps {
  file: FsvpFile;
  onEdit: (file: FsvpFile) => void;
}

/** The way to its evaluation, and the buttons of an open file. */
export function FileActions({ file, onEdit }: FileActionsProps) {
  const [, setState] = useUrlState(filesUrl);
  const [closing, setClosing] = useState<FsvpFile>();
  return (
    <>
      <Button variant="outline" icon={icons.evaluation} onClick={() => setState({ evaluation: '1' })}>
        Evaluation
      </Button>
      {isOpenFile(file) ? (
        <WriteOnly>
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
