import { DEFAULT_LIMIT } from '@fsvp/contracts/fields';
import type { FsvpFile } from '@fsvp/contracts/fsvp-file';
import { Button, Card, PageHeader, Pagination, Stack, Text } from '@fsvp/ui';
import { loadError, useExistingPage, useMay, usePageTitle, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import { useFsvpFiles } from './api/list-files.js';
import { useActiveImporters } from './api/load-parties.js';
import { EditFileDialog } from './edit-file.dialog.js';
import { FileDetailsDialog } from './file-details.dialog.js';
import { FilesTable } from './files-table.js';
import { FilesToolbar } from './files-toolbar.js';
import { ALL_CLOSED, FIRST_FILE, FirstSteps, useHasClosedFiles } from './first-steps.js';
import { filesUrl, lifecyclesOf, UNFILTERED, type FileSort } from './fsvp-files.url.js';
import { OpenFileDialog } from './open-file.dialog.js';

export function FsvpFilesPage() {
  usePageTitle('FSVP Files');
  const [state, setState] = useUrlState(filesUrl);
  const { search, importer, sort = 'number', order = 'desc', offset, view } = state;
  const mayWrite = useMay('write');

  const lifecycle = lifecyclesOf(state.state);
  const list = useFsvpFiles({ search, lifecycle, importerId: importer, sort, order, offset });
  const { fsvpFiles: files, total } = list.data ?? {};
  const importers = useActiveImporters(!list.isPending);
  useExistingPage({
    offset,
    limit: DEFAULT_LIMIT,
    total: list.isPlaceholderData ? undefined : total,
    show: (last) => setState({ offset: last }, 'replace'),
  });

  const isFiltered = Boolean(search || state.state || importer);
  const isEmpty = !isFiltered && total === 0;
  const hasClosed = useHasClosedFiles(isEmpty);
  const startNew = () => setState({ new: '1' });
  const edit = ({ id }: FsvpFile) => setState({ view: undefined, edit: id }, view ? 'replace' : undefined);
  return (
    <Stack gap={6}>
      <PageHeader
        title="FSVP Files"
        subtitle="The program for each food from each foreign supplier (21 CFR 1.502), with the regime that decides its requirements"
        actions={
          <WriteOnly>
            <Button icon={icons.add} onClick={startNew}>
              Open an FSVP File
            </Button>
          </WriteOnly>
        }
      />
      <Card
        title="Files"
        description={state.state ? undefined : 'Closed files are not listed. Choose them under State.'}
        flush
        toolbar={<FilesToolbar importers={importers.data?.importers} state={state} setState={setState} />}
        footer={
          total === undefined ? null : (
            <Pagination
              label="Pages of FSVP files"
              limit={DEFAULT_LIMIT}
              offset={offset}
              total={total}
              onChange={(next) => setState({ offset: next })}
            />
          )
        }
      >
        <FilesTable
          files={files}
          error={loadError(list, 'The FSVP files could not be loaded')}
          emptyText={isFiltered ? 'No FSVP files found' : hasClosed ? ALL_CLOSED : FIRST_FILE}
          emptyAction={
            isFiltered ? (
              <Button variant="outline" onClick={() => setState(UNFILTERED)}>
                Clear search and filters
              </Button>
            ) : hasClosed ? (
              <Button variant="outline" onClick={() => setState({ state: 'closed' })}>
                Show closed files
              </Button>
            ) : (
              <FirstSteps onOpen={startNew} />
            )
          }
          sort={{ id: sort, order }}
          onSortChange={(next) => setState({ sort: next.id as FileSort, order: next.order, offset: 0 })}
          onView={({ id }) => setState({ view: id })}
        />
      </Card>
      <Text as="p" size="meta" tone="subtle">
        Not legal advice. Check the cited section.
      </Text>
      <OpenFileDialog
        open={mayWrite && state.new === '1'}
        onClose={() => setState({ new: undefined }, 'replace')}
        onOpened={({ id }) => setState({ new: undefined, view: id }, 'replace')}
      />
      <FileDetailsDialog
        id={view}
        known={files?.find(({ id }) => id === view)}
        onClose={() => setState({ view: undefined }, 'replace')}
        onEdit={edit}
      />
      <EditFileDialog id={state.edit} onClose={() => setState({ edit: undefined, view: state.edit }, 'replace')} />
    </Stack>
  );
}
