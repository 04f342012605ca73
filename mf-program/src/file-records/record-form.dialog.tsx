import { ASSURANCE_KINDS } from '@fsvp/contracts/program/assurance';
import { CONTROL_KINDS } from '@fsvp/contracts/program/control-records/control-record';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { STANDING_CHECK_KINDS, STANDING_CHECK_RULES } from '@fsvp/contracts/program/standing-check';
import { useLastDefined } from '@fsvp/ui';
import { useMay, useUrlState } from '@fsvp/web-kit';
import { filesUrl } from '../fsvp-files/fsvp-files.url.js';
import { isOpenFile } from '../fsvp-files/is-open-file.js';
import { NewAssuranceDialog } from './new-assurance.dialog.js';
import { NewCheckDialog } from './new-check.dialog.js';
import { NewControlDialog } from './new-control.dialog.js';
import { RECORD_FORMS } from './record-codes.js';

/** The form that `record` in the address opens, for those who may write. */
export function RecordFormDialog({ file }: { file: FsvpFile }) {
  const [{ record: wanted }, setState] = useUrlState(filesUrl);
  const record = RECORD_FORMS.find((form) => form === wanted);
  const mayRecord = useMay('write') && isOpenFile(file);
  // The form stays as it is while it closes.
  const shown = useLastDefined(record);
  const checkKind =
    shown === 'check' ? 'scope' : STANDING_CHECK_KINDS.find((kind) => STANDING_CHECK_RULES[kind].code === shown);
  const controlKind = shown === 'control' ? 'LACF-1' : CONTROL_KINDS.find((kind) => kind === shown);
  const close = () => setState({ record: undefined }, 'replace');
  if (!mayRecord || !shown) return null;
  if (controlKind)
    return <NewControlDialog key={shown} file={file} open={record !== undefined} kind={controlKind} onClose={close} />;
  return checkKind ? (
    <NewCheckDialog key={shown} file={file} open={record !== undefined} kind={checkKind} onClose={close} />
  ) : (
    <NewAssuranceDialog
      key={shown}
      file={file}
      open={record !== undefined}
      kind={ASSURANCE_KINDS.find((kind) => kind === shown)}
      onClose={close}
    />
  );
}
