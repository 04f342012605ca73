import type { FsvpFile } from '@fsvp/contracts/fsvp-file';
import { OpeningDialog } from '@fsvp/ui';
import { useMay, useUrlState } from '@fsvp/web-kit';
import { Suspense, useState } from 'react';
import { ProceduresDialog } from '../procedures/lazy-procedures.dialog.js';
import { StartDialog } from '../start/lazy-start.dialog.js';
import { EditFileDialog } from './edit-file.dialog.js';
import { FilePage } from './file.page.js';
import { FilesScreen } from './files-screen.js';
import { filesUrl } from './fsvp-files.url.js';
import { OpenFileDialog } from './open-file.dialog.js';
import { useBackToList } from './use-back-to-list.js';

/** The list and the portfolio, or one file in place of them. */
export function FsvpFilesPage() {
  const [state, setState] = useUrlState(filesUrl);
  const { view } = state;
  const mayWrite = useMay('write');
  const [opened, setOpened] = useState<FsvpFile>();
  const back = useBackToList(view, () =>
    setState({ view: undefined, section: undefined, asOf: undefined, record: undefined }, 'replace'),
  );
  return (
    <>
      {view ? (
        <FilePage
          id={view}
          known={opened?.id === view ? opened : undefined}
          onBack={back}
          onEdit={({ id }) => setState({ edit: id })}
        />
      ) : (
        <FilesScreen
          returnedFrom={opened?.id}
          onView={(file) => {
            setOpened(file);
            setState({ view: file.id });
          }}
          onNew={() => setState({ new: '1' })}
        />
      )}
      <OpenFileDialog
        open={mayWrite && state.new === '1'}
        onClose={() => setState({ new: undefined }, 'replace')}
        onOpened={({ id }) => setState({ new: undefined, view: id }, 'replace')}
      />
      {mayWrite && (state.start ?? state.wizard) ? (
        <Suspense fallback={<OpeningDialog />}>
          <StartDialog
            start={state.start}
            onChoose={(start) => setState({ start }, 'replace')}
            onClose={() => setState({ start: undefined, wizard: undefined }, 'replace')}
          />
        </Suspense>
      ) : null}
      {state.procedures ? (
        <Suspense fallback={<OpeningDialog />}>
          <ProceduresDialog
            importerId={state.procedures === '1' ? undefined : state.procedures}
            onChoose={(procedures) => setState({ procedures }, 'replace')}
            onClose={() => setState({ procedures: undefined }, 'replace')}
          />
        </Suspense>
      ) : null}
      <EditFileDialog id={state.edit} onClose={() => setState({ edit: undefined, view: state.edit }, 'replace')} />
    </>
  );
}
