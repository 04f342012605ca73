import { Button, OpeningDialog, t } from '@fsvp/ui';
import { WriteOnly } from '@fsvp/web-kit';
import { Suspense, useState } from 'react';
import { icons } from '../../icons.js';
import type { FilesFilter } from './choose-files.dialog.js';
import { ChooseFilesDialog } from './lazy-choose-files.dialog.js';

/** Opens the choice of files for one session. */
export function SeveralButton({ filter }: { filter: FilesFilter }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <WriteOnly>
      <Button
        variant="outline"
        size="sm"
        icon={icons.session}
        onPointerOver={ChooseFilesDialog.prefetch}
        onClick={() => setOpen(true)}
      >
        {t({ defaultMessage: 'Get Several Ready' })}
      </Button>
      {isOpen ? (
        <Suspense fallback={<OpeningDialog />}>
          <ChooseFilesDialog filter={filter} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </WriteOnly>
  );
}
