import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Card, ErrorState, formatDate, Text, TextLink } from '@fsvp/ui';
import { loadError, useUrlState } from '@fsvp/web-kit';
import { useFileReadiness } from './api/get-readiness.js';
import { FileFacts } from './file-facts.js';
import { FileTabs } from './file-tabs.js';
import { filesUrl } from './fsvp-files.url.js';
import { JudgedDay } from './judged-day.js';
import { LoadingFile } from './loading-file.js';
import { NextLine } from './next-line.js';
import { ReadinessSummary } from './readiness-summary.js';

export interface LoadedFileProps {
  file: FsvpFile;
}

/** The readiness of a file, its facts and its parts. */
export function LoadedFile({ file }: LoadedFileProps) {
  const [{ asOf }, setState] = useUrlState(filesUrl);
  // A closed file is shown as it was when it was closed.
  const day = asOf ?? file.closedOn ?? undefined;
  const query = useFileReadiness(file.id, day);
  // Items of another day would be shown as those of the day that cannot be judged.
  const readiness = query.isError ? undefined : query.data;
  const error = loadError(query, 'The requirements could not be assessed');
  const judge = (next: string | undefined) => setState({ asOf: next }, 'replace');
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
      {readiness ? <NextLine file={file} readiness={readiness} /> : null}
      <div className="program:grid program:items-start program:gap-6 program:*:min-w-0 program:xl:grid-cols-2">
        {readiness ? (
          <ReadinessSummary file={file} readiness={readiness} />
        ) : (
          <Card>{error ? <ErrorState {...error} /> : <LoadingFile label="Assessing the requirements…" />}</Card>
        )}
        <FileFacts file={file} readiness={readiness} />
      </div>
      <FileTabs file={file} readiness={readiness} error={error} />
      <p>
        <TextLink href={hrefs.history(file.id)} printed={false}>
          Change history
        </TextLink>
      </p>
    </>
  );
}
