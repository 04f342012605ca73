import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Card, OpeningDialog, Spinner } from '@fsvp/ui';
import { useMay, useUrlState } from '@fsvp/web-kit';
import { Suspense, useState } from 'react';
import { EvaluationPage } from '../evaluations/lazy-evaluation.page.js';
import { ProceduresDialog } from '../procedures/lazy-procedures.dialog.js';
import { StartDialog } from '../start/lazy-start.dialog.js';
import { FilePage } from './file.page.js';
import { FilesScreen } from './files-screen.js';
import { filesUrl } from './fsvp-files.url.js';
import { FileDialogs } from './lazy-file.js';
import { useBackToList } from './use-back-to-list.js';

/** The list and the portfolio, or one file in place of them. */
export function FsvpFilesPage() {
  const [state, setState] = useUrlState(filesUrl);
  const { view } = state;
  const mayWrite = useMay('write');
  const [opened, setOpened] = useState<FsvpFile>();
  const back = useBackToList(view, () =>
    setState(
      { view: undefined, section: undefined, asOf: undefined, record: undefined, evaluation: undefined },
      'replace',
    ),
  );
  return (
    <>
      {view && state.evaluation ? (
        <Suspense fallback={<OpeningPage />}>
          <EvaluationPage fileId={view} onBack={() => setState({ evaluation: undefined }, 'replace')} />
        </Suspense>
      ) : view ? (
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
      <FileDialogs open={Boolean(state.edit || state.new)} state={state} setState={setState} />
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
    </>
  );
}

function OpeningPage() {
  return (
    <Card>
      <Spinner label="Loading…" />
    </Card>
  );
}
