import { getFsvpFile, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Card, ErrorState, PageHeader } from '@fsvp/ui';
import { loadError, useRecord, useUrlState } from '@fsvp/web-kit';
import { useDeferredValue, useEffect } from 'react';
import { RecordPage } from '../record-page.js';
import { filesUrl } from './fsvp-files.url.js';
import { FileActions, LoadedFile } from './lazy-file.js';
import { LoadingFile } from './loading-file.js';

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
  // A deferred render waits for the chunk of a file; a Suspense would show its fallback for at least 300 ms.
  const ready = useDeferredValue(file !== undefined, false);
  useEffect(() => LoadedFile.prefetch(), []);
  return (
    <RecordPage id={id} name={name} back={small ? 'Back to the steps' : undefined} onBack={onBack}>
      <PageHeader
        title={file ? `${file.foodName} from ${file.supplierName}` : name}
        subtitle={file ? `FSVP file ${file.number}, ${file.importerName}` : undefined}
        actions={file && ready ? <FileActions file={file} onEdit={onEdit} /> : undefined}
      />
      {file && ready ? (
        <LoadedFile file={file} />
      ) : (
        <Card>{error ? <ErrorState {...error} /> : <LoadingFile label="Loading the FSVP file…" />}</Card>
      )}
    </RecordPage>
  );
}
