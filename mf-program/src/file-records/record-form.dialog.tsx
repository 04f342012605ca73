import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { useLastDefined } from '@fsvp/ui';
import { useMay, useUrlState } from '@fsvp/web-kit';
import { filesUrl } from '../fsvp-files/fsvp-files.url.js';
import { isOpenFile } from '../fsvp-files/is-open-file.js';
import { NewAssuranceDialog } from './new-assurance.dialog.js';
import { NewCheckDialog } from './new-check.dialog.js';
import { assuranceKindOf, checkKindOf } from './record-codes.js';

/** The form that `record` in the address opens, for those who may write. */
export function RecordFormDialog({ file }: { file: FsvpFile }) {
  const [{ record }, setState] = useUrlState(filesUrl);
  const mayRecord = useMay('write') && isOpenFile(file);
  // The form stays as it is while it closes.
  const shown = useLastDefined(record);
  const checkKind = checkKindOf(shown);
  const close = () => setState({ record: undefined }, 'replace');
  if (!mayRecord || !shown) return null;
  return checkKind ? (
    <NewCheckDialog key={shown} file={file} open={record !== undefined} kind={checkKind} onClose={close} />
  ) : (
    <NewAssuranceDialog
      key={shown}
      file={file}
      open={record !== undefined}
      kind={assuranceKindOf(shown)}
      onClose={close}
    />
  );
}
