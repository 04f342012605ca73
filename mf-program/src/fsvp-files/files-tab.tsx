import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button, Card, Inline, Pagination } from '@fsvp/ui';
import { loadError, usePages, useUrlState } from '@fsvp/web-kit';
import { useDeferredValue } from 'react';
import { useFsvpFiles } from './api/list-files.js';
import { useActiveImporters } from './api/active-importers.js';
import { SeveralButton } from '../session/several/several-button.js';
import { FilesTable } from './files-table.js';
import { FilesToolbar } from './files-toolbar.js';
import { ALL_CLOSED, FIRST_FILE, FirstSteps, useClosedFiles } from './first-steps.js';
import { filesUrl, isFiltered, lifecyclesOf, UNFILTERED, type FileSort } from './fsvp-files.url.js';

interface FilesTabProps {
  /** The file that was shown in place of the list before. */
  returnedFrom: string | undefined;
  onView: (file: FsvpFile) => void;
}

/** The list of files. */
export function FilesTab({ returnedFrom, onView }: FilesTabProps) {
  const [state, setState] = useUrlState(filesUrl);
  const { search, importer, verdict, regime, missing, country, supplierId, offset } = state;
  const { sort = 'readiness', order = 'asc' } = state;

  const filter = {
    search,
    lifecycle: lifecyclesOf(state.state),
    importerId: importer,
    supplierId,
    regime: regime && [regime],
    verdict: verdict && [verdict],
    missing: missing && [missing],
    country: country === undefined ? undefined : [country],
  };
  const list = useFsvpFiles({ ...filter, sort, order, offset });
  const { fsvpFiles: files, total, counts } = list.data ?? {};
  // Deferred as the rows are, so that they come first.
  const importers = useActiveImporters(useDeferredValue(!list.isPending, false));
  const pages = usePages(list, { offset, show: (next, how) => setState({ offset: next }, how) });

  const filtered = isFiltered(state);
  const isEmpty = !filtered && total === 0;
  const closed = useClosedFiles(filter, total === 0 && state.state === undefined);
  return (
    <Card
      title="Files"
      description={state.state ? undefined : 'Closed files are not listed. To see them, choose them under State.'}
      actions={isEmpty ? undefined : <SeveralButton filter={{ ...filter, search: search || undefined }} />}
      flush
      toolbar={<FilesToolbar importers={importers.data?.importers} counts={counts} state={state} setState={setState} />}
      footer={<Pagination label="Pages of FSVP files" {...pages} />}
    >
      <FilesTable
        files={files}
        isAsking={list.isAsking}
        returnedFrom={returnedFrom}
        error={loadError(list, 'The FSVP files could not be loaded')}
        emptyText={
          filtered
            ? closed === 0
              ? 'No FSVP files found'
              : closed === 1
                ? '1 closed file matches.'
                : `${closed} closed files match.`
            : closed > 0
              ? ALL_CLOSED
              : FIRST_FILE
        }
        emptyAction={
          filtered || closed > 0 ? (
            <Inline justify="center">
              {closed > 0 ? (
                <Button variant="outline" onClick={() => setState({ state: 'closed', offset: 0 })}>
                  Show closed files
                </Button>
              ) : null}
              {filtered ? (
                <Button variant="outline" onClick={() => setState(UNFILTERED)}>
                  Clear search and filters
                </Button>
              ) : null}
            </Inline>
          ) : (
            <FirstSteps onStart={() => setState({ start: '1' })} onPropose={() => setState({ wizard: '1' })} />
          )
        }
        sort={{ id: sort, order }}
        onSortChange={(next) => setState({ sort: next.id as FileSort, order: next.order, offset: 0 })}
        onView={onView}
      />
    </Card>
  );
}
