import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button } from '@fsvp/ui';
import { useUrlState, WriteOnly } from '@fsvp/web-kit';
import { useState } from 'react';
import { filesUrl } from '../fsvp-files/fsvp-files.url.js';
import { isOpenFile } from '../fsvp-files/is-open-file.js';
import type { ReadinessItem } from '../readiness/item-text.js';
import { ChooseEvidenceDialog } from './choose-evidence.dialog.js';

/** The button and the form to choose evidence for a requirement; none for closed files and other days. */
export function ChooseEvidence({ file, item }: { file: FsvpFile; item: ReadinessItem }) {
  const [{ asOf }] = useUrlState(filesUrl);
  const [open, setOpen] = useState(false);
  if (asOf || !isOpenFile(file)) return null;
  return (
    <WriteOnly>
      <Button variant="ghost" size="sm" aria-label={`Choose evidence… (${item.code})`} onClick={() => setOpen(true)}>
        Choose evidence…
      </Button>
      <ChooseEvidenceDialog file={file} item={item} open={open} onClose={() => setOpen(false)} />
    </WriteOnly>
  );
}
