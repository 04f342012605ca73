import { DEFAULT_LIMIT } from '@fsvp/contracts/fields';
import { Button, Card, Pagination } from '@fsvp/ui';
import { loadError, useExistingPage, useUrlState } from '@fsvp/web-kit';
import { useFsvpFiles } from './api/list-files.js';
import { useActiveImporters } from './api/load-parties.js';
import { FilesTable } from './files-table.js';
import { FilesToolbar } from './files-toolbar.js';
import { ALL_CLOSED, FIRST_FILE, FirstSteps, useHasClosedFiles } from './first-steps.js';
import { filesUrl, lifecyclesOf, UNFILTERED, type FileSort } from './fsvp-files.url.js';

/** The list of files. */
export function FilesTab() {
  const [state, setState] = useUrlState(filesUrl);
  const { search, importer, sort = 'number', order = 'desc', offset } = state;

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
  return (
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
            <FirstSteps onOpen={() => setState({ new: '1' })} />
          )
        }
        sort={{ id: sort, order }}
        onSortChange={(next) => setState({ sort: next.id as FileSort, order: next.order, offset: 0 })}
        onView={({ id }) => setState({ view: id })}
      />
    </Card>
  );
}
