import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button } from '@fsvp/ui';
import { useUrlState, WriteOnly } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { laterIcons } from '../later-icons.js';
import { SessionPage } from '../session/lazy-session.page.js';
import { AskButton } from '../reevaluations/ask-button.js';
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
  // The button is in the line that names what is next.
  const isToStart = file.lifecycle === 'preparing' && file.readiness.missing.length === 0;
  return (
    <>
      <Button variant="outline" icon={laterIcons.evaluation} onClick={() => setState({ evaluation: '1' })}>
        Evaluation
      </Button>
      {isOpenFile(file) ? (
        <WriteOnly>
          <AskButton file={file} />
          <Button variant="ghost" icon={laterIcons.close} onClick={() => setClosing(file)}>
            Close file…
          </Button>
          {isToStart ? null : <LifecycleButton file={file} />}
          <Button variant="outline" icon={icons.edit} onClick={() => onEdit(file)}>
            Edit
          </Button>
          {file.readiness.verdict === 'ready' ? null : (
            <Button
              variant="outline"
              icon={icons.session}
              onPointerOver={SessionPage.prefetch}
              onClick={() => setState({ session: '1' })}
            >
              Get This File Ready
            </Button>
          )}
        </WriteOnly>
      ) : null}
      <CloseFileDialog file={closing} onClose={() => setClosing(undefined)} />
    </>
  );
}
