import { type SetUrlState, useMay } from '@fsvp/web-kit';
import { DetermineDialog } from './determine.dialog.js';
import { EditFileDialog } from './edit-file.dialog.js';
import { NOT_NEW, type FilesState, type filesUrl } from './fsvp-files.url.js';
import { OpenFileDialog } from './open-file.dialog.js';
import { SignPreparedDialog } from './sign-prepared.dialog.js';

export interface FileDialogsProps {
  state: FilesState;
  setState: SetUrlState<typeof filesUrl>;
}

/** The forms of a new file and of an existing one. */
export function FileDialogs({ state, setState }: FileDialogsProps) {
  const mayWrite = useMay('write');
  const maySign = useMay('hand_in_signature');
  return (
    <>
      <OpenFileDialog
        open={mayWrite && state.new === '1'}
        supplierId={state.newSupplier}
        foodId={state.newFood}
        onClose={() => setState(NOT_NEW, 'replace')}
        onOpened={({ id }) => setState({ ...NOT_NEW, view: id }, 'replace')}
      />
      <EditFileDialog id={state.edit} onClose={() => setState({ edit: undefined, view: state.edit }, 'replace')} />
      <DetermineDialog
        fileId={mayWrite && state.determine ? state.view : undefined}
        onClose={() => setState({ determine: undefined }, 'close')}
      />
      <SignPreparedDialog
        fileId={maySign && state.sign ? state.view : undefined}
        onClose={() => setState({ sign: undefined }, 'close')}
      />
    </>
  );
}
