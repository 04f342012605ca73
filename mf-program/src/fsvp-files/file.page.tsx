import { getFsvpFile, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Card, ErrorState, formatDate, PageHeader, Text, TextLink } from '@fsvp/ui';
import { loadError, useRecord, useUrlState } from '@fsvp/web-kit';
import { useDeferredValue, useEffect } from 'react';
import { RecordPage } from '../record-page.js';
import { useFileReadiness } from './api/get-readiness.js';
import { FileFacts } from './file-facts.js';
import { filesUrl } from './fsvp-files.url.js';
import { JudgedDay } from './judged-day.js';
import { FileActions, FileTabs, NextLine } from './lazy-file.js';
import { LoadingFile } from './loading-file.js';
import { ReadinessSummary } from './readiness-summary.js';

interface FilePageProps {
  id: string;
  /** The copy from the list, shown while the record loads. */
  known: FsvpFile | undefined;
  onBack: () => void;
  onEdit: (file: FsvpFile) => void;
}

/** One file in place of the list. */
export function FilePage({ id, known, onBack, onEdit }: FilePageProps) {
  const [{ small }] = useUrlState(filesUrl);
  const query = useRecord(getFsvpFile, id, { known, enabled: true });
  const { data: file } = query;
  const error = loadError(query, 'The FSVP file could not be loaded');
  const name = file ? `FSVP file ${file.number}` : 'FSVP file';
  // A deferred render waits for the chunk of the tabs; a Suspense would show its fallback for at least 300 ms.
  const ready = useDeferredValue(file !== undefined, false);
  useEffect(() => FileTabs.prefetch(), []);
  return (
    <RecordPage id={id} name={name} back={small ? 'Back to the steps' : undefined} onBack={onBack}>
      <PageHeader
        title={file ? `${file.foodName} from ${file.supplierName}` : name}
        subtitle={file ? `FSVP file ${file.number}, ${file.importerName}` : undefined}
        actions={file && ready ? <FileActions file={file} onEdit={onEdit} /> : undefined}
      />
      {file ? (
        <LoadedFile file={file} ready={ready} />
      ) : (
        <Card>{error ? <ErrorState {...error} /> : <LoadingFile label="Loading the FSVP file…" />}</Card>
      )}
    </RecordPage>
  );
}

/** @param props.ready whether the tabs can be rendered, to which the summary leads */
function LoadedFile({ file, ready }: { file: FsvpFile; ready: boolean }) {
  const [{ asOf }, setState] = useUrlState(filesUrl);
  // A closed file is shown as it was when it was closed.
  const day = asOf ?? file.closedOn ?? undefined;
  const query = useFileReadiness(file.id, day);
  // Items of another day would be shown as those of the day that cannot be judged.
  const readiness = query.isError ? undefined : query.data;
  const error = loadError(query, 'The requirements could not be assessed');
  const judge = (next: string | undefined) => setState({ asOf: next }, 'replace');
  const unloaded = (label: string) => <Card>{error ? <ErrorState {...error} /> : <LoadingFile label={label} />}</Card>;
  return (
    <>
      {file.closedOn ? (
        <Text as="p" tone="warning">
          {`Closed on ${formatDate(file.closedOn)}: ${(file.closeReason ?? 'no reason given').replace(/\.$/, '')}. It cannot be changed. Its requirements are assessed as of ${
            day === file.closedOn ? 'that day' : 'another day'
          }.`}
        </Text>
      ) : file.supplierDeleted ? (
        <Text as="p" tone="warning">
          {`${file.supplierName} was deleted. Close this file. If you still import from the supplier, add it again and open a new file.`}
        </Text>
      ) : null}
      <JudgedDay file={file} asOf={asOf} onChange={judge} />
      {readiness && ready ? <NextLine file={file} readiness={readiness} /> : null}
      <div className="program:grid program:items-start program:gap-6 program:*:min-w-0 program:xl:grid-cols-2">
        {readiness && ready ? (
          <ReadinessSummary file={file} readiness={readiness} />
        ) : (
          unloaded('Assessing the requirements…')
        )}
        <FileFacts file={file} readiness={readiness} />
      </div>
      {ready ? (
        <FileTabs file={file} readiness={readiness} error={error} />
      ) : error ? null : (
        unloaded('Loading requirements…')
      )}
      <p>
        <TextLink href={hrefs.history(file.id)} printed={false}>
          Change history
        </TextLink>
      </p>
    </>
  );
}
