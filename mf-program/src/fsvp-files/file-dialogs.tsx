import { type SetUrlState, useMay } from '@fsvp/web-kit';
import { EditFileDialog } from './edit-file.dialog.js';
import type { FilesState, filesUrl } from './fsvp-files.url.js';
import { OpenFileDialog } from './open-file.dialog.js';

export interface FileDialogsProps {
  state: FilesState;
  setState: SetUrlState<typeof filesUrl>;
}

/** The forms of a new file and of an existing one. */
export function FileDialogs({ state, setState }: FileDialogsProps) {
  const mayWrite = useMay('write');
  return (
    <>
      <OpenFileDialog
        open={mayWrite && state.new === '1'}
        onClose={() => setState({ new: undefined }, 'replace')}
        onOpened={({ id }) => setState({ new: undefined, view: id }, 'replace')}
      />
      <EditFileDialog id={state.edit} onClose={() => setState({ edit: undefined, view: state.edit }, 'replace')} />
    </>
  );
}
