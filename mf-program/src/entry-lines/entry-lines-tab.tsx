import { entryLineTitle, type EntryLine } from '@fsvp/contracts/program/entry-line';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button, Card, CardList, Inline, Pagination } from '@fsvp/ui';
import { loadError, useMay, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { filesUrl } from '../fsvp-files/fsvp-files.url.js';
import { isOpenFile } from '../fsvp-files/is-open-file.js';
import { icons } from '../icons.js';
import { useDeleteEntryLine, useFileImporter, useFileLines } from './api/entry-lines.js';
import { EditEntryLineDialog } from './edit-entry-line.dialog.js';
import { ImportLinesDialog } from './import-lines.dialog.js';
import { LineFacts } from './line-facts.js';
import { NewEntryLineDialog } from './new-entry-line.dialog.js';

/** The lines of customs entries of a file, with what does not declare its importer. */
export function EntryLinesTab({ file }: { file: FsvpFile }) {
  const [{ line }, setState] = useUrlState(filesUrl);
  const [offset, setOffset] = useState(0);
  const [form, setForm] = useState<'new' | 'import'>();
  const [deleted, setDeleted] = useState<EntryLine>();
  const list = useFileLines(file, offset);
  const { data: importer } = useFileImporter(file);
  const remove = useDeleteEntryLine();
  const isOpen = isOpenFile(file);
  const mayChange = useMay('write') && isOpen;
  const { entryLines, total = 0 } = list.data ?? {};
  const close = () => setForm(undefined);
  return (
    <Card
      title="Entry lines"
      description={`Each entry line must identify ${file.importerName} by name, email address and DUNS number (21 CFR 1.509(a)).`}
      flush
      actions={
        isOpen ? (
          <WriteOnly>
            <Button variant="outline" size="sm" onClick={() => setForm('import')}>
              Import CSV
            </Button>
            <Button variant="outline" size="sm" icon={icons.add} disabled={!importer} onClick={() => setForm('new')}>
              Record a line
            </Button>
          </WriteOnly>
        ) : undefined
      }
    >
      <CardList
        look="rows"
        label="Entry lines"
        items={entryLines}
        itemKey={({ id }) => id}
        emptyText="No entry lines are recorded for this file."
        skeletonRows={2}
        error={loadError(list, 'The entry lines could not be loaded')}
        render={(entryLine) => (
          <Inline justify="between" gap={3}>
            <LineFacts line={entryLine} />
            {mayChange ? (
              <Inline>
                <Button
                  variant="ghost"
                  size="sm"
                  icon={icons.edit}
                  aria-label={`Edit ${entryLineTitle(entryLine)}`}
                  onClick={() => setState({ line: entryLine.id })}
                >
                  Edit
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  icon={icons.remove}
                  aria-label={`Delete ${entryLineTitle(entryLine)}…`}
                  onClick={() => setDeleted(entryLine)}
                >
                  Delete…
                </Button>
              </Inline>
            ) : null}
          </Inline>
        )}
      />
      {total > DEFAULT_LIMIT ? (
        <div className="program:px-4 program:py-3 program:sm:px-5">
          <Pagination limit={DEFAULT_LIMIT} offset={offset} total={total} onChange={setOffset} />
        </div>
      ) : null}
      {importer ? <NewEntryLineDialog file={file} importer={importer} open={form === 'new'} onClose={close} /> : null}
      <ImportLinesDialog file={file} open={form === 'import'} onClose={close} />
      <EditEntryLineDialog id={mayChange ? line : undefined} onClose={() => setState({ line: undefined }, 'replace')} />
      <DeleteDialog
        record={deleted}
        title={(record) => `Delete ${entryLineTitle(record).replace('Line', 'line')}?`}
        question={() => 'It no longer counts for this file. The audit trail keeps it.'}
        remove={remove}
        inputOf={({ id }) => ({ params: { id } })}
        onClose={() => setDeleted(undefined)}
      />
    </Card>
  );
}
