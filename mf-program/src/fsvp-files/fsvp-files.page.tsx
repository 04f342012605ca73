import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Card, OpeningDialog } from '@fsvp/ui';
import { useMay, useUrlState } from '@fsvp/web-kit';
import { Suspense, useState } from 'react';
import { EvaluationPage } from '../evaluations/lazy-evaluation.page.js';
import { LetterPage } from '../letters/lazy-letter.page.js';
import { ManyFilesDialog } from '../many-files/lazy-many-files.dialog.js';
import { PlanPage } from '../plans/lazy-plan.page.js';
import { ProceduresDialog } from '../procedures/lazy-procedures.dialog.js';
import { ReevaluationsScreen } from '../reevaluations/lazy-reevaluations.js';
import { SessionPage } from '../session/lazy-session.page.js';
import { SmallImporterPage } from '../small-importer/lazy-small-importer.page.js';
import { SeveralSessionPage } from '../session/several/lazy-several-session.page.js';
import { StartDialog } from '../start/lazy-start.dialog.js';
import { FilePage } from './file.page.js';
import { FilesScreen } from './files-screen.js';
import { filesUrl } from './fsvp-files.url.js';
import { FileDialogs } from './lazy-file.js';
import { LoadingFile } from './loading-file.js';
import { useBackToList } from './use-back-to-list.js';

/** The list and the portfolio, or one file or the reevaluations in place of them. */
export function FsvpFilesPage() {
  const [{ view, reevaluations, reevaluation, small }, setState] = useUrlState(filesUrl);
  const mayWrite = useMay('write');
  if (small && !view && mayWrite)
    return (
      <Suspense fallback={<LoadingPart />}>
        <SmallImporterPage importerId={small} onBack={() => setState({ small: undefined }, 'replace')} />
      </Suspense>
    );
  if (view || !(reevaluations || reevaluation)) return <Files />;
  return (
    <Suspense
      fallback={
        <Card>
          <LoadingFile label="Loading reevaluations…" />
        </Card>
      }
    >
      <ReevaluationsScreen />
    </Suspense>
  );
}

function Files() {
  const [state, setState] = useUrlState(filesUrl);
  const { view } = state;
  const isInSession = Boolean(state.session) || state.files.length > 0;
  const back = isInSession ? 'Back to the questions' : 'Back to the file';
  /** Of several files, the page of one of them was opened from their questions. */
  const leavePart = state.files.length > 0 ? { view: undefined } : {};
  const mayWrite = useMay('write');
  const [opened, setOpened] = useState<FsvpFile>();
  const leaveFile = useBackToList(view, () =>
    setState(
      {
        view: undefined,
        section: undefined,
        asOf: undefined,
        record: undefined,
        session: undefined,
        step: undefined,
        files: undefined,
        shared: undefined,
        letter: undefined,
        foods: undefined,
        evaluation: undefined,
        approve: undefined,
        plan: undefined,
        determine: undefined,
        sign: undefined,
      },
      'replace',
    ),
  );
  return (
    <>
      {view && state.evaluation ? (
        <Suspense fallback={<LoadingPart />}>
          <EvaluationPage
            fileId={view}
            back={back}
            onBack={() => setState({ ...leavePart, evaluation: undefined, approve: undefined }, 'replace')}
          />
        </Suspense>
      ) : view && state.plan ? (
        <Suspense fallback={<LoadingPart />}>
          <PlanPage fileId={view} back={back} onBack={() => setState({ ...leavePart, plan: undefined }, 'replace')} />
        </Suspense>
      ) : view && state.letter ? (
        <Suspense fallback={<LoadingPart />}>
          <LetterPage
            id={view}
            onBack={() =>
              setState({ ...leavePart, letter: undefined, foods: undefined, ...(state.small && { view: undefined }) })
            }
          />
        </Suspense>
      ) : state.files.length > 0 ? (
        <Suspense fallback={<LoadingPart />}>
          <SeveralSessionPage
            ids={state.files}
            onBack={() => setState({ files: undefined, shared: undefined, view: undefined }, 'replace')}
          />
        </Suspense>
      ) : view && state.session ? (
        <Suspense fallback={<LoadingPart />}>
          <SessionPage id={view} onBack={() => setState({ session: undefined, step: undefined })} />
        </Suspense>
      ) : view ? (
        <FilePage
          id={view}
          known={opened?.id === view ? opened : undefined}
          onBack={leaveFile}
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
      <FileDialogs
        open={Boolean(state.edit || state.new || (view && (state.determine || state.sign)))}
        state={state}
        setState={setState}
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
      {mayWrite && state.several ? (
        <Suspense fallback={<OpeningDialog />}>
          <ManyFilesDialog onClose={() => setState({ several: undefined }, 'replace')} />
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

function LoadingPart() {
  return (
    <Card>
      <LoadingFile label="Loading…" />
    </Card>
  );
}
